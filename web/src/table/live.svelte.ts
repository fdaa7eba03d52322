// One table as the page shows it: what the server said, and what is being shown of it right now.
//
// Events are shown one after the other: each part of an event is an act (dice fall, coins travel) that takes its time; then the position after the
// event is shown. A tap skips to the end. What can be chosen is always what the server offered for the newest event.

import { Checker, type Check } from "../wire/fair";
import { keep, kept, random, seal, type Kept } from "../wire/keys";
import { Socket, type Answer, type Deed, type Link } from "../wire/socket";
import type { Advice, ChancePart, ChoicePart, EmoteInfo, EventFrame, LeavePart, Now, Offer, Presence, ServerFrame, TableInfo, Told } from "../wire/types";

export type Part = ChoicePart | ChancePart | LeavePart;

/** What is being shown at this moment. */
export interface Act {
  seq: number;
  seat: number; // whose deed it is; -1 nobody's
  by: string;
  part: Part;
  step: "fall" | "told"; // dice fall first, then movements travel one by one
  told: Told | null;
  check: Check | null; // of a throw
}

/** A line of the log. */
export interface Line {
  key: string;
  seq: number;
  seat: number;
  kind: string; // an event's kind, `choice`, `chance`, `leave` or `told`
  part: Part | null;
  told: Told | null;
  check: Check | null;
}

export interface Pace {
  fall: number; // milliseconds for dice to fall
  travel: number; // and for each movement
  rest: number; // after each event, so that eyes can follow
}

const CALM: Pace = { fall: 900, travel: 550, rest: 150 };
const STILL: Pace = { fall: 250, travel: 350, rest: 100 }; // with reduced motion: time to read, nothing tumbles
const LOG_LINES = 400;
const BEHIND = 6; // so many events waiting: show the rest at once

export class LiveTable {
  link = $state<Link>("connecting");
  seq = $state(0);
  table = $state.raw<TableInfo | null>(null);
  newest = $state.raw<Now | null>(null); // where the game really is
  now = $state.raw<Now | null>(null); // where the showing of it is
  offer = $state.raw<Offer | null>(null);
  advice = $state.raw<Advice | null>(null);
  presence = $state.raw<Presence>({ seats: [], watching: 0 });
  emotes = $state.raw<Record<number, { emote: EmoteInfo["emote"]; at: number }>>({});
  act = $state.raw<Act | null>(null);
  log = $state.raw<Line[]>([]);
  checks = $state({ fits: 0, differs: 0 });
  refused = $state.raw<{ say: string; code: string; rule: string } | null>(null);
  gone = $state<string | null>(null); // the server said why it closes
  mine = $state.raw<Kept>({ host: null, tokens: {}, seeds: {} });
  sending = $state(false);

  readonly seats = $derived(Object.keys(this.mine.tokens).map(Number)); // held on this device
  readonly busy = $derived(this.act !== null);
  readonly myTurn = $derived(this.newest !== null && this.newest.waits !== "nothing" && this.seats.includes(this.newest.seat));

  #socket: Socket;
  #queue: EventFrame[] = [];
  #showing = false;
  #skip: (() => void) | null = null;
  #hurry = false;
  #checker = new Checker();
  #known: TableInfo | null = null;

  constructor(
    readonly id: string,
    language: () => string,
    readonly pace: () => Pace = () => (matchMedia("(prefers-reduced-motion: reduce)").matches ? STILL : CALM),
  ) {
    this.mine = kept(id);
    this.#socket = new Socket(
      id,
      () => ({ tokens: Object.values(this.mine.tokens), host: this.mine.host }),
      () => (this.seq > 0 ? this.seq : null),
      language,
      (frame) => this.#hear(frame),
      (link) => (this.link = link),
    );
  }

  close(): void {
    this.#socket.close();
  }

  /** How far the server's clock is ahead of this one. */
  get ahead(): number {
    return this.#socket.ahead;
  }

  // what people do

  async say(deed: Deed): Promise<Answer> {
    const answer = await this.#socket.say(deed);
    if ("refused" in answer) this.refused = { say: answer.say, code: answer.refused, rule: answer.rule ?? "" };
    return answer;
  }

  async sit(seat: number, name: string): Promise<boolean> {
    const seed = random(32);
    const answer = await this.say({ do: "sit", seat, name, commitment: seal(seed), nonce: random(16) });
    if (!("ok" in answer) || !answer.token) return false;
    this.#keep({ ...this.mine, tokens: { ...this.mine.tokens, [seat]: answer.token }, seeds: { ...this.mine.seeds, [seat]: seed } });
    return true;
  }

  async take(ticket: string): Promise<boolean> {
    const answer = await this.say({ do: "take", ticket, nonce: random(16) });
    if (!("ok" in answer) || !answer.token || answer.seat == null) return false;
    this.#keep({ ...this.mine, tokens: { ...this.mine.tokens, [answer.seat]: answer.token } });
    return true;
  }

  choose(choice: number): Promise<Answer> {
    return this.#act({ do: "choose", seat: this.newest?.seat ?? 0, at: this.seq, choice, nonce: random(16) });
  }

  roll(): Promise<Answer> {
    return this.#act({ do: "roll", seat: this.newest?.seat ?? 0, at: this.seq, nonce: random(16) });
  }

  undo(): Promise<Answer> {
    return this.#act({ do: "undo", seat: this.newest?.undo ?? 0, at: this.seq });
  }

  async ask(): Promise<void> {
    const answer = await this.say({ do: "coach", at: this.seq });
    if ("ok" in answer && answer.advice) this.advice = answer.advice;
  }

  /** Wait until everything is shown and what can be chosen next is known. */
  async settled(): Promise<void> {
    this.skip();
    for (let tries = 0; tries < 100 && (this.busy || this.offer?.seq !== this.seq); tries += 1) await new Promise((done) => setTimeout(done, 20));
  }

  /** Show the end of what is being shown at once. */
  skip(): void {
    this.#hurry = true;
    this.#skip?.();
  }

  async #act(deed: Deed): Promise<Answer> {
    this.refused = null;
    this.sending = true;
    try {
      return await this.say(deed);
    } finally {
      this.sending = false;
    }
  }

  #keep(what: Kept): void {
    this.mine = what;
    keep(this.id, what);
  }

  // what the server says

  #hear(frame: ServerFrame): void {
    if ("event" in frame) this.#happen(frame);
    else if ("snapshot" in frame) this.#stand(frame.seq, frame.table, frame.now ?? null);
    else if ("offer" in frame) this.offer = frame.offer;
    else if ("coach" in frame) this.advice = frame.coach;
    else if ("presence" in frame) this.presence = frame.presence;
    else if ("emote" in frame) this.emotes = { ...this.emotes, [frame.emote.seat]: { emote: frame.emote.emote, at: Date.now() } };
    else if ("clock" in frame && this.newest) this.newest = { ...this.newest, deadline: frame.clock.deadline };
    else if ("bye" in frame) this.gone = frame.bye.say;
  }

  #happen(frame: EventFrame): void {
    if (frame.seq <= this.seq) return;
    this.seq = frame.seq;
    if (frame.table) {
      this.#known = frame.table;
      this.#reveal(frame.table);
    }
    if (frame.now !== undefined && frame.now !== null) this.newest = frame.now;
    if (this.offer && this.offer.seq < frame.seq) this.offer = null;
    if (this.advice && this.advice.seq < frame.seq) this.advice = null;
    this.#queue.push(frame);
    if (!this.#showing) void this.#show();
  }

  #stand(seq: number, table: TableInfo, now: Now | null): void {
    this.#queue = [];
    this.#known = table;
    this.seq = seq;
    this.table = table;
    this.newest = now;
    this.now = now;
    this.act = null;
    this.#skip?.();
    this.#reveal(table);
  }

  /** Seeds are shown, and new ones sealed, without anybody having to do anything. */
  #reveal(table: TableInfo): void {
    const chain = table.fair.chains[table.fair.chains.length - 1];
    for (const seat of this.seats) {
      const seed = this.mine.seeds[seat];
      const there = table.seats[seat];
      if (!there || there.kind !== "person") continue;
      if (table.stage === "revealing" && seed && chain?.seats[seat]?.seed === "") void this.#socket.say({ do: "reveal", seat, seed });
      else if (table.stage === "open" && !there.sealed) {
        const fresh = random(32);
        this.#keep({ ...this.mine, seeds: { ...this.mine.seeds, [seat]: fresh } });
        void this.#socket.say({ do: "commit", seat, commitment: seal(fresh) });
      }
    }
  }

  // showing

  async #show(): Promise<void> {
    this.#showing = true;
    for (let frame = this.#queue.shift(); frame; frame = this.#queue.shift()) {
      this.#hurry ||= this.#queue.length > BEHIND || document.hidden;
      if (frame.table) this.table = frame.table;
      await this.#perform(frame);
      if (frame.now) this.now = frame.now;
      this.act = null;
      if (!this.#hurry) await this.#pass(this.pace().rest);
      if (this.#queue.length === 0) this.#hurry = false;
    }
    this.now = this.newest;
    this.#showing = false;
  }

  async #perform(frame: EventFrame): Promise<void> {
    const body = frame.event;
    const parts: Part[] = "parts" in body ? body.parts : [];
    const seat = "seat" in body ? body.seat : -1;
    const by = "by" in body ? String(body.by) : "";
    if (parts.length === 0) this.#write({ seq: frame.seq, seat, kind: body.kind, part: null, told: null, check: null });
    for (const part of parts) {
      const check = "chance" in part && this.#known ? this.#checker.check(part, this.#known.fair) : null;
      if (check === "fits") this.checks.fits += 1;
      if (check === "differs") this.checks.differs += 1;
      const kind = "chance" in part ? "chance" : "choice" in part ? "choice" : "leave";
      this.#write({ seq: frame.seq, seat, kind, part, told: null, check });
      const act = { seq: frame.seq, seat, by, part, check };
      if ("chance" in part) {
        this.act = { ...act, step: "fall", told: null };
        await this.#pass(this.pace().fall);
      }
      for (const told of part.told) {
        this.#write({ seq: frame.seq, seat, kind: "told", part, told, check: null });
        if (told.amount === 0 && told.from === "") continue;
        this.act = { ...act, step: "told", told };
        await this.#pass(this.pace().travel);
      }
    }
  }

  #write(line: Omit<Line, "key">): void {
    const key = `${line.seq}.${this.log.length}`;
    this.log = [...this.log.slice(-LOG_LINES), { ...line, key }];
  }

  #pass(milliseconds: number): Promise<void> {
    if (this.#hurry || milliseconds <= 0) return Promise.resolve();
    return new Promise((done) => {
      const timer = setTimeout(finish, milliseconds);
      const live = this;
      function finish(): void {
        clearTimeout(timer);
        live.#skip = null;
        done();
      }
      this.#skip = finish;
    });
  }
}
