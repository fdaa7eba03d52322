// A tap anywhere at the table skips the current animation. It never acts: buttons that appear then ignore presses for a moment (`press_guard.ts`).

import type { Attachment } from "svelte/attachments";
import type { Playback } from "./playback.svelte";

/** Disabled buttons fire no click, so touches count as well; only after the click, so that it does not press what has just been enabled. */
export function skipOnTap(live: Playback): Attachment<HTMLElement> {
  return (table) => {
    const skip = (): void => live.skip();
    const later = (): void => void setTimeout(skip);
    table.addEventListener("click", skip);
    table.addEventListener("pointerup", later);
    return () => {
      table.removeEventListener("click", skip);
      table.removeEventListener("pointerup", later);
    };
  };
}
