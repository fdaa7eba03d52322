// Who came where.

import type { ResultInfo } from "../wire/types";

/** The place of a seat, from 1; those who are level share one. Who wins is said by the rules, not by the scores alone. */
export function placeOf({ winners, scores }: ResultInfo, seat: number): number {
  if (winners.includes(seat)) return 1;
  return 1 + scores.filter((score, other) => winners.includes(other) || score > (scores[seat] ?? 0)).length;
}
