// Facts about a game in the frames of events.

import type { Part } from "../wire/parts";
import type { EventFrame, LedgerInfo, PositionInfo } from "../wire/types";
import type { TurnSoFar } from "./act";

/** Who acted: person, bot or clock; empty if nobody did. */
export function byOf({ event }: EventFrame): string {
  return "by" in event ? event.by : "";
}

export function partsOf({ event }: EventFrame): Part[] {
  return "parts" in event ? event.parts : [];
}

/** The parts of an event to show. */
export function measured(frame: EventFrame): { chance: boolean; entries: number }[] {
  return partsOf(frame).map((part) => ({ chance: "chance" in part, entries: part.told.length }));
}

/** The number of the turn of a position. */
export function turnOf(now: PositionInfo | null | undefined): number | undefined {
  const turn = now?.view["turn"];
  return typeof turn === "number" ? turn : undefined;
}

/** The parts of this event's turn, up to this event. */
export function turnUpTo(frames: EventFrame[], seq: number): TurnSoFar {
  let turn: number | undefined;
  let parts: Part[] = [];
  for (const frame of frames.filter((one) => one.seq <= seq)) {
    parts = [...parts, ...partsOf(frame)];
    const now = turnOf(frame.now) ?? turn;
    if (now !== turn) parts = []; // the next turn begins
    turn = now;
  }
  return { seq, parts };
}

/** True if dice fell last and no decision about them follows: they are shown before they are picked up again. */
export function endsWithRoll(frame: EventFrame, before: PositionInfo | null): boolean {
  const last = partsOf(frame).at(-1);
  const fell = last !== undefined && "chance" in last && last.left === "";
  return fell && (frame.now?.waits !== "choice" || turnOf(frame.now) !== turnOf(before));
}

/** The total movement with this entry of the ledger; an entry without places moves nothing. */
export function afterMovement(moved: Record<string, number>, entry: LedgerInfo): Record<string, number> {
  if (entry.from === "" || entry.to === "") return moved;
  const less = { ...moved, [entry.from]: (moved[entry.from] ?? 0) - entry.amount };
  return { ...less, [entry.to]: (less[entry.to] ?? 0) + entry.amount };
}
