// What seats own.

/** What each seat owns, with what the event being shown has moved. */
export function owned(scores: number[], moved: Record<string, number>): number[] {
  return scores.map((score, seat) => score + (moved[`seat-${seat + 1}`] ?? 0));
}

/** Whose score is to beat, as views tell it; null while nobody's is. */
export function chaseIn({ leader, to_pass }: { leader: number; to_pass: number[] }): { leader: number; lacking: number[] } | null {
  return leader < 0 ? null : { leader, lacking: to_pass };
}
