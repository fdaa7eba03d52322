// A live table: the server's messages, and the actions of people on this device.

import { history } from "../wire/api";
import { isFirst, ownNonce, type KnownHere } from "../wire/fair";
import { commitmentOf, randomHex, randomToken, withoutSeat, withSeed, withToken, type DeviceKeys } from "../wire/keys";
import { Socket, type FrameAnswer, type FrameBody, type Link } from "../wire/socket";
import type { Emote, EventFrame, ServerFrame, Settings } from "../wire/types";
import { DicePart } from "./dice_part";
import { turnOf } from "./frames";
import { HeldRoll } from "./held_roll.svelte";
import { SPEEDS, type Speed } from "./pace";
import { Playback } from "./playback.svelte";
import { SeatKeys } from "./seat_keys.svelte";
import { patience } from "./press_guard";
import { settings } from "./settings.svelte";

/** Rejections shown to nobody: the page was a moment behind, or will retry. */
const QUIET = new Set(["stale", "too-many-frames"]);

/** Reasons why a table cannot be reached, now or ever. */
export const LOST = ["no-table", "archived", "damaged"];

/** Rejections of a link: the seat's sealed chain is not this device's, so it seals a new one. */
const LINKS = new Set(["link-due", "bad-link"]);

const CALLED_BACK: FrameAnswer = { re: null, refused: "stale", say: "", reason: "", rule: "", seq: null, retry_after: null };
const later = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, patience.get() > 0 ? milliseconds : 0));
const SLOW_FOR = 2_500; // milliseconds after which the server would have said again that something waits
const LONGEST_WAIT = 8_000; // milliseconds between two tries to fetch what happened before

export class TableClient extends Playback {
  link = $state<Link>("connecting");
  #slow = $state(-1); // the server says that what was done after this event waits; it says so each second
  #slowUntil: ReturnType<typeof setTimeout> | undefined;
  refused = $state.raw<{ say: string; code: string; rule: string } | null>(null);
  goodbye = $state.raw<{ say: string; code: string } | null>(null); // the server said why it closes
  thinking = $state(false); // the coach has been asked

  #socket: Socket;
  #taking = false;
  #held = new HeldRoll();
  #dice = new DicePart({
    keys: () => this.keys,
    update: (how) => this.#keys.update(how),
    seats: () => this.seats,
    checker: () => this.checker,
    calling: () => this.newest?.waits === "witness",
    ask: (frame) => this.query(frame),
    blame: (fault) => this.blame(fault),
    broken: () => this.faults.length > 0,
  });
  #hurried = false; // bots were asked to hurry since a person acted
  #moment = 0; // the last event that changed more than what devices have sealed
  #stopWatching: () => void;
  #keys: SeatKeys;

  constructor(
    readonly id: string,
    readonly language: () => string,
  ) {
    super();
    this.#keys = new SeatKeys(id, {
      table: () => this.table,
      ask: (frame) => this.query(frame),
      firstSeal: (seat) => this.#dice.firstSeal(seat, this.table),
      hello: () => this.repeatHello(),
      hold: (seats) => (this.seats = seats),
    });
    this.#socket = new Socket(
      id,
      () => ({ tokens: Object.values(this.keys.tokens), host: this.keys.host }),
      () => (this.seq > 0 ? this.seq : null),
      language,
      (frame) => this.#onFrame(frame),
      (link) => this.#onLink(link),
      () => void this.#dropVoidKeys(),
    );
    this.#stopWatching = this.#keys.watch();
  }

  get keys(): DeviceKeys {
    return this.#keys.keys;
  }

  /** True if somebody here may change the table. */
  get host(): boolean {
    return this.keys.host !== null || (this.table !== null && this.seats.includes(this.table.host));
  }

  /** The last action has been received, and waits for the store. */
  get slow(): boolean {
    return this.#slow >= this.seq;
  }

  #noteSlow(seq: number): void {
    this.#slow = seq;
    clearTimeout(this.#slowUntil);
    this.#slowUntil = setTimeout(() => (this.#slow = -1), SLOW_FOR);
  }

  close(): void {
    this.#stopWatching();
    this.#socket.close();
  }

  /** The time by the server's clock. */
  readonly serverNow = (): number => this.#socket.time.now();

  protected override holds(seat: number): boolean {
    return this.seats.includes(seat) && !this.table?.seats[seat]?.stand_in;
  }

  // actions of people

  /** Send a frame; a rejection is shown. */
  async send(frame: FrameBody): Promise<FrameAnswer> {
    return this.#showRejection(await this.query(frame));
  }

  #showRejection(answer: FrameAnswer): FrameAnswer {
    if ("refused" in answer && !QUIET.has(answer.refused)) this.refused = { say: answer.say, code: answer.refused, rule: answer.rule ?? "" };
    return answer;
  }

  async query(frame: FrameBody): Promise<FrameAnswer> {
    const answer = await this.#socket.send(frame);
    this.#dice.witnessStatus.heard(answer);
    return answer;
  }

  /** Show a rejection, if the answer is one. */
  tell(answer: FrameAnswer): void {
    this.#showRejection(answer);
  }

  async sit(seat: number, name: string): Promise<FrameAnswer> {
    if (this.byHand) return this.#sitByHand(seat, name);
    const seed = randomHex(32);
    const sealed = this.table?.fair.chains[0]?.seal ?? "";
    const answer = await this.query({ do: "sit", seat, name, commitment: commitmentOf(seed), ...this.#dice.firstSeal(seat, this.table), token: randomToken() });
    if ("ok" in answer && answer.token) {
      const { token, seq } = answer;
      this.#keys.update((there) => withSeed({ ...withToken(there, seat, token, seq), seal: sealed }, seat, seed));
    }
    return answer;
  }

  /** Nothing is sealed with real dice. */
  async #sitByHand(seat: number, name: string): Promise<FrameAnswer> {
    const answer = await this.query({ do: "sit", seat, name, token: randomToken() });
    if ("ok" in answer && answer.token) {
      const { token, seq } = answer;
      this.#keys.update((there) => withToken(there, seat, token, seq));
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
      this.#keys.update((there) => withToken(withoutSeat(there, seat), seat, token, seq));
      if (this.table) this.#keys.exchangeSeeds(this.table);
      this.#dice.follow(); // the event that moved the seat may have come before the answer
    }
    this.#taking = false;
    return "ok" in answer;
  }

  change(settings: Settings): Promise<FrameAnswer> {
    return this.send({ do: "change", settings });
  }

  /** The speed of bots, here and at tables that this device will open. */
  setSpeed(speed: Speed): Promise<FrameAnswer> {
    settings.speed = speed;
    return this.change({ pace: SPEEDS[speed] });
  }

  choose(choice: number): Promise<FrameAnswer> {
    const seat = this.newest?.seat ?? 0;
    if (!this.offer?.chance.includes(choice)) return this.#act((at) => this.send({ do: "choose", seat, at: at(), choice, nonce: this.#nonce() }));
    const form = this.offer.choices.find((one) => typeof one !== "number" && one.number === choice);
    const holding = this.offer.gives_up.includes(choice);
    return this.#chance(typeof form === "object" ? form.form : {}, holding, (at) => ({ do: "choose", seat, at, choice, nonce: this.#nonce(), ...this.#dice.link(seat, choice) }));
  }

  async roll(): Promise<FrameAnswer> {
    const seat = this.newest?.seat ?? 0;
    const drawn = this.newest?.phase.startsWith("draw") ? turnOf(this.newest) : undefined;
    const answer = await this.#chance(null, false, (at) => ({ do: "roll", seat, at, nonce: this.#nonce(), ...this.#dice.link(seat, null) }));
    if ("ok" in answer && drawn !== undefined) void this.#rollOn(seat, drawn);
    return answer;
  }

  /** After a drawn card the dice are rolled without a decision in between, so no second press is needed; a pause shows the card first. */
  async #rollOn(seat: number, turn: number): Promise<void> {
    await this.settled();
    const due = (): boolean => this.newest?.waits === "roll" && this.newest.seat === seat && turnOf(this.newest) === turn && this.holds(seat);
    if (!due()) return;
    this.rolling = { form: null };
    await later(this.tempo().seen);
    if (due()) await this.roll();
    else this.rolling = null;
  }

  /** Cancel the held roll. */
  callBack(): void {
    this.#held.release(false);
  }

  /** Send the held roll now. */
  rollNow(): void {
    this.#held.release(true);
  }

  /** Bots without other human opponents play without a pause. */
  protected override rush(): void {
    const seat = this.seats[0];
    if (this.#hurried || seat === undefined || !this.botsPlay || this.table?.pace === 0) return;
    this.#hurried = true;
    void this.query({ do: "hurry", seat });
  }

  /** Type the outcome of real dice or cards. */
  typeOutcome(outcome: string): Promise<FrameAnswer> {
    return this.#act((at) => this.send({ do: "outcome", at: at(), outcome, nonce: randomHex(16) }));
  }

  undo(): Promise<FrameAnswer> {
    return this.#act((at) => this.send({ do: "undo", seat: this.newest?.undo ?? 0, at: at() }));
  }

  emote(seat: number, emote: Emote): Promise<FrameAnswer> {
    return this.send({ do: "emote", seat, emote });
  }

  /** Ask the coach about this moment. */
  async askCoach(): Promise<void> {
    this.thinking = true;
    const answer = await this.send({ do: "coach", at: this.seq });
    this.thinking = false;
    if ("ok" in answer && answer.advice && answer.advice.seq === this.seq) this.advice = answer.advice;
  }

  /** Tell the server about a change of language. */
  repeatHello(): void {
    if (this.link === "open") void this.#socket.hello();
  }

  /** Act at this point of the game, once everything before it is known. Chains sealed meanwhile do not matter. */
  async #act(send: (at: () => number) => Promise<FrameAnswer>): Promise<FrameAnswer> {
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

  /** Act with chance: this device's link is sent along. If the server does not know it, the device seals another chain and retries once. */
  async #chance(form: Record<string, unknown> | null, holding: boolean, body: (at: number) => FrameBody & { seat: number }): Promise<FrameAnswer> {
    const left = this.newest?.deadline ? this.newest.deadline - this.serverNow() : Infinity;
    if (holding && this.#held.fits(left)) {
      this.rolling = { form, held: true };
      if (!(await this.#held.stands())) {
        this.rolling = null;
        return CALLED_BACK;
      }
    }
    this.rolling = { form };
    const answer = await this.#act(async (at) => {
      const seat = this.newest?.seat ?? 0;
      await this.#dice.reseal(seat);
      const first = await this.query(body(at()));
      if (!("refused" in first) || !LINKS.has(first.refused)) return this.#showRejection(first);
      await this.#dice.reseal(seat, true);
      return this.send(body(at()));
    });
    if ("refused" in answer) this.rolling = null;
    return answer;
  }

  /** Version 1: the nonce for the next roll made here. In version 2 it only identifies actions. */
  #nonce(): string {
    const next = this.table && isFirst(this.table.fair) ? this.checker?.next() : null;
    return next && this.keys.secret ? ownNonce(this.keys.secret, next) : randomHex(16);
  }

  protected override known(): KnownHere {
    return this.keys;
  }

  async #dropVoidKeys(): Promise<void> {
    await this.#keys.dropVoid();
    void this.#socket.hello();
  }

  // messages of the server

  #onFrame(frame: ServerFrame): void {
    if ("event" in frame) this.#onEvent(frame);
    else if ("snapshot" in frame) {
      this.reset(frame.seq, frame.table, frame.now ?? null);
      this.dropHistory(frame.seq);
      this.#moment = frame.seq;
      this.#keys.claim(frame.seq);
      this.#keys.exchangeSeeds(frame.table);
      void this.#fetchHistory(frame.seq);
    } else if ("offer" in frame) this.offer = frame.offer;
    else if ("coach" in frame) this.advice = frame.coach;
    else if ("presence" in frame) this.presence = frame.presence;
    else if ("emote" in frame) this.emotes = { ...this.emotes, [frame.emote.seat]: { emote: frame.emote.emote, at: performance.now() } };
    else if ("slow" in frame) this.#noteSlow(frame.slow.seq);
    else if ("clock" in frame && this.newest) this.newest = { ...this.newest, deadline: frame.clock.deadline };
    else if ("bye" in frame) {
      this.goodbye = { say: frame.bye.say, code: frame.bye.refused };
      if (LOST.includes(frame.bye.refused)) this.close();
    }
  }

  #onEvent(frame: EventFrame): void {
    const body = frame.event;
    if (body.kind === "stood" && this.seats.includes(body.seat)) this.#keys.update((there) => withoutSeat(there, body.seat));
    if (body.kind === "moved" && this.seats.includes(body.seat) && !this.#taking) void this.#dropVoidKeys();
    if (body.kind !== "resealed") this.#moment = frame.seq;
    if ("by" in body && body.by !== "bot") this.#hurried = false;
    this.#dice.hear(frame);
    this.receive(frame);
    if (frame.table) this.#keys.exchangeSeeds(frame.table);
    this.#dice.follow();
  }

  #onLink(link: Link): void {
    this.link = link;
    if (link === "open" && this.seats.length > 0) void this.query({ do: "ping" }); // from here on it is known that this device is there
    if (link !== "lost") return;
    this.#dice.witnessStatus.lost();
    this.rolling = null;
  }

  /** Fetch the history, for the log and to check all rolls. Nobody can act before it is there, so it is retried until it succeeds. */
  async #fetchHistory(last: number): Promise<void> {
    for (let wait = 500; last > 0 && this.link !== "closed"; wait = Math.min(2 * wait, LONGEST_WAIT)) {
      try {
        const frames = await history(this.id, last);
        if (this.restoreHistory(frames, last)) {
          this.#dice.follow();
          return;
        }
      } catch {
        // retry
      }
      await new Promise((done) => setTimeout(done, wait));
    }
  }
}
