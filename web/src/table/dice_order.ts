// The order in which dice lie for the player who moved them by hand. Others cannot know it, since equal faces are the same to the rules; a reload restores it.

import { storedAs } from "./stored";
import type { TableDie } from "./dice";

type DieOrder = (string | null)[];

/** One table per tab: kept until the tab is closed. */
const name = (): string => storedAs(`lying${location.pathname}${location.search}`);

/** Store the order of the dice. */
export function rememberOrder(dice: TableDie[]): void {
  try {
    sessionStorage.setItem(name(), JSON.stringify(dice.map((die) => die.face)));
  } catch {
    // falls back to the order in which others see them
  }
}

/** These dice in their stored order, if they are the same; a die whose face is not known (yet) shows its stored one. */
export function inOrderSeen(dice: TableDie[]): TableDie[] {
  const faces = remembered();
  const rest = [...dice];
  const order = faces.map((face) => take(rest, face) ?? take(rest, null));
  if (faces.length !== dice.length || rest.length > 0) return dice;
  return dice.map(({ id }, place) => ({ id, face: faces[place] ?? null, turns: order[place]?.turns ?? 0 }));
}

/** Remove a die of this face from these, if there is one. */
function take(dice: TableDie[], face: string | null): TableDie | undefined {
  const place = dice.findIndex((die) => die.face === face);
  return place < 0 ? undefined : dice.splice(place, 1)[0];
}

function remembered(): DieOrder {
  try {
    return JSON.parse(sessionStorage.getItem(name()) ?? "[]") as DieOrder;
  } catch {
    return [];
  }
}
