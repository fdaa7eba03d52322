// The ranking of seats.

import type { ResultInfo } from "../wire/types";

/** The rank of a seat, from 1; equal seats share one. The rules decide who wins, not the scores alone. */
export function placeOf({ winners, scores }: ResultInfo, seat: number): number {
  if (winners.includes(seat)) return 1;
  return 1 + scores.filter((score, other) => winners.includes(other) || score > (scores[seat] ?? 0)).length;
}
