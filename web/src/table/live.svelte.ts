// A live table: what the server says, and what people on this device do.

import { ask, history } from "../wire/api";
import type { Witness } from "../wire/fair";
import { keep, kept, random, seal, without, type Kept, NOTHING } from "../wire/keys";
import { Socket, type Answer, type Deed, type Link } from "../wire/socket";
import type { Emote, EventFrame, ServerFrame, Settings, TableInfo } from "../wire/types";
import { Showing } from "./showing.svelte";

/** Refusals that need no words: the page was a moment behind, or will ask again. */
const QUIET = new Set(["stale", "too-many-frames"]);

/** Why a table cannot be reached, now or ever. */
export const LOST = ["no-table", "damaged"];

export class LiveTable extends Showing {
  link = $state<Link>("connecting");
  refused = $state.raw<{ say: string; code: string; rule: string } | null>(null);
  gone = $state.raw<{ say: string; code: string } | null>(null); // the server said why it closes
  mine = $state.raw<Kept>(NOTHING);
  holder = $state(-1); // of several people who share this device, the one who has it in hand
  thinking = $state(false); // the coach has been asked

  readonly host = $derived(this.mine.host !== null || (this.table !== null && this.seats.includes(this.table.host)));
  /** Somebody else on this device has to act: it must change hands first. */
  readonly handOver = $derived(
    !this.busy && this.seats.length > 1 && this.now !== null && this.now.waits !== "nothing" && this.seats.includes(this.now.seat) && this.now.seat !== this.holder ? this.now.seat : -1,
  );

  #socket: Socket;
  #taking = false;
  #sealed = new Set<string>(); // what was sealed here, lest it be sealed twice while the server has not said so yet

  constructor(
    readonly id: string,
    readonly language: () => string,
  ) {
    super();
    this.#take(kept(id));
    this.#socket = new Socket(
      id,
      () => ({ tokens: Object.values(this.mine.tokens), host: this.mine.host }),
      () => (this.seq > 0 ? this.seq : null),
      language,
      (frame) => this.#hear(frame),
      (link) => (this.link = link),
      () => void this.#sort(),
    );
  }

  close(): void {
    this.#socket.close();
  }

  /** How far the server's clock is ahead of this one. */
  get ahead(): number {
    return this.#socket.ahead;
  }

  protected override holds(seat: number): boolean {
    return this.seats.includes(seat) && (this.seats.length < 2 || seat === this.holder) && !this.table?.seats[seat]?.stand_in;
  }

  // what people do

  async say(deed: Deed): Promise<Answer> {
    const answer = await this.#socket.say(deed);
    if ("refused" in answer && !QUIET.has(answer.refused)) this.refused = { say: answer.say, code: answer.refused, rule: answer.rule ?? "" };
    return answer;
  }

  ask(deed: Deed): Promise<Answer> {
    return this.#socket.say(deed);
  }

  async sit(seat: number, name: string): Promise<Answer> {
    const seed = random(32);
    const sealed = this.table?.fair.chains[0]?.seal ?? "";
    const answer = await this.ask({ do: "sit", seat, name, commitment: seal(seed), nonce: random(16) });
    if ("ok" in answer && answer.token)
      this.#keep({ ...this.mine, tokens: { ...this.mine.tokens, [seat]: answer.token }, seeds: { ...this.mine.seeds, [seat]: seed }, seal: sealed });
    return answer;
  }

  async stand(seat: number): Promise<void> {
    await this.say({ do: "stand", seat });
  }

  /** Take a seat over from another device, by its link. */
  async take(ticket: string): Promise<boolean> {
    this.#taking = true;
    const answer = await this.say({ do: "take", ticket, nonce: random(16) });
    if ("ok" in answer && answer.token && answer.seat != null)
      this.#keep({ ...this.mine, tokens: { ...this.mine.tokens, [answer.seat]: answer.token } });
    this.#taking = false;
    return "ok" in answer;
  }

  change(settings: Settings): Promise<Answer> {
    return this.say({ do: "change", settings });
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

  emote(seat: number, emote: Emote): Promise<Answer> {
    return this.say({ do: "emote", seat, emote });
  }

  /** Ask the coach about this moment. */
  async consult(): Promise<void> {
    this.thinking = true;
    const answer = await this.say({ do: "coach", at: this.seq });
    this.thinking = false;
    if ("ok" in answer && answer.advice && answer.advice.seq === this.seq) this.advice = answer.advice;
  }

  /** The language has changed: sentences of the server shall follow. */
  greet(): void {
    if (this.link === "open") void this.#socket.hello();
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

  protected override witness(): Witness {
    return { seal: this.mine.seal, seeds: this.mine.seeds };
  }

  // the keys of this device

  #keep(what: Kept): void {
    this.#take(what);
    keep(this.id, what);
  }

  #take(what: Kept): void {
    this.mine = what;
    this.seats = Object.keys(what.tokens).map(Number);
    if (this.seats.length === 1) this.holder = this.seats[0] ?? -1;
  }

  /** A key does not open anything any more (the seat was freed, or moved to another device): keep those that do. */
  async #sort(): Promise<void> {
    let what = this.mine;
    for (const [seat, token] of Object.entries(what.tokens)) if (!(await ask(this.id, [token], null))) what = without(what, Number(seat));
    if (what.host !== null && !(await ask(this.id, [], what.host))) what = { ...what, host: null };
    this.#keep(what);
    void this.#socket.hello();
  }

  // what the server says

  #hear(frame: ServerFrame): void {
    if ("event" in frame) this.#heed(frame);
    else if ("snapshot" in frame) {
      this.put(frame.seq, frame.table, frame.now ?? null);
      this.#reveal(frame.table);
      void this.#recall(frame.seq);
    } else if ("offer" in frame) this.offer = frame.offer;
    else if ("coach" in frame) this.advice = frame.coach;
    else if ("presence" in frame) this.presence = frame.presence;
    else if ("emote" in frame) this.emotes = { ...this.emotes, [frame.emote.seat]: { emote: frame.emote.emote, at: Date.now() } };
    else if ("clock" in frame && this.newest) this.newest = { ...this.newest, deadline: frame.clock.deadline };
    else if ("bye" in frame) {
      this.gone = { say: frame.bye.say, code: frame.bye.refused };
      if (LOST.includes(frame.bye.refused)) this.close();
    }
  }

  #heed(frame: EventFrame): void {
    const body = frame.event;
    if (body.kind === "stood" && this.seats.includes(body.seat)) this.#keep(without(this.mine, body.seat));
    if (body.kind === "moved" && this.seats.includes(body.seat) && !this.#taking) void this.#sort();
    this.happen(frame);
    if (frame.table) this.#reveal(frame.table);
  }

  /** Fetch what happened before, for the log and to check all throws. */
  async #recall(last: number): Promise<void> {
    try {
      const frames = await history(this.id, last);
      this.remember(frames);
    } catch {
      // then the log begins here
    }
  }

  /** Seeds are shown, and new ones sealed, without anybody having to do anything. */
  #reveal(table: TableInfo): void {
    const chain = table.fair.chains[table.fair.chains.length - 1];
    for (const seat of this.seats) {
      const seed = this.mine.seeds[seat];
      const there = table.seats[seat];
      if (there?.kind !== "person") continue;
      if (table.stage === "revealing" && seed && chain?.seats[seat]?.seed === "") void this.ask({ do: "reveal", seat, seed });
      else if (table.stage === "open" && !there.sealed) {
        const once = `${seat} ${table.restarts} ${chain?.seal ?? ""} ${this.mine.tokens[seat] ?? ""}`;
        if (this.#sealed.has(once)) continue;
        this.#sealed.add(once);
        const fresh = random(32);
        this.#keep({ ...this.mine, seeds: { ...this.mine.seeds, [seat]: fresh }, seal: this.mine.seal || (chain?.seal ?? "") });
        void this.ask({ do: "commit", seat, commitment: seal(fresh) });
      }
    }
  }
}
