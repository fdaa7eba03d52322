// What is about to fall: dice, or something that is drawn.

import type { Playback } from "./playback.svelte";
import type { Form } from "./wording";

/** Dice fall upon this choice. */
export function rollsDice(form: Form): boolean {
  return form["rolls"] !== undefined || form.kind === "roll";
}

/** Dice are about to fall. */
export function isRolling({ rolling, now }: Playback): boolean {
  if (rolling?.form) return rollsDice(rolling.form);
  return !now?.phase.startsWith("draw");
}
