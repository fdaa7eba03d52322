// A table as it is shown. Events are shown one after the other: each part of an event is an act (somebody chooses, dice fall, things travel) that takes its
// time; then the position after the event is shown. A tap skips to the end. Live tables and replays are both shown this way; what the
// stages of the games need is all here.

import { Checker, NO_WITNESS, type Check, type NextLink, type Witness } from "../wire/fair";
import type { Answer, Deed as Frame } from "../wire/socket";
import type { Advice, EmoteInfo, EventFrame, Now, Offer, Presence, TableInfo, LedgerInfo } from "../wire/types";
import { deedOf, judged, linesOf, plainLine, type Deed, type Line, type Part } from "./lines";
import { settings } from "./settings.svelte";

/** What is being shown at this moment. */
export interface Act {
  seq: number;
  seat: number; // whose deed it is; -1 nobody's
  by: string; // person, bot or clock
  part: Part;
  step: "choose" | "fall" | "told"; // a choice is shown, dice fall or a card is turned, then movements travel one by one
  told: LedgerInfo | null;
  check: Check | null; // of a throw
}

/** A seat is asked for: tapping one of these seats picks it. */
export interface Aim {
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
  turn: number; // to see the throw that ends a turn
  rest: number; // after each event, so that eyes can follow
}

const CALM: Pace = { begin: 700, choose: 400, fall: 850, travel: 500, word: 150, turn: 500, rest: 100 };
const STILL: Pace = { begin: 300, choose: 400, fall: 300, travel: 450, word: 250, turn: 500, rest: 150 }; // nothing moves, but there is time to read
const UNSEEN = "seat"; // is drawn without anything to be seen
const LOG_LINES = 3_000;
const BEHIND = 12; // so many events waiting: show the rest at once

export interface Checks {
  fits: number;
  differs: number;
}

const NONE: Checks = { fits: 0, differs: 0 };

export abstract class Showing {
  seq = $state(0);
  at = $state(0); // when the newest event happened, in the server's milliseconds since 1970
  table = $state.raw<TableInfo | null>(null);
  newest = $state.raw<Now | null>(null); // where the game really is
  now = $state.raw<Now | null>(null); // where the showing of it is
  act = $state.raw<Act | null>(null);
  begins = $state(false); // the game has just begun, and everything is being laid out
  log = $state.raw<Line[]>([]);
  checks = $state.raw(NONE); // of all throws

  offer = $state.raw<Offer | null>(null); // what may be chosen here after the newest event
  advice = $state.raw<Advice | null>(null); // what the coach says about it
  presence = $state.raw<Presence>({ seats: [], away: [], watching: 0 });
  emotes = $state.raw<Record<number, { emote: EmoteInfo["emote"]; at: number }>>({});
  moved = $state.raw<Record<string, number>>({}); // what came to each place, less what left it, with the event being shown
  asked = $state(""); // the place whose comings and goings somebody wants to know
  threats = $state.raw<Record<number, string>>({}); // what seats are about to lose, as a stage says
  aim = $state.raw<Aim | null>(null); // a stage asks for a seat
  travels: (act: Act) => boolean = () => true; // something is seen to move, as a stage says
  unseen: readonly string[] = []; // what else is drawn without anything to be seen, as a stage says
  sending = $state(false);
  seats = $state.raw<number[]>([]); // held on this device

  protected shown = $state(0); // the event that was shown last

  /** Something is on its way: dice fall, coins travel. Nothing can be chosen meanwhile. */
  readonly busy = $derived(this.act !== null || this.seq !== this.shown);
  /** Somebody on this device has to act. */
  readonly myTurn = $derived(this.newest !== null && this.newest.waits !== "nothing" && this.holds(this.newest.seat));

  protected queue: EventFrame[] = [];
  #showing = false;
  #hurry = false;
  #skip: (() => void) | null = null;
  #checker: Checker | null = null; // once everything that happened before is known
  #checked = 0; // the event that was checked last
  #late: EventFrame[] = []; // events that came before that was known
  #verdicts = new Map<number, (Check | null)[]>(); // by event, part by part
  #missing = 0; // the event up to which everything must be fetched
  protected inStep = $state(false); // everything up to the newest event is known and checked
  #lost = 0; // counts how often everything was put in place at once

  /** This seat is played here, now. */
  protected holds(seat: number): boolean {
    return this.seats.includes(seat);
  }

  // what people do; a replay does nothing
  abstract say(deed: Frame): Promise<Answer>;
  /** Ask something whose refusal is nobody's concern. */
  abstract ask(deed: Frame): Promise<Answer>;
  abstract choose(choice: number): Promise<Answer>;
  abstract roll(): Promise<Answer>;

  /** Show the end of what is being shown at once. */
  skip(): void {
    if (!this.#showing) return;
    this.#hurry = true;
    this.#skip?.();
  }

  /** Wait until everything is shown and, for whoever has to choose here, what can be chosen is known. */
  settled(): Promise<void> {
    return until(() => !this.busy && !(this.myTurn && this.newest?.waits === "choice" && this.offer?.seq !== this.seq));
  }

  /** Wait until everything is shown. */
  protected quiet(): Promise<void> {
    return until(() => !this.busy);
  }

  /** What this device itself knows of the envelope. */
  protected witness(): Witness {
    return NO_WITNESS;
  }

  /** Wait until everything that happened before is known. */
  protected recalled(): Promise<void> {
    return until(() => this.inStep);
  }

  /** The link that is opened next. */
  protected nextLink(): NextLink | null {
    return this.#checker?.next() ?? null;
  }

  /** The mark of the whole game as this device has seen it; empty while it does not know all of it. */
  get gameMark(): string {
    return this.inStep && this.checks ? (this.#checker?.chronicle.mark() ?? "") : "";
  }

  protected pace(): Pace {
    return settings.still ? STILL : CALM;
  }

  /** An event: known at once, shown in its turn. */
  protected happen(frame: EventFrame): void {
    if (frame.seq <= this.seq) return;
    this.seq = frame.seq;
    this.at = frame.at;
    if (frame.now) this.newest = frame.now;
    this.#forget();
    if (this.#checker) this.#check(this.#checker, frame);
    else this.#late.push(frame);
    this.queue.push(frame);
    if (!this.#showing) void this.#show();
  }

  /** Everything at once, as it stands after an event. */
  protected put(seq: number, table: TableInfo, now: Now | null): void {
    this.#lost += 1;
    this.queue = [];
    this.seq = seq;
    this.shown = seq;
    this.table = table;
    this.newest = now;
    this.now = now;
    this.act = null;
    this.begins = false;
    this.moved = {};
    this.#forget();
    this.#skip?.();
  }

  /** Something may have been missed: throws are checked again once everything up to this event is known. */
  protected lose(last: number): void {
    this.#checker = null;
    this.#late = [];
    this.#missing = last;
    this.inStep = false;
  }

  #check(checker: Checker, frame: EventFrame): void {
    if (frame.seq <= this.#checked) return;
    this.#checked = frame.seq;
    const verdicts = checker.check(frame);
    this.#verdicts.set(frame.seq, verdicts);
    const count = (check: Check): number => verdicts.filter((one) => one === check).length;
    this.checks = { fits: this.checks.fits + count("fits"), differs: this.checks.differs + count("differs") };
  }

  /** What could be chosen before the newest event cannot be chosen any more. */
  #forget(): void {
    if (this.offer && this.offer.seq < this.seq) this.offer = null;
    if (this.advice && this.advice.seq < this.seq) this.advice = null;
  }

  /** What happened before this device was here, all of it: lines for the log, and their throws checked. False, if something is missing. */
  protected remember(frames: EventFrame[], last: number): boolean {
    if (last !== this.#missing) return true; // something was missed since
    if (frames.length !== last || frames.some((frame, index) => frame.seq !== index + 1)) return false;
    const checker = new Checker(() => this.witness());
    const wrong = this.checks.differs; // whatever was wrong stays wrong, though it be told otherwise now
    this.checks = NONE;
    this.#checked = 0;
    for (const frame of [...frames, ...this.#late]) this.#check(checker, frame);
    this.checks = { ...this.checks, differs: Math.max(wrong, this.checks.differs) };
    this.#checker = checker;
    this.#late = [];
    this.at = Math.max(this.at, frames.at(-1)?.at ?? 0);
    this.inStep = true;
    const lines: Line[] = [];
    let turn = 0;
    for (const frame of frames) {
      const deed = deedOf(frame, turn);
      turn = turnOf(frame.now) ?? turn;
      if (deed.parts.length === 0) lines.push(plainLine(frame, deed));
      deed.parts.forEach((part, index) => lines.push(...linesOf(deed, part, index, this.#verdict(frame.seq, index))));
    }
    const later = this.log.filter((line) => line.seq > last).map((line) => judged(line, this.#verdict(line.seq, line.index)));
    this.log = [...lines, ...later].slice(-LOG_LINES);
    return true;
  }

  #verdict(seq: number, index: number): Check | null {
    return this.#verdicts.get(seq)?.[index] ?? null;
  }

  /** Does this deed belong to somebody here, who has seen what was chosen? */
  protected own(deed: Deed): boolean {
    return deed.by === "person" && this.seats.includes(deed.seat);
  }

  async #show(): Promise<void> {
    this.#showing = true;
    const mark = this.#lost;
    for (let frame = this.queue.shift(); frame; frame = this.queue.shift()) {
      this.#hurry ||= this.queue.length > BEHIND || document.hidden;
      if (frame.table) this.table = frame.table;
      await (frame.event.kind === "begun" ? this.#begin(frame) : this.#perform(frame));
      if (mark !== this.#lost) break;
      if (frame.now) this.now = frame.now;
      this.act = null;
      this.begins = false;
      this.moved = {};
      this.shown = frame.seq;
      if (this.queue.length === 0) this.#hurry = false;
      else await this.#pass(this.pace().rest);
    }
    this.#hurry = false;
    this.#showing = false;
    if (this.queue.length > 0) void this.#show();
  }

  /** The table stands at once, and everything comes to it together. */
  async #begin(frame: EventFrame): Promise<void> {
    const deed = deedOf(frame, 0);
    this.now = frame.now ?? null;
    this.begins = true;
    if (deed.parts.length === 0) return this.#write([plainLine(frame, deed)]);
    this.#write(deed.parts.flatMap((part, index) => linesOf(deed, part, index, this.#verdict(frame.seq, index))));
    await this.#pass(this.pace().begin);
  }

  async #perform(frame: EventFrame): Promise<void> {
    const deed = deedOf(frame, turnOf(this.now) ?? 0);
    const mark = this.#lost;
    const last = deed.parts.at(-1);
    const ended = last !== undefined && "chance" in last && last.left === "" && turnOf(frame.now) !== turnOf(this.now);
    if (deed.parts.length === 0) this.#write([plainLine(frame, deed)]);
    for (const [index, part] of deed.parts.entries()) {
      const check = this.#verdict(frame.seq, index);
      const [first, ...told] = linesOf(deed, part, index, check);
      const about = { seq: frame.seq, seat: deed.seat, by: deed.by, part, check };
      if (first) this.#write([first]);
      const pace = this.pace();
      if ("choice" in part) await this.#play({ ...about, step: "choose", told: null }, this.own(deed) ? 0 : pace.choose);
      if ("chance" in part) await this.#play({ ...about, step: "fall", told: null }, [UNSEEN, ...this.unseen].includes(part.chance.split(":")[0] ?? "") ? 0 : pace.fall);
      for (const line of told) {
        if (mark !== this.#lost) return;
        this.#write([line]);
        const act: Act = { ...about, step: "told", told: line.told };
        await this.#play(act, this.travels(act) ? pace.travel : pace.word);
        if (line.told && mark === this.#lost) this.moved = afterwards(this.moved, line.told);
      }
      if (mark !== this.#lost) return;
    }
    if (ended) await this.#pass(this.pace().turn);
  }

  async #play(act: Act, milliseconds: number): Promise<void> {
    this.act = act;
    await this.#pass(milliseconds);
  }

  #write(lines: Line[]): void {
    this.log = [...this.log, ...lines].slice(-LOG_LINES);
  }

  #pass(milliseconds: number): Promise<void> {
    if (this.#hurry || milliseconds <= 0) return Promise.resolve();
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

/** Kept when the condition, made of states, holds. */
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

/** A movement takes from one place what it brings to another; what merely happened moves nothing. */
function afterwards(moved: Record<string, number>, told: LedgerInfo): Record<string, number> {
  if (told.from === "" || told.to === "") return moved;
  const less = { ...moved, [told.from]: (moved[told.from] ?? 0) - told.amount };
  return { ...less, [told.to]: (less[told.to] ?? 0) + told.amount };
}

/** Which turn a position belongs to. */
export function turnOf(now: Now | null | undefined): number | undefined {
  const turn = now?.view["turn"];
  return typeof turn === "number" ? turn : undefined;
}
