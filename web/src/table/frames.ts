// What the frames of events say about a game.

import type { Part } from "../wire/parts";
import type { EventFrame, LedgerInfo, Now } from "../wire/types";
import type { TurnSoFar } from "./act";

/** Who did it: person, bot or clock; nothing, if nobody plays by it. */
export function byOf({ event }: EventFrame): string {
  return "by" in event ? event.by : "";
}

export function partsOf({ event }: EventFrame): Part[] {
  return "parts" in event ? event.parts : [];
}

/** What there is to show of an event. */
export function measured(frame: EventFrame): { chance: boolean; told: number }[] {
  return partsOf(frame).map((part) => ({ chance: "chance" in part, told: part.told.length }));
}

/** The number of the turn of a position. */
export function turnOf(now: Now | null | undefined): number | undefined {
  const turn = now?.view["turn"];
  return typeof turn === "number" ? turn : undefined;
}

/** What has happened in the turn that this event belongs to, up to it. */
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

/** Dice fell last, and nobody decides upon them any more: they are seen before they are taken up again. */
export function endsWithRoll(frame: EventFrame, before: Now | null): boolean {
  const last = partsOf(frame).at(-1);
  const fell = last !== undefined && "chance" in last && last.left === "";
  return fell && (frame.now?.waits !== "choice" || turnOf(frame.now) !== turnOf(before));
}

/** What has moved so far, with this entry of the ledger; an entry without places moves nothing. */
export function afterMovement(moved: Record<string, number>, told: LedgerInfo): Record<string, number> {
  if (told.from === "" || told.to === "") return moved;
  const less = { ...moved, [told.from]: (moved[told.from] ?? 0) - told.amount };
  return { ...less, [told.to]: (less[told.to] ?? 0) + told.amount };
}
