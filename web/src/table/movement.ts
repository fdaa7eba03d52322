// Flying things: from place to place, and their drawing.

import type { Act } from "./act";

export interface Movement {
  from: string; // as `data-place` names it
  to: string;
  things: string[]; // names of drawings of the game
  less?: string; // said where they leave
  more?: string; // said where they arrive
}

const MOST = 9; // things to be seen at once

/** This many of a kind, limited to a countable number. */
export function several(thing: string, amount: number): string[] {
  return Array.from({ length: Math.min(MOST, amount) }, () => thing);
}

/** The movement being shown, if it goes from one place to another. */
export function movementOf(act: Act | null): { what: string; from: string; to: string; amount: number } | null {
  const entry = act?.step === "ledger" ? act.entry : null;
  return entry && entry.from !== "" && entry.to !== "" && entry.amount > 0 ? entry : null;
}

/** The centre of a place on the screen; null if it is not visible. */
export function middleOf(place: string): { x: number; y: number } | null {
  for (const element of document.querySelectorAll<HTMLElement>(`[data-place="${CSS.escape(place)}"]`)) {
    const box = (element.querySelector("[data-spot]") ?? element).getBoundingClientRect();
    if (box.width > 0) return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  }
  return null;
}
