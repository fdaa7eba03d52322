// Checks of every roll of a game, on arrival and again with the whole history; and broken promises.

import { Checker, NO_THROWS, type CheckResult, type Fault, type KnownHere } from "../wire/fair";
import type { EventFrame } from "../wire/types";

export interface Checks {
  fits: number;
  differs: number;
}

const NONE: Checks = { fits: 0, differs: 0 };

export class RollChecks {
  checks = $state.raw(NONE); // of all rolls
  faults = $state.raw<Fault[]>([]); // promises that the server has broken
  tally = $state.raw(NO_THROWS); // who witnessed
  caughtUp = $state(false); // the history is known and checked up to the newest event
  checker: Checker | null = null; // null until the history is known
  #checked = 0; // the event that was checked last
  #unchecked: EventFrame[] = []; // events that arrived before the history
  #verdicts = new Map<number, (CheckResult | null)[]>(); // by event, part by part
  #historyEnd = 0; // the last event of the history that must be fetched

  /** `known`: this device's own knowledge. */
  constructor(private readonly known: () => KnownHere) {}

  /** Report a broken promise, for good. */
  blame(fault: Fault): void {
    if (!this.faults.some((known) => known.code === fault.code && known.seat === fault.seat)) this.faults = [...this.faults, fault];
  }

  /** The mark of the whole game as seen from this device; empty while the history is not complete. */
  get gameMark(): string {
    return this.caughtUp && this.checks ? (this.checker?.history.mark() ?? "") : "";
  }

  /** The result of the check of a roll. */
  verdict(seq: number, index: number): CheckResult | null {
    return this.#verdicts.get(seq)?.[index] ?? null;
  }

  /** An event has arrived. */
  take(frame: EventFrame): void {
    if (this.checker) this.#check(this.checker, frame);
    else this.#unchecked.push(frame);
  }

  /** Events may have been missed: rolls are checked again once the history up to this event is known. */
  dropHistory(last: number): void {
    this.checker = null;
    this.#unchecked = [];
    this.#historyEnd = last;
    this.caughtUp = false;
  }

  /** Check the whole history. Returns why it failed, if so: `late`, if an event was missed since the request; `broken`, if it has a gap. */
  restore(frames: EventFrame[], last: number): "done" | "late" | "broken" {
    if (last !== this.#historyEnd) return "late";
    if (frames.length !== last || frames.some((frame, index) => frame.seq !== index + 1)) return "broken";
    const checker = new Checker(this.known);
    const wrong = this.checks.differs; // a roll that was wrong once stays wrong, whatever the server says now
    this.checks = NONE;
    this.#checked = 0;
    for (const frame of [...frames, ...this.#unchecked]) this.#check(checker, frame);
    this.checks = { ...this.checks, differs: Math.max(wrong, this.checks.differs) };
    this.checker = checker;
    this.#unchecked = [];
    this.caughtUp = true;
    return "done";
  }

  #check(checker: Checker, frame: EventFrame): void {
    if (frame.seq <= this.#checked) return;
    this.#checked = frame.seq;
    const verdicts = checker.check(frame);
    this.#verdicts.set(frame.seq, verdicts);
    const count = (check: CheckResult): number => verdicts.filter((one) => one === check).length;
    this.checks = { fits: this.checks.fits + count("fits"), differs: this.checks.differs + count("differs") };
    this.tally = checker.tally;
    for (const fault of checker.faults) this.blame(fault);
  }
}
