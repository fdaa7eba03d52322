// Plays events one after the other. Each part of an event is an act (somebody chooses, dice fall, things move) with a duration; then the position
// after the event is shown. A tap skips. Live tables and replays extend this class.

import { NOTHING_KNOWN, type CheckResult, type Checker, type Fault, type KnownHere } from "../wire/fair";
import type { CalledShown, EventFrame, PositionInfo, TableInfo } from "../wire/types";
import type { Act } from "./act";
import { afterMovement, byOf, endsWithRoll, partsOf, turnOf, turnUpTo } from "./frames";
import { actionOf, linesOf, plainLine, withCheck, type LogAction, type LogLine } from "./log_lines";
import { CALM, FINALE, MOVEMENTS, speedOf, STILL, TEMPO, type PlaybackPace, type Tempo } from "./pace";
import { RollChecks, type Checks } from "./roll_checks.svelte";
import { settings } from "./settings.svelte";
import { ShownTable, until } from "./table_state.svelte";
import { Timing } from "./timing";

const HIDDEN_DRAW = "seat"; // a draw that nothing is seen of
const LOG_LINES = 3_000;

type Happening = Omit<Act, "step" | "entry" | "lasts">;

export abstract class Playback extends ShownTable {
  protected queue: EventFrame[] = [];
  #running = false;
  #called = false; // what is about to be done was shown when it was called
  #resets = 0; // counts the resets: whatever was being shown before one stops
  #rolls = new RollChecks(() => this.known());
  #timing = new Timing(() => this.tempo());

  /** Skip the rest: of one action of a person, of all that bots do until a person has to act, or of the finale. */
  skip(): void {
    if (this.act === null ? this.botsPlay : this.act.by === "bot") {
      this.#timing.rush();
      this.rush();
    }
    if (this.#running) this.#timing.hurry();
  }

  /** Speed up everything that bots do until a person has to act. */
  protected rush(): void {
    return; // nothing but what has happened already
  }

  // How it is shown:

  /** How somebody's action is shown. */
  protected pace(by = ""): PlaybackPace {
    const { bots, people } = this.tempo();
    return by === "bot" ? bots : (people ?? (settings.reducedMotion ? STILL : CALM));
  }

  /** The pace: that of the table's bots, if there are any. */
  protected tempo(): Tempo {
    const bots = this.table?.seats.some((seat) => seat.kind.startsWith("bot:"));
    return TEMPO[bots ? speedOf(this.table?.pace ?? 0) : "normal"];
  }

  /** The duration of the finale. */
  protected finaleLasts(): number {
    return FINALE;
  }

  /** True if somebody on this device did it, and so knows the choice already. */
  protected ownAction(action: Pick<LogAction, "seat" | "by">): boolean {
    return action.by === "person" && this.seats.includes(action.seat);
  }

  // Checks of the dice:

  get checks(): Checks {
    return this.#rolls.checks;
  }
  get faults(): Fault[] {
    return this.#rolls.faults;
  }
  get tally(): RollChecks["tally"] {
    return this.#rolls.tally;
  }
  get gameMark(): string {
    return this.#rolls.gameMark;
  }
  protected get checker(): Checker | null {
    return this.#rolls.checker;
  }

  /** This device's own knowledge. */
  protected known(): KnownHere {
    return NOTHING_KNOWN;
  }

  protected blame(fault: Fault): void {
    this.#rolls.blame(fault);
  }

  // Events and the history:

  /** Queue an event. */
  protected receive(frame: EventFrame): void {
    if (frame.seq <= this.seq) return;
    this.seq = frame.seq;
    this.at = frame.at;
    if (frame.now) this.newest = frame.now;
    else this.keepOffer(frame.seq);
    this.dropStale();
    if (frame.event.kind === "changed" && this.table && frame.table) this.table = { ...this.table, pace: frame.table.pace }; // for what waits to be shown, too
    this.#rolls.take(frame);
    this.queue.push(frame);
    if (!this.#running) void this.#run();
  }

  /** Show the position after an event at once. */
  protected reset(seq: number, table: TableInfo, now: PositionInfo | null): void {
    this.#resets += 1;
    this.queue = [];
    this.seq = seq;
    this.shown = seq;
    this.table = table;
    this.newest = now;
    this.#show(now);
    this.act = null;
    this.finale = null;
    this.rolling = null;
    this.starting = false;
    this.moved = {};
    this.dropStale();
    this.#timing.interrupt();
  }

  /** Events may have been missed: rolls are checked again once the history up to this event is known. */
  protected dropHistory(last: number): void {
    this.#rolls.dropHistory(last);
  }

  /** Wait until the history is known. */
  protected historyKnown(): Promise<void> {
    return until(() => this.#rolls.caughtUp);
  }

  /** Check the whole history and write its lines into the log. Returns whether it was complete. */
  protected restoreHistory(frames: EventFrame[], last: number): boolean {
    const found = this.#rolls.restore(frames, last);
    if (found !== "done") return found === "late"; // then another history is on its way
    this.at = Math.max(this.at, frames.at(-1)?.at ?? 0);
    const lines: LogLine[] = [];
    let turn = 0;
    for (const frame of frames) {
      const action = actionOf(frame, turn);
      turn = turnOf(frame.now) ?? turn;
      lines.push(...this.#linesOf(frame, action));
    }
    this.turnSoFar = turnUpTo([...frames, ...this.queue], this.seq);
    const later = this.log.filter((line) => line.seq > last).map((line) => withCheck(line, this.#verdict(line.seq, line.index)));
    this.log = [...lines, ...later].slice(-LOG_LINES);
    return true;
  }

  #verdict(seq: number, index: number): CheckResult | null {
    return this.#rolls.verdict(seq, index);
  }

  /** All lines of an event. */
  #linesOf(frame: EventFrame, action: LogAction): LogLine[] {
    if (action.parts.length === 0) return [plainLine(frame, action)];
    return action.parts.flatMap((part, index) => linesOf(action, part, index, this.#verdict(frame.seq, index)));
  }

  #write(lines: LogLine[]): void {
    this.log = [...this.log, ...lines].slice(-LOG_LINES);
  }

  // One event after the other:

  #show(now: PositionInfo | null): void {
    this.now = now;
    this.view = now?.view ?? {};
  }

  async #run(): Promise<void> {
    this.#running = true;
    const mark = this.#resets;
    for (let frame = this.queue.shift(); frame; frame = this.queue.shift()) {
      this.#timing.begin(frame, this.queue, this.myTurn && this.newest?.deadline != null); // somebody's clock runs here already
      if (frame.table) this.table = frame.table;
      if (frame.event.kind === "called") await this.#playCall(frame, frame.event);
      else await (frame.event.kind === "begun" ? this.#playStart(frame) : this.#playEvent(frame));
      if (mark !== this.#resets) break;
      if (frame.now) this.#show(frame.now);
      this.act = null;
      if ("parts" in frame.event) {
        this.rolling = null;
        this.#called = false;
      }
      this.starting = false;
      this.moved = {};
      if (frame.now?.waits === "nothing") await this.#playFinale(frame);
      if (mark !== this.#resets) break;
      this.shown = frame.seq;
      if (this.queue.length === 0) this.#timing.caughtUp();
      else await this.#timing.wait(this.pace(byOf(frame)).gap);
    }
    this.#timing.caughtUp();
    this.#running = false;
    if (this.queue.length > 0) void this.#run();
  }

  /** The game is over: the table shows how, until a tap. */
  async #playFinale(frame: EventFrame): Promise<void> {
    this.#timing.beginFinale();
    this.finale = { entries: partsOf(frame).flatMap((part) => part.told) };
    await this.#timing.wait(this.finaleLasts());
    this.finale = null;
  }

  /** Show the first position at once, without animation. */
  async #playStart(frame: EventFrame): Promise<void> {
    const action = actionOf(frame, 0);
    this.#show(frame.now ?? null);
    this.starting = true;
    this.#write(this.#linesOf(frame, action));
    if (action.parts.length > 0) await this.#timing.wait(this.pace().begin);
  }

  /** Show an action, and let the dice tumble until their result is known. */
  async #playCall(frame: EventFrame, { seat, by, choice }: CalledShown): Promise<void> {
    if (seat < 0) return;
    const mark = this.#resets;
    if (choice && !this.#called) {
      const part = { choice: choice.number, text: choice.text, form: choice.form, told: [] };
      await this.#playChoice({ seq: frame.seq, seat, by, part, check: null });
    }
    if (mark !== this.#resets) return;
    this.#called = true;
    this.rolling ??= { form: choice?.form ?? null };
  }

  async #playEvent(frame: EventFrame): Promise<void> {
    const action = actionOf(frame, turnOf(this.now) ?? 0);
    const pace = this.pace(action.by);
    const mark = this.#resets;
    if (action.parts.length === 0) this.#write([plainLine(frame, action)]);
    for (const [index, part] of action.parts.entries()) {
      const check = this.#verdict(frame.seq, index);
      const [first, ...entries] = linesOf(action, part, index, check);
      const about: Happening = { seq: frame.seq, seat: action.seat, by: action.by, part, check };
      if ("chance" in part) await this.#playFall(about, mark, first);
      else if (first) this.#write([first]);
      if ("choice" in part && !this.#called) await this.#playChoice(about);
      const travel = Math.min(pace.travel, MOVEMENTS / entries.length);
      for (const line of entries) {
        if (mark !== this.#resets) return;
        this.#write([line]);
        await this.#playEntry({ ...about, entry: line.entry }, travel, pace.word, mark);
      }
      if (mark !== this.#resets) return;
    }
    if (endsWithRoll(frame, this.now)) await this.#timing.wait(pace.turn);
  }

  /** A choice is shown at once: its dice or pieces move to their places. Its own player has seen it. */
  async #playChoice(about: Happening): Promise<void> {
    const act: Act = { ...about, step: "choose", entry: null, lasts: this.ownAction(about) ? 0 : this.pace(about.by).choose };
    this.view = this.follow(this.view, act);
    await this.#playAct(act);
  }

  /** Dice fall or a card is turned; log and counts follow when they lie still. */
  async #playFall(about: Happening, mark: number, line: LogLine | undefined): Promise<void> {
    this.rolling = null;
    const pace = this.pace(about.by);
    const unseen = "chance" in about.part && [HIDDEN_DRAW, ...this.hiddenDraws].includes(about.part.chance.split(":")[0] ?? "");
    await this.#playAct({ ...about, step: "fall", entry: null, lasts: unseen ? 0 : pace.fall });
    if (mark !== this.#resets) return;
    if (line) this.#write([line]);
    const rest: Act = { ...about, step: "rest", entry: null, lasts: unseen ? 0 : pace.rest };
    this.view = this.follow(this.view, rest);
    await this.#playAct(rest);
  }

  /** Something moves, and the board is updated on arrival; or an event without movement. */
  async #playEntry(about: Happening & Pick<Act, "entry">, travel: number, word: number, mark: number): Promise<void> {
    const act: Act = { ...about, step: "ledger", lasts: 0 };
    const moves = this.moves(act);
    if (!moves) this.view = this.follow(this.view, act);
    await this.#playAct({ ...act, lasts: moves ? travel : word });
    if (mark !== this.#resets || !about.entry) return;
    if (moves) this.view = this.follow(this.view, act);
    this.moved = afterMovement(this.moved, about.entry);
  }

  async #playAct(act: Act): Promise<void> {
    this.act = { ...act, lasts: this.#timing.lasts(act.lasts) };
    await this.#timing.wait(act.lasts);
  }
}
