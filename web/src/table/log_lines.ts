// The log: what happened, line by line, with the rule behind each movement.

import type { CheckResult } from "../wire/fair";
import type { Part } from "../wire/parts";
import type { EventFrame, LedgerInfo } from "../wire/types";

export interface LogLine {
  key: string;
  seq: number;
  index: number; // of the part of the event
  turn: number; // 0 before the first
  seat: number; // whose action it is; -1 nobody's
  clock: boolean; // nobody did it: their time was up
  kind: string; // an event's kind, `choice`, `chance`, `leave` or `ledger`
  why: string; // of somebody standing up or a bot standing in
  part: Part | null;
  entry: LedgerInfo | null;
  check: CheckResult | null; // of a roll
}

export interface LogAction {
  seq: number;
  turn: number;
  seat: number;
  by: string;
  parts: Part[];
}

/** The lines of an event. `turn` is the one before the event; a turn's first roll belongs to the turn it begins. */
export function actionOf(frame: EventFrame, turn: number): LogAction {
  const body = frame.event;
  return {
    seq: frame.seq,
    turn,
    seat: "seat" in body ? body.seat : -1,
    by: "by" in body ? String(body.by) : "",
    parts: "parts" in body ? body.parts : [],
  };
}

export function kindOf(part: Part): "chance" | "choice" | "leave" {
  return "chance" in part ? "chance" : "choice" in part ? "choice" : "leave";
}

/** The lines of one part: its own, then its movements. A draw is represented by its first movement, which shows its check. */
export function linesOf(action: LogAction, part: Part, index: number, check: CheckResult | null): LogLine[] {
  const about = { seq: action.seq, index, turn: action.turn, seat: action.seat, clock: action.by === "clock", why: "", part, check: null };
  const first: LogLine = { ...about, key: `${action.seq}.${index}`, kind: kindOf(part), entry: null };
  const entries = part.told.map((one, number): LogLine => ({ ...about, key: `${action.seq}.${index}.${number}`, kind: "ledger", entry: one }));
  return [first, ...entries].map((line) => withCheck(line, check));
}

/** The line with the check of its roll, if it shows one. */
export function withCheck(line: LogLine, check: CheckResult | null): LogLine {
  const drawn = line.part !== null && "chance" in line.part && line.part.left !== "";
  const shows = drawn ? line.entry !== null && line.entry === line.part?.told[0] : line.entry === null;
  return shows ? { ...line, check } : line;
}

/** The line of an event without parts. */
export function plainLine(frame: EventFrame, action: LogAction): LogLine {
  const why = "why" in frame.event ? String(frame.event.why) : "steps" in frame.event ? "typed" : "";
  return { key: `${frame.seq}`, seq: frame.seq, index: 0, turn: action.turn, seat: action.seat, clock: false, kind: frame.event.kind, why, part: null, entry: null, check: null };
}
