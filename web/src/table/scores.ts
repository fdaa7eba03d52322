// The scores of seats.

/** The score of each seat, including the movements shown so far. */
export function owned(scores: number[], moved: Record<string, number>): number[] {
  return scores.map((score, seat) => score + (moved[`seat-${seat + 1}`] ?? 0));
}

/** The seat to beat, as in the view; null if there is none. */
export function chaseIn({ leader, to_pass }: { leader: number; to_pass: number[] }): { leader: number; lacking: number[] } | null {
  return leader < 0 ? null : { leader, lacking: to_pass };
}
