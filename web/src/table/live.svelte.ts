// A live table: what the server says, and what people on this device do.

import { ask, history } from "../wire/api";
import { envelopeOf, ownNonce, type Witness } from "../wire/fair";
import { change, holding, kept, NOTHING, random, seal, sealing, shown, watch, without, type Kept } from "../wire/keys";
import { Socket, type Answer, type Deed, type Link } from "../wire/socket";
import type { Emote, EventFrame, ServerFrame, Settings, TableInfo } from "../wire/types";
import { Showing } from "./showing.svelte";

/** Refusals that need no words: the page was a moment behind, or will ask again. */
const QUIET = new Set(["stale", "too-many-frames"]);

/** Why a table cannot be reached, now or ever. */
export const LOST = ["no-table", "damaged"];

const LONGEST_WAIT = 8_000; // milliseconds between two tries to fetch what happened before

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
  #unwatch: () => void;

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
    this.#unwatch = watch(id, () => this.#agree());
  }

  close(): void {
    this.#unwatch();
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
    if ("ok" in answer && answer.token) {
      const { token, seq } = answer;
      this.#keep((there) => sealing({ ...holding(there, seat, token, seq), seal: sealed }, seat, seed));
    }
    return answer;
  }

  async stand(seat: number): Promise<void> {
    await this.say({ do: "stand", seat });
  }

  /** Take a seat over from another device, by its link. */
  async take(ticket: string): Promise<boolean> {
    this.#taking = true;
    const answer = await this.say({ do: "take", ticket, nonce: random(16) });
    if ("ok" in answer && answer.token && answer.seat != null) {
      const { token, seat, seq } = answer;
      this.#keep((there) => holding(without(there, seat), seat, token, seq));
      if (this.table) this.#exchange(this.table);
    }
    this.#taking = false;
    return "ok" in answer;
  }

  change(settings: Settings): Promise<Answer> {
    return this.say({ do: "change", settings });
  }

  choose(choice: number): Promise<Answer> {
    return this.#act((at) => ({ do: "choose", seat: this.newest?.seat ?? 0, at, choice, nonce: this.#nonce() }));
  }

  roll(): Promise<Answer> {
    return this.#act((at) => ({ do: "roll", seat: this.newest?.seat ?? 0, at, nonce: this.#nonce() }));
  }

  undo(): Promise<Answer> {
    return this.#act((at) => ({ do: "undo", seat: this.newest?.undo ?? 0, at }));
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

  /** Do something at this moment of the game; which link is opened next must be known. */
  async #act(deed: (at: number) => Deed): Promise<Answer> {
    this.refused = null;
    this.sending = true;
    const at = this.seq;
    try {
      await this.recalled();
      return await this.say(deed(at));
    } finally {
      this.sending = false;
    }
  }

  /** What is put into the next throw made here. */
  #nonce(): string {
    const next = this.nextLink();
    return next && this.mine.secret ? ownNonce(this.mine.secret, next) : random(16);
  }

  protected override witness(): Witness {
    return this.mine;
  }

  // the keys of this device

  #keep(how: (there: Kept) => Kept): void {
    this.#take(change(this.id, how));
  }

  /** Another tab keeps something else now. What it did not know of is not lost. */
  #agree(): void {
    const before = Object.values(this.mine.tokens).join();
    const { seeds } = this.mine;
    this.#take(kept(this.id));
    for (const seat of this.seats) {
      const lost = (seeds[seat] ?? []).filter((seed) => !this.mine.seeds[seat]?.includes(seed) && this.mine.put[seat]?.seed !== seed);
      for (const seed of lost) this.#keep((there) => sealing(there, seat, seed));
    }
    if (Object.values(this.mine.tokens).join() !== before) this.greet();
  }

  #take(what: Kept): void {
    this.mine = what;
    this.seats = Object.keys(what.tokens).map(Number);
    if (this.seats.length === 1) this.holder = this.seats[0] ?? -1;
  }

  /** A key does not open anything any more (the seat was freed, or moved to another device): keep those that do. */
  async #sort(): Promise<void> {
    const { tokens, host } = this.mine;
    for (const [seat, token] of Object.entries(tokens)) {
      if (!(await ask(this.id, [token], null))) this.#keep((there) => (there.tokens[Number(seat)] === token ? without(there, Number(seat)) : there));
    }
    if (host !== null && !(await ask(this.id, [], host))) this.#keep((there) => ({ ...there, host: null }));
    void this.#socket.hello();
  }

  // what the server says

  #hear(frame: ServerFrame): void {
    if ("event" in frame) this.#heed(frame);
    else if ("snapshot" in frame) {
      this.put(frame.seq, frame.table, frame.now ?? null);
      this.lose(frame.seq);
      this.#claim(frame.seq);
      this.#exchange(frame.table);
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
    if (body.kind === "stood" && this.seats.includes(body.seat)) this.#keep((there) => without(there, body.seat));
    if (body.kind === "moved" && this.seats.includes(body.seat) && !this.#taking) void this.#sort();
    this.happen(frame);
    if (frame.table) this.#exchange(frame.table);
  }

  /** Seats that came here with their keys alone: their deeds come from here from now on. */
  #claim(seq: number): void {
    for (const seat of this.seats) {
      const token = this.mine.tokens[seat];
      if (token && this.mine.since[seat] === undefined) this.#keep((there) => holding(there, seat, token, seq));
    }
  }

  /** Fetch what happened before, for the log and to check all throws. Nothing can be done here before that: so it is tried until it succeeds. */
  async #recall(last: number): Promise<void> {
    for (let wait = 500; last > 0 && this.link !== "closed"; wait = Math.min(2 * wait, LONGEST_WAIT)) {
      try {
        const frames = await history(this.id, last);
        if (this.remember(frames, last)) return;
      } catch {
        // once more, then
      }
      await new Promise((done) => setTimeout(done, wait));
    }
  }

  /** Seeds are shown, and new ones sealed, without anybody having to do anything. A seed is shown for one envelope and no other. */
  #exchange(table: TableInfo): void {
    const chain = table.fair.chains[0];
    for (const seat of this.seats) {
      const there = table.seats[seat];
      const put = chain?.seats[seat];
      if (there?.kind !== "person" || !chain || !put) continue;
      if (table.stage === "revealing" && put.seed === "" && chain.seats.every((other) => other.commitment !== "")) this.#show(seat, put.commitment, envelopeOf(table.fair), chain.restarts);
      else if (table.stage === "open" && !there.sealed) this.#seal(seat, `${seat} ${table.restarts} ${chain.seal} ${this.mine.tokens[seat] ?? ""}`);
    }
  }

  #show(seat: number, commitment: string, envelope: string, restarts: number): void {
    const fitting = this.mine.seeds[seat]?.find((seed) => seal(seed) === commitment);
    if (fitting) this.#keep((there) => shown(there, seat, { seed: fitting, envelope, restarts }));
    const put = this.mine.put[seat];
    if (put?.envelope === envelope && seal(put.seed) === commitment) void this.ask({ do: "reveal", seat, seed: put.seed });
  }

  #seal(seat: number, once: string): void {
    if (this.#sealed.has(once)) return;
    this.#sealed.add(once);
    const seed = kept(this.id).seeds[seat]?.at(-1) ?? random(32);
    this.#keep((there) => sealing({ ...there, seal: there.seal || (this.table?.fair.chains[0]?.seal ?? "") }, seat, seed));
    void this.ask({ do: "commit", seat, commitment: seal(seed) });
  }
}
