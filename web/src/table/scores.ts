// What seats own.

/** What each seat owns, with what the event being shown has moved. */
export function owned(scores: number[], moved: Record<string, number>): number[] {
  return scores.map((score, seat) => score + (moved[`seat-${seat + 1}`] ?? 0));
}
