// Dice as individual things: each keeps its place while others are rolled, though the rules count only faces.

export interface TableDie {
  id: number;
  face: string | null; // null: in hand, not rolled yet
  turns: number; // grows with every roll, so that it tumbles
}

export type Counts = Record<string, number>;

export function newDice(count: number): TableDie[] {
  return resized([], count);
}

/** This many of these dice, with new ones in hand if there are too few. */
export function resized(dice: TableDie[], count: number): TableDie[] {
  if (dice.length === count) return dice;
  return Array.from({ length: count }, (_, id) => dice[id] ?? { id, face: null, turns: 0 });
}

/** Dice of these faces: the preferred ones if they show them, else the first that do. */
export function diceOf(dice: TableDie[], rolled: Counts, picked: ReadonlySet<number>): Set<number> {
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

/** Let these dice fall with these faces, in order. */
export function fall(dice: TableDie[], which: ReadonlySet<number>, faces: string[]): TableDie[] {
  const left = [...faces];
  return dice.map((die) => (which.has(die.id) ? { id: die.id, face: left.shift() ?? die.face, turns: die.turns + 1 } : die));
}

/** Dice with these counts, changing as few of them as possible. */
export function matching(dice: TableDie[], counts: Counts): TableDie[] {
  const need = { ...counts };
  const kept = dice.map((die) => {
    if (die.face === null || (need[die.face] ?? 0) === 0) return null;
    need[die.face] = (need[die.face] ?? 0) - 1;
    return die;
  });
  const missing = Object.entries(need).flatMap(([face, count]) => Array.from({ length: Math.max(0, count) }, () => face));
  return kept.map((die, index) => die ?? { id: dice[index]!.id, face: missing.shift() ?? null, turns: dice[index]!.turns });
}
