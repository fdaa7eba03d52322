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

/** These dice as they lay here before, if they are the same. */
export function inOrderSeen(dice: Die[]): Die[] {
  const rest = [...dice];
  const found = remembered().flatMap((face) => {
    const place = rest.findIndex((die) => die.face === face);
    return place < 0 ? [] : rest.splice(place, 1);
  });
  return found.length === dice.length ? found.map((die, place) => ({ ...die, id: dice[place]?.id ?? die.id })) : dice;
}

function remembered(): Faces {
  try {
    return JSON.parse(sessionStorage.getItem(name()) ?? "[]") as Faces;
  } catch {
    return [];
  }
}
