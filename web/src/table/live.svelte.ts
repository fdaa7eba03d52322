// A live table: what the server says, and what people on this device do.

import { history, opensAnything } from "../wire/api";
import { envelopeOf, isFirst, ownNonce, type KnownHere } from "../wire/fair";
import { commitmentOf, loadKeys, NO_KEYS, onKeysChanged, randomHex, randomToken, updateKeys, withoutSeat, withRevealed, withSeed, withToken, type DeviceKeys } from "../wire/keys";
import { Socket, type Answer, type FrameBody, type Link } from "../wire/socket";
import type { Emote, EventFrame, ServerFrame, Settings, TableInfo } from "../wire/types";
import { DicePart } from "./dice_part";
import { Playback } from "./playback.svelte";

/** Refusals that need no words: the page was a moment behind, or will ask again. */
const QUIET = new Set(["stale", "too-many-frames"]);

/** Why a table cannot be reached, now or ever. */
export const LOST = ["no-table", "archived", "damaged"];

/** Refusals of a link: the chain that is sealed for the seat is not this device's, so that it seals one. */
const LINKS = new Set(["link-due", "bad-link"]);

const LONGEST_WAIT = 8_000; // milliseconds between two tries to fetch what happened before

export class LiveTable extends Playback {
  link = $state<Link>("connecting");
  refused = $state.raw<{ say: string; code: string; rule: string } | null>(null);
  goodbye = $state.raw<{ say: string; code: string } | null>(null); // the server said why it closes
  keys = $state.raw<DeviceKeys>(NO_KEYS);
  holder = $state(-1); // of several people who share this device, the one who has it in hand
  thinking = $state(false); // the coach has been asked

  readonly host = $derived(this.keys.host !== null || (this.table !== null && this.seats.includes(this.table.host)));
  /** The seat of somebody else on this device who has to act: it must be handed over first. */
  readonly handOver = $derived(
    !this.busy && this.seats.length > 1 && this.now !== null && ["choice", "roll"].includes(this.now.waits) && this.seats.includes(this.now.seat) && this.now.seat !== this.holder ? this.now.seat : -1,
  );

  #socket: Socket;
  #taking = false;
  #sealed = new Set<string>(); // commitments under way, so that none is made twice
  #dice = new DicePart({
    keys: () => this.keys,
    update: (how) => this.#updateKeys(how),
    seats: () => this.seats,
    checker: () => this.checker,
    calling: () => this.newest?.waits === "witness",
    ask: (frame) => this.query(frame),
    blame: (fault) => this.blame(fault),
  });
  #moment = 0; // the last event that changed more than what devices have sealed
  #stopWatching: () => void;

  constructor(
    readonly id: string,
    readonly language: () => string,
  ) {
    super();
    this.#useKeys(loadKeys(id));
    this.#socket = new Socket(
      id,
      () => ({ tokens: Object.values(this.keys.tokens), host: this.keys.host }),
      () => (this.seq > 0 ? this.seq : null),
      language,
      (frame) => this.#onFrame(frame),
      (link) => this.#onLink(link),
      () => void this.#dropVoidKeys(),
    );
    this.#stopWatching = onKeysChanged(id, () => this.#adoptKeys());
  }

  close(): void {
    this.#stopWatching();
    this.#socket.close();
  }

  /** What time it is by the server's clock. */
  readonly serverNow = (): number => this.#socket.time.now();

  protected override holds(seat: number): boolean {
    return this.seats.includes(seat) && (this.seats.length < 2 || seat === this.holder) && !this.table?.seats[seat]?.stand_in;
  }

  // actions of people

  async send(frame: FrameBody): Promise<Answer> {
    return this.#told(await this.query(frame));
  }

  /** An answer; a refusal is shown. */
  #told(answer: Answer): Answer {
    if ("refused" in answer && !QUIET.has(answer.refused)) this.refused = { say: answer.say, code: answer.refused, rule: answer.rule ?? "" };
    return answer;
  }

  async query(frame: FrameBody): Promise<Answer> {
    const answer = await this.#socket.send(frame);
    this.#dice.testimony.heard(answer);
    return answer;
  }

  async sit(seat: number, name: string): Promise<Answer> {
    const seed = randomHex(32);
    const sealed = this.table?.fair.chains[0]?.seal ?? "";
    const answer = await this.query({ do: "sit", seat, name, commitment: commitmentOf(seed), ...this.#dice.firstSeal(seat, this.table), token: randomToken() });
    if ("ok" in answer && answer.token) {
      const { token, seq } = answer;
      this.#updateKeys((there) => withSeed({ ...withToken(there, seat, token, seq), seal: sealed }, seat, seed));
    }
    return answer;
  }

  async stand(seat: number): Promise<void> {
    await this.send({ do: "stand", seat });
  }

  /** Take a seat over from another device, by its link. */
  async take(ticket: string): Promise<boolean> {
    this.#taking = true;
    const answer = await this.send({ do: "take", ticket, token: randomToken() });
    if ("ok" in answer && answer.token && answer.seat != null) {
      const { token, seat, seq } = answer;
      this.#updateKeys((there) => withToken(withoutSeat(there, seat), seat, token, seq));
      if (this.table) this.#exchangeSeeds(this.table);
      this.#dice.follow(); // the event that moved the seat may have come before the answer
    }
    this.#taking = false;
    return "ok" in answer;
  }

  change(settings: Settings): Promise<Answer> {
    return this.send({ do: "change", settings });
  }

  choose(choice: number): Promise<Answer> {
    const seat = this.newest?.seat ?? 0;
    if (!this.offer?.chance.includes(choice)) return this.#act((at) => this.send({ do: "choose", seat, at: at(), choice, nonce: this.#nonce() }));
    const form = this.offer.choices.find((one) => typeof one !== "number" && one.number === choice);
    return this.#chance(typeof form === "object" ? form.form : {}, (at) => ({ do: "choose", seat, at, choice, nonce: this.#nonce(), ...this.#dice.link(seat, choice) }));
  }

  roll(): Promise<Answer> {
    const seat = this.newest?.seat ?? 0;
    return this.#chance(null, (at) => ({ do: "roll", seat, at, nonce: this.#nonce(), ...this.#dice.link(seat, null) }));
  }

  undo(): Promise<Answer> {
    return this.#act((at) => this.send({ do: "undo", seat: this.newest?.undo ?? 0, at: at() }));
  }

  emote(seat: number, emote: Emote): Promise<Answer> {
    return this.send({ do: "emote", seat, emote });
  }

  /** Ask the coach about this moment. */
  async askCoach(): Promise<void> {
    this.thinking = true;
    const answer = await this.send({ do: "coach", at: this.seq });
    this.thinking = false;
    if ("ok" in answer && answer.advice && answer.advice.seq === this.seq) this.advice = answer.advice;
  }

  /** Tell the server about a changed language. */
  repeatHello(): void {
    if (this.link === "open") void this.#socket.hello();
  }

  /** Act at this point of the game, once everything before it is known. What devices seal meanwhile does not matter. */
  async #act(send: (at: () => number) => Promise<Answer>): Promise<Answer> {
    this.refused = null;
    this.sending = true;
    const pressed = this.seq;
    try {
      await this.historyKnown();
      return await send(() => (this.#moment <= pressed ? this.seq : pressed));
    } finally {
      this.sending = false;
    }
  }

  /** Something upon which chance decides: the link of this device goes with it. If the server does not know it, the device seals another chain and tries once more. */
  async #chance(form: Record<string, unknown> | null, body: (at: number) => FrameBody & { seat: number }): Promise<Answer> {
    this.rolling = { form };
    const answer = await this.#act(async (at) => {
      const seat = this.newest?.seat ?? 0;
      await this.#dice.reseal(seat);
      const first = await this.query(body(at()));
      if (!("refused" in first) || !LINKS.has(first.refused)) return this.#told(first);
      await this.#dice.reseal(seat, true);
      return this.send(body(at()));
    });
    if ("refused" in answer) this.rolling = null;
    return answer;
  }

  /** Version 1: the nonce for the next roll made here. In version 2 it only tells actions apart. */
  #nonce(): string {
    const next = this.table && isFirst(this.table.fair) ? this.checker?.next() : null;
    return next && this.keys.secret ? ownNonce(this.keys.secret, next) : randomHex(16);
  }

  protected override known(): KnownHere {
    return this.keys;
  }

  // the keys of this device

  #updateKeys(how: (there: DeviceKeys) => DeviceKeys): void {
    this.#useKeys(updateKeys(this.id, how));
  }

  /** Take over what another tab has stored, and keep seeds it did not know. */
  #adoptKeys(): void {
    const before = Object.values(this.keys.tokens).join();
    const { seeds } = this.keys;
    this.#useKeys(loadKeys(this.id));
    for (const seat of this.seats) {
      const lost = (seeds[seat] ?? []).filter((seed) => !this.keys.seeds[seat]?.includes(seed) && this.keys.put[seat]?.seed !== seed);
      for (const seed of lost) this.#updateKeys((there) => withSeed(there, seat, seed));
    }
    if (Object.values(this.keys.tokens).join() !== before) this.repeatHello();
  }

  #useKeys(what: DeviceKeys): void {
    this.keys = what;
    this.seats = Object.keys(what.tokens).map(Number);
    if (this.seats.length === 1) this.holder = this.seats[0] ?? -1;
  }

  /** Drop keys that open nothing any more: the seat was freed, or moved to another device. */
  async #dropVoidKeys(): Promise<void> {
    const { tokens, host } = this.keys;
    for (const [seat, token] of Object.entries(tokens)) {
      if (!(await opensAnything(this.id, [token], null))) this.#updateKeys((there) => (there.tokens[Number(seat)] === token ? withoutSeat(there, Number(seat)) : there));
    }
    if (host !== null && !(await opensAnything(this.id, [], host))) this.#updateKeys((there) => ({ ...there, host: null }));
    void this.#socket.hello();
  }

  // what the server says

  #onFrame(frame: ServerFrame): void {
    if ("event" in frame) this.#onEvent(frame);
    else if ("snapshot" in frame) {
      this.reset(frame.seq, frame.table, frame.now ?? null);
      this.dropHistory(frame.seq);
      this.#moment = frame.seq;
      this.#claimSeats(frame.seq);
      this.#exchangeSeeds(frame.table);
      void this.#fetchHistory(frame.seq);
    } else if ("offer" in frame) this.offer = frame.offer;
    else if ("coach" in frame) this.advice = frame.coach;
    else if ("presence" in frame) this.presence = frame.presence;
    else if ("emote" in frame) this.emotes = { ...this.emotes, [frame.emote.seat]: { emote: frame.emote.emote, at: performance.now() } };
    else if ("clock" in frame && this.newest) this.newest = { ...this.newest, deadline: frame.clock.deadline };
    else if ("bye" in frame) {
      this.goodbye = { say: frame.bye.say, code: frame.bye.refused };
      if (LOST.includes(frame.bye.refused)) this.close();
    }
  }

  #onEvent(frame: EventFrame): void {
    const body = frame.event;
    if (body.kind === "stood" && this.seats.includes(body.seat)) this.#updateKeys((there) => withoutSeat(there, body.seat));
    if (body.kind === "moved" && this.seats.includes(body.seat) && !this.#taking) void this.#dropVoidKeys();
    if (body.kind !== "resealed") this.#moment = frame.seq;
    this.#dice.hear(frame);
    this.receive(frame);
    if (frame.table) this.#exchangeSeeds(frame.table);
    this.#dice.follow();
  }

  #onLink(link: Link): void {
    this.link = link;
    if (link === "open" && this.seats.length > 0) void this.query({ do: "ping" }); // from here on it is known that this device is there
    if (link !== "lost") return;
    this.#dice.testimony.lost();
    this.rolling = null;
  }

  /** Seats that came here with their keys alone are played from here from now on. */
  #claimSeats(seq: number): void {
    for (const seat of this.seats) {
      const token = this.keys.tokens[seat];
      if (token && this.keys.since[seat] === undefined) this.#updateKeys((there) => withToken(there, seat, token, seq));
    }
  }

  /** Fetch the history, for the log and to check all rolls. Nobody can act before it is there, so it is tried until it succeeds. */
  async #fetchHistory(last: number): Promise<void> {
    for (let wait = 500; last > 0 && this.link !== "closed"; wait = Math.min(2 * wait, LONGEST_WAIT)) {
      try {
        const frames = await history(this.id, last);
        if (this.restoreHistory(frames, last)) {
          this.#dice.follow();
          return;
        }
      } catch {
        // once more, then
      }
      await new Promise((done) => setTimeout(done, wait));
    }
  }

  /** Reveal seeds and commit to new ones, without anybody having to do anything. A seed is revealed for one envelope and no other. */
  #exchangeSeeds(table: TableInfo): void {
    const chain = table.fair.chains[0];
    for (const seat of this.seats) {
      const there = table.seats[seat];
      const put = chain?.seats[seat];
      if (there?.kind !== "person" || !chain || !put) continue;
      const ours = isFirst(table.fair) || this.keys.chains[put.chain ?? ""] !== undefined; // nobody seals a chain in this device's name
      if (table.stage === "revealing" && ours && put.seed === "" && chain.seats.every((other) => other.commitment !== "")) this.#reveal(seat, put.commitment, envelopeOf(table.fair), chain.restarts);
      else if (table.stage === "open" && !there.sealed) this.#commit(seat, `${seat} ${table.restarts} ${chain.seal} ${this.keys.tokens[seat] ?? ""}`);
    }
  }

  #reveal(seat: number, commitment: string, envelope: string, restarts: number): void {
    const fitting = this.keys.seeds[seat]?.find((seed) => commitmentOf(seed) === commitment);
    if (fitting) this.#updateKeys((there) => withRevealed(there, seat, { seed: fitting, envelope, restarts }));
    const put = this.keys.put[seat];
    if (put?.envelope === envelope && commitmentOf(put.seed) === commitment) void this.query({ do: "reveal", seat, seed: put.seed });
  }

  #commit(seat: number, once: string): void {
    if (this.#sealed.has(once)) return;
    this.#sealed.add(once);
    const seed = loadKeys(this.id).seeds[seat]?.at(-1) ?? randomHex(32);
    this.#updateKeys((there) => withSeed({ ...there, seal: there.seal || (this.table?.fair.chains[0]?.seal ?? "") }, seat, seed));
    void this.query({ do: "commit", seat, commitment: commitmentOf(seed), ...this.#dice.firstSeal(seat, this.table) });
  }
}
