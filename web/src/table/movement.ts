// Things that travel: from which place to which, and what they look like on the way.

import type { Act } from "./act";

export interface Movement {
  from: string; // as `data-place` names it
  to: string;
  things: string[]; // names of drawings of the game
  less?: string; // said where they leave
  more?: string; // said where they arrive
}

const MOST = 9; // things to be seen at once

/** So many of a kind, as far as one can count them in flight. */
export function several(thing: string, amount: number): string[] {
  return Array.from({ length: Math.min(MOST, amount) }, () => thing);
}

/** The movement that is being shown, if it goes from one place to another. */
export function movementOf(act: Act | null): { what: string; from: string; to: string; amount: number } | null {
  const told = act?.step === "told" ? act.told : null;
  return told && told.from !== "" && told.to !== "" && told.amount > 0 ? told : null;
}

/** The middle of a place on the screen; nothing, if it is not to be seen. */
export function middleOf(place: string): { x: number; y: number } | null {
  for (const element of document.querySelectorAll<HTMLElement>(`[data-place="${CSS.escape(place)}"]`)) {
    const box = (element.querySelector("[data-spot]") ?? element).getBoundingClientRect();
    if (box.width > 0) return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  }
  return null;
}
