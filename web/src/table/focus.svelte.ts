// Keyboard focus: when the pressed button disappears, the next thing to press is focused.

import { tick } from "svelte";
import type { Attachment } from "svelte/attachments";
import type { Playback } from "./playback.svelte";

/** Stages mark the element to continue with by `data-main`. */
const NEXT = "[data-main]:not(:disabled)";

const TRIES = 120; // frames
/** Nothing has the focus, or soon nothing: a button that cannot be pressed any more keeps it until the next frame. */
const lost = (): boolean => document.activeElement === null || document.activeElement === document.body || document.activeElement.matches(":disabled");

export function keepFocus(live: Playback): Attachment<HTMLElement> {
  return (table) => {
    let inside = true; // the last thing that had the focus was in here; whoever comes to the table begins here
    const came = (): void => void (inside = true);
    const went = (event: FocusEvent): void => {
      if (event.relatedTarget instanceof Node && !table.contains(event.relatedTarget)) inside = false;
    };
    table.addEventListener("focusin", came);
    table.addEventListener("focusout", went);
    $effect(() => {
      void live.seq;
      if (live.busy || live.sending || !live.myTurn || (live.newest?.waits === "choice" && !live.offer)) return;
      let over = false;
      void (async () => {
        await tick();
        for (let tries = 0; tries < TRIES && !over && inside && lost(); tries += 1) {
          table.querySelector<HTMLElement>(NEXT)?.focus();
          await new Promise(requestAnimationFrame); // the stage may not be there yet
        }
      })();
      return () => void (over = true);
    });
    return () => {
      table.removeEventListener("focusin", came);
      table.removeEventListener("focusout", went);
    };
  };
}
