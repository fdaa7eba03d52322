// What is about to fall: dice, or a draw.

import type { Playback } from "./playback.svelte";
import type { Form } from "./wording";

/** True if dice fall after this choice. */
export function rollsDice(form: Form): boolean {
  return form["rolls"] !== undefined || form.kind === "roll";
}

/** True if dice are about to fall. */
export function isRolling({ rolling, now }: Playback): boolean {
  if (rolling?.held) return false;
  if (rolling?.form) return rollsDice(rolling.form);
  return !now?.phase.startsWith("draw");
}
