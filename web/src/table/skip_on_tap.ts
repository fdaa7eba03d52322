// Any tap at the table shows the end of what is being shown. It never acts: what appears upon it takes no press for a moment (`unhurried.ts`).

import type { Attachment } from "svelte/attachments";
import type { Playback } from "./playback.svelte";

/** Things that cannot be pressed just now give no click, so fingers count as well; after the click, lest it press what only then can be pressed. */
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
