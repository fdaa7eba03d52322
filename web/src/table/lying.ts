// In which order dice lie for whoever moved them by hand. Others cannot know it, for two dice that show the same are the same to the rules; a reload can.

import { storedAs } from "./stored";
import type { Die } from "./dice";

type Faces = (string | null)[];

/** One tab, one table: kept until the tab is closed. */
const name = (): string => storedAs(`lying${location.pathname}${location.search}`);

/** Keep how the dice lie. */
export function rememberOrder(dice: Die[]): void {
  try {
    sessionStorage.setItem(name(), JSON.stringify(dice.map((die) => die.face)));
  } catch {
    // then they lie in the order in which others see them
  }
}

/** These dice as they lay here before, if they are the same; a die whose face is not known (yet) shows what it showed then. */
export function inOrderSeen(dice: Die[]): Die[] {
  const faces = remembered();
  const rest = [...dice];
  const order = faces.map((face) => take(rest, face) ?? take(rest, null));
  if (faces.length !== dice.length || rest.length > 0) return dice;
  return dice.map(({ id }, place) => ({ id, face: faces[place] ?? null, turns: order[place]?.turns ?? 0 }));
}

/** Take a die of this face away from these, if there is one. */
function take(dice: Die[], face: string | null): Die | undefined {
  const place = dice.findIndex((die) => die.face === face);
  return place < 0 ? undefined : dice.splice(place, 1)[0];
}

function remembered(): Faces {
  try {
    return JSON.parse(sessionStorage.getItem(name()) ?? "[]") as Faces;
  } catch {
    return [];
  }
}
