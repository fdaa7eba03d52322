// Plays events back one after the other. Each part of an event is an act (somebody chooses, dice fall, things move) that takes its time; then the position
// after the event is shown. A tap skips to the end. Live tables and replays both extend this class; it is all that the stages of the games need.

import { Checker, NO_THROWS, NOTHING_KNOWN, type Check, type Fault, type KnownHere } from "../wire/fair";
import type { Part } from "../wire/parts";
import type { Answer, FrameBody } from "../wire/socket";
import type { Advice, CalledShown, EmoteInfo, EventFrame, Now, Offer, Presence, TableInfo, LedgerInfo } from "../wire/types";
import { actionOf, withCheck, linesOf, plainLine, type Action, type Line } from "./log_lines";
import { settings } from "./settings.svelte";

/** The part of an event that is being shown. */
export interface Act {
  seq: number;
  seat: number; // whose action it is; -1 nobody's
  by: string; // person, bot or clock
  part: Part;
  step: "choose" | "fall" | "told"; // a choice is shown, dice fall or a card is turned, then movements travel one by one
  told: LedgerInfo | null;
  check: Check | null; // of a roll
}

/** Chance decides upon an action; nothing has fallen yet. */
export interface Rolling {
  form: Record<string, unknown> | null; // of the choice; null where dice are rolled or a card is turned over
}

/** A stage asks for one of these seats: a tap picks it. */
export interface SeatPrompt {
  seats: number[];
  chosen: number;
  pick: (seat: number) => void;
}

interface Pace {
  begin: number; // milliseconds for everything that is laid out when the game begins
  choose: number; // to see what somebody else chose
  fall: number; // for dice to fall or a card to be turned over
  travel: number; // for each movement
  word: number; // for what merely happened
  turn: number; // to see the roll that ends a turn
  rest: number; // after each event, so that eyes can follow
}

const CALM: Pace = { begin: 700, choose: 400, fall: 850, travel: 500, word: 150, turn: 500, rest: 100 };
const STILL: Pace = { begin: 300, choose: 400, fall: 300, travel: 450, word: 250, turn: 500, rest: 150 }; // nothing moves, but there is time to read
const HIDDEN_DRAW = "seat"; // a draw that nothing is seen of
const LOG_LINES = 3_000;
const FAR_BEHIND = 12; // so many events waiting: show the rest at once

export interface Checks {
  fits: number;
  differs: number;
}

const NONE: Checks = { fits: 0, differs: 0 };

export abstract class Playback {
  seq = $state(0);
  at = $state(0); // when the newest event happened, in the server's milliseconds since 1970
  table = $state.raw<TableInfo | null>(null);
  newest = $state.raw<Now | null>(null); // the position after the newest event
  now = $state.raw<Now | null>(null); // the position that is shown
  act = $state.raw<Act | null>(null);
  starting = $state(false); // the game has just begun, and everything is being laid out
  log = $state.raw<Line[]>([]);
  checks = $state.raw(NONE); // of all rolls
  faults = $state.raw<Fault[]>([]); // promises that the server has broken
  tally = $state.raw(NO_THROWS); // who witnessed
  rolling = $state.raw<Rolling | null>(null); // from the press on, or from when it is called, until something falls

  offer = $state.raw<Offer | null>(null); // what may be chosen here after the newest event
  advice = $state.raw<Advice | null>(null); // what the coach says about it
  presence = $state.raw<Presence>({ seats: [], away: [], watching: 0 });
  emotes = $state.raw<Record<number, { emote: EmoteInfo["emote"]; at: number }>>({});
  moved = $state.raw<Record<string, number>>({}); // what the event being shown has brought to each place so far
  inspected = $state(""); // the place whose history is open
  threats = $state.raw<Record<number, string>>({}); // what seats are about to lose; set by a stage
  seatPrompt = $state.raw<SeatPrompt | null>(null); // a stage asks for a seat
  moves: (act: Act) => boolean = () => true; // whether something is seen to move; set by a stage
  hiddenDraws: readonly string[] = []; // other draws that nothing is seen of; set by a stage
  sending = $state(false);
  seats = $state.raw<number[]>([]); // held on this device

  protected shown = $state(0); // the event that was shown last

  /** An event is being shown. Nothing can be chosen meanwhile. */
  readonly busy = $derived(this.act !== null || this.seq !== this.shown || this.rolling !== null);
  /** Somebody on this device has to act. */
  readonly myTurn = $derived(this.newest !== null && ["choice", "roll"].includes(this.newest.waits) && this.holds(this.newest.seat));

  protected queue: EventFrame[] = [];
  #running = false;
  #hurrying = false;
  #called = false; // what is about to be done was shown when it was called
  #skip: (() => void) | null = null;
  protected checker: Checker | null = null; // null until the history is known
  #checked = 0; // the event that was checked last
  #unchecked: EventFrame[] = []; // events that arrived before the history
  #verdicts = new Map<number, (Check | null)[]>(); // by event, part by part
  #historyEnd = 0; // the last event of the history that must be fetched
  protected caughtUp = $state(false); // the history is known and checked up to the newest event
  #resets = 0; // counts the resets: whatever was being shown before one stops

  /** Whether this seat is played here, now. */
  protected holds(seat: number): boolean {
    return this.seats.includes(seat);
  }

  // Actions of people; a replay does nothing.
  abstract send(frame: FrameBody): Promise<Answer>;
  /** Send a question; a refusal is not shown. */
  abstract query(frame: FrameBody): Promise<Answer>;
  abstract choose(choice: number): Promise<Answer>;
  abstract roll(): Promise<Answer>;

  /** Skip to the end of what is being shown. */
  skip(): void {
    if (!this.#running) return;
    this.#hurrying = true;
    this.#skip?.();
  }

  /** Wait until everything is shown and, for whoever has to choose here, what can be chosen is known. */
  settled(): Promise<void> {
    return until(() => !this.busy && !(this.myTurn && this.newest?.waits === "choice" && this.offer?.seq !== this.seq));
  }

  /** Wait until everything is shown. */
  protected idle(): Promise<void> {
    return until(() => !this.busy);
  }

  /** What this device itself has seen and done. */
  protected known(): KnownHere {
    return NOTHING_KNOWN;
  }

  /** Wait until the history is known. */
  protected historyKnown(): Promise<void> {
    return until(() => this.caughtUp);
  }

  /** A promise is broken. What was said once stays. */
  protected blame(fault: Fault): void {
    if (!this.faults.some((known) => known.code === fault.code && known.seat === fault.seat)) this.faults = [...this.faults, fault];
  }

  /** The mark of the whole game as seen from this device; empty while the history is not complete. */
  get gameMark(): string {
    return this.caughtUp && this.checks ? (this.checker?.history.mark() ?? "") : "";
  }

  protected pace(): Pace {
    return settings.reducedMotion ? STILL : CALM;
  }

  /** Take an event in; it is shown in its turn. */
  protected receive(frame: EventFrame): void {
    if (frame.seq <= this.seq) return;
    this.seq = frame.seq;
    this.at = frame.at;
    if (frame.now) this.newest = frame.now;
    else this.#keepOffer(frame.seq);
    this.#dropStale();
    if (this.checker) this.#check(this.checker, frame);
    else this.#unchecked.push(frame);
    this.queue.push(frame);
    if (!this.#running) void this.#run();
  }

  /** Show the position after an event at once. */
  protected reset(seq: number, table: TableInfo, now: Now | null): void {
    this.#resets += 1;
    this.queue = [];
    this.seq = seq;
    this.shown = seq;
    this.table = table;
    this.newest = now;
    this.now = now;
    this.act = null;
    this.rolling = null;
    this.starting = false;
    this.moved = {};
    this.#dropStale();
    this.#skip?.();
  }

  /** Events may have been missed: rolls are checked again once the history up to this event is known. */
  protected dropHistory(last: number): void {
    this.checker = null;
    this.#unchecked = [];
    this.#historyEnd = last;
    this.caughtUp = false;
  }

  #check(checker: Checker, frame: EventFrame): void {
    if (frame.seq <= this.#checked) return;
    this.#checked = frame.seq;
    const verdicts = checker.check(frame);
    this.#verdicts.set(frame.seq, verdicts);
    const count = (check: Check): number => verdicts.filter((one) => one === check).length;
    this.checks = { fits: this.checks.fits + count("fits"), differs: this.checks.differs + count("differs") };
    this.tally = checker.tally;
    for (const fault of checker.faults) this.blame(fault);
  }

  /** Nothing has changed in the game: what could be chosen still can. */
  #keepOffer(seq: number): void {
    if (this.offer?.seq === seq - 1) this.offer = { ...this.offer, seq };
    if (this.advice?.seq === seq - 1) this.advice = { ...this.advice, seq };
  }

  /** Drop offers and advice from before the newest event. */
  #dropStale(): void {
    if (this.offer && this.offer.seq < this.seq) this.offer = null;
    if (this.advice && this.advice.seq < this.seq) this.advice = null;
  }

  /** Check the whole history and write its lines into the log. Tells whether nothing was missing. */
  protected restoreHistory(frames: EventFrame[], last: number): boolean {
    if (last !== this.#historyEnd) return true; // something was missed since
    if (frames.length !== last || frames.some((frame, index) => frame.seq !== index + 1)) return false;
    const checker = new Checker(() => this.known());
    const wrong = this.checks.differs; // a roll that was wrong once stays wrong, whatever the server says now
    this.checks = NONE;
    this.#checked = 0;
    for (const frame of [...frames, ...this.#unchecked]) this.#check(checker, frame);
    this.checks = { ...this.checks, differs: Math.max(wrong, this.checks.differs) };
    this.checker = checker;
    this.#unchecked = [];
    this.at = Math.max(this.at, frames.at(-1)?.at ?? 0);
    this.caughtUp = true;
    const lines: Line[] = [];
    let turn = 0;
    for (const frame of frames) {
      const action = actionOf(frame, turn);
      turn = turnOf(frame.now) ?? turn;
      if (action.parts.length === 0) lines.push(plainLine(frame, action));
      action.parts.forEach((part, index) => lines.push(...linesOf(action, part, index, this.#verdict(frame.seq, index))));
    }
    const later = this.log.filter((line) => line.seq > last).map((line) => withCheck(line, this.#verdict(line.seq, line.index)));
    this.log = [...lines, ...later].slice(-LOG_LINES);
    return true;
  }

  #verdict(seq: number, index: number): Check | null {
    return this.#verdicts.get(seq)?.[index] ?? null;
  }

  /** Whether somebody on this device did it, and so has seen what was chosen. */
  protected ownAction(action: Pick<Action, "seat" | "by">): boolean {
    return action.by === "person" && this.seats.includes(action.seat);
  }

  async #run(): Promise<void> {
    this.#running = true;
    const mark = this.#resets;
    for (let frame = this.queue.shift(); frame; frame = this.queue.shift()) {
      this.#hurrying ||= this.queue.length > FAR_BEHIND || document.hidden;
      if (frame.table) this.table = frame.table;
      if (frame.event.kind === "called") await this.#playCall(frame, frame.event);
      else await (frame.event.kind === "begun" ? this.#playStart(frame) : this.#playEvent(frame));
      if (mark !== this.#resets) break;
      if (frame.now) this.now = frame.now;
      this.act = null;
      if ("parts" in frame.event) {
        this.rolling = null;
        this.#called = false;
      }
      this.starting = false;
      this.moved = {};
      this.shown = frame.seq;
      if (this.queue.length === 0) this.#hurrying = false;
      else await this.#wait(this.pace().rest);
    }
    this.#hurrying = false;
    this.#running = false;
    if (this.queue.length > 0) void this.#run();
  }

  /** Show the first position at once, and lay everything out together. */
  async #playStart(frame: EventFrame): Promise<void> {
    const action = actionOf(frame, 0);
    this.now = frame.now ?? null;
    this.starting = true;
    if (action.parts.length === 0) return this.#write([plainLine(frame, action)]);
    this.#write(action.parts.flatMap((part, index) => linesOf(action, part, index, this.#verdict(frame.seq, index))));
    await this.#wait(this.pace().begin);
  }

  /** Show what somebody does, and let the dice tumble until it is known how they fall. */
  async #playCall(frame: EventFrame, { seat, by, choice }: CalledShown): Promise<void> {
    if (seat < 0) return;
    const mark = this.#resets;
    if (choice && !this.#called) {
      const part = { choice: choice.number, text: choice.text, form: choice.form, told: [] };
      await this.#playAct({ seq: frame.seq, seat, by, part, step: "choose", told: null, check: null }, this.ownAction({ seat, by }) ? 0 : this.pace().choose);
    }
    if (mark !== this.#resets) return;
    this.#called = true;
    this.rolling ??= { form: choice?.form ?? null };
  }

  async #playEvent(frame: EventFrame): Promise<void> {
    const action = actionOf(frame, turnOf(this.now) ?? 0);
    const mark = this.#resets;
    const last = action.parts.at(-1);
    const ended = last !== undefined && "chance" in last && last.left === "" && turnOf(frame.now) !== turnOf(this.now);
    if (action.parts.length === 0) this.#write([plainLine(frame, action)]);
    for (const [index, part] of action.parts.entries()) {
      const check = this.#verdict(frame.seq, index);
      const [first, ...told] = linesOf(action, part, index, check);
      const about = { seq: frame.seq, seat: action.seat, by: action.by, part, check };
      if (first) this.#write([first]);
      const pace = this.pace();
      if ("choice" in part) await this.#playAct({ ...about, step: "choose", told: null }, this.#called || this.ownAction(action) ? 0 : pace.choose);
      if ("chance" in part) this.rolling = null;
      if ("chance" in part) await this.#playAct({ ...about, step: "fall", told: null }, [HIDDEN_DRAW, ...this.hiddenDraws].includes(part.chance.split(":")[0] ?? "") ? 0 : pace.fall);
      for (const line of told) {
        if (mark !== this.#resets) return;
        this.#write([line]);
        const act: Act = { ...about, step: "told", told: line.told };
        await this.#playAct(act, this.moves(act) ? pace.travel : pace.word);
        if (line.told && mark === this.#resets) this.moved = afterMovement(this.moved, line.told);
      }
      if (mark !== this.#resets) return;
    }
    if (ended) await this.#wait(this.pace().turn);
  }

  async #playAct(act: Act, milliseconds: number): Promise<void> {
    this.act = act;
    await this.#wait(milliseconds);
  }

  #write(lines: Line[]): void {
    this.log = [...this.log, ...lines].slice(-LOG_LINES);
  }

  #wait(milliseconds: number): Promise<void> {
    if (this.#hurrying || milliseconds <= 0) return Promise.resolve();
    return new Promise((done) => {
      const finish = (): void => {
        clearTimeout(timer);
        this.#skip = null;
        done();
      };
      const timer = setTimeout(finish, milliseconds);
      this.#skip = finish;
    });
  }
}

/** Resolves when the condition, made of states, holds. */
function until(holds: () => boolean): Promise<void> {
  return new Promise((done) => {
    const stop = $effect.root(() => {
      $effect(() => {
        if (!holds()) return;
        queueMicrotask(() => {
          stop();
          done();
        });
      });
    });
  });
}

/** What has moved so far, with this entry of the ledger; an entry without places moves nothing. */
function afterMovement(moved: Record<string, number>, told: LedgerInfo): Record<string, number> {
  if (told.from === "" || told.to === "") return moved;
  const less = { ...moved, [told.from]: (moved[told.from] ?? 0) - told.amount };
  return { ...less, [told.to]: (less[told.to] ?? 0) + told.amount };
}

/** The number of the turn of a position. */
export function turnOf(now: Now | null | undefined): number | undefined {
  const turn = now?.view["turn"];
  return typeof turn === "number" ? turn : undefined;
}
