// Dice as things: each keeps its place while others are rolled, though the rules only count faces.

export interface Die {
  id: number;
  face: string | null; // null: in hand, not rolled yet
  turns: number; // grows with every roll, so that it tumbles
}

export type Counts = Record<string, number>;

export function newDice(count: number): Die[] {
  return resized([], count);
}

/** So many of these dice, with new ones in hand if there are too few. */
export function resized(dice: Die[], count: number): Die[] {
  if (dice.length === count) return dice;
  return Array.from({ length: count }, (_, id) => dice[id] ?? { id, face: null, turns: 0 });
}

/** Dice of these faces: those that are preferred, if they show them, else the first that do. */
export function diceOf(dice: Die[], rolled: Counts, picked: ReadonlySet<number>): Set<number> {
  const need = { ...rolled };
  const chosen = new Set<number>();
  const ordered = [...dice].sort((a, b) => Number(picked.has(b.id)) - Number(picked.has(a.id)));
  for (const die of ordered) {
    if (die.face !== null && (need[die.face] ?? 0) > 0) {
      need[die.face] = (need[die.face] ?? 0) - 1;
      chosen.add(die.id);
    }
  }
  return chosen;
}

/** These dice fall and show these faces, in order. */
export function fall(dice: Die[], which: ReadonlySet<number>, faces: string[]): Die[] {
  const left = [...faces];
  return dice.map((die) => (which.has(die.id) ? { id: die.id, face: left.shift() ?? die.face, turns: die.turns + 1 } : die));
}

/** Dice that show these counts, each die staying as it is where that is possible. */
export function matching(dice: Die[], counts: Counts): Die[] {
  const need = { ...counts };
  const kept = dice.map((die) => {
    if (die.face === null || (need[die.face] ?? 0) === 0) return null;
    need[die.face] = (need[die.face] ?? 0) - 1;
    return die;
  });
  const missing = Object.entries(need).flatMap(([face, count]) => Array.from({ length: Math.max(0, count) }, () => face));
  return kept.map((die, index) => die ?? { id: dice[index]!.id, face: missing.shift() ?? null, turns: dice[index]!.turns });
}
