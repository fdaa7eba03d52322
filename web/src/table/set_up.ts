// Sets up the coach's advice on the table: dice are picked, pairs planned, places lit. The player decides whether to do it.

import { tick } from "svelte";
import type { Playback } from "./playback.svelte";
import type { Choice } from "./wording";

const ENDS = new Set(["stop", "done"]); // choices for the second button
const WAITS = 1_000; // milliseconds for a stage to lay it out: it may have to ask the server

/** Set up a choice, and focus the button that makes it. */
export async function setUp(live: Playback, choice: Choice): Promise<void> {
  live.layOut?.(choice);
  const end = performance.now() + WAITS;
  let button: HTMLElement | null = null;
  do {
    await tick();
    await new Promise(requestAnimationFrame);
    button = buttonOf(choice.number);
  } while (!button && performance.now() < end);
  const usual = `.choices ${ENDS.has(choice.form.kind ?? "") ? ".second" : ".primary"}[data-act]:enabled`;
  show(button ?? document.querySelector<HTMLElement>(usual) ?? document.querySelector<HTMLElement>(".stage [data-act]:enabled"));
}

/** The button with the odds of this choice. */
function buttonOf(number: number): HTMLElement | null {
  return document.querySelector(`[data-odds~="${number}"]`)?.closest<HTMLElement>("[data-act]:enabled") ?? null;
}

function show(button: HTMLElement | null): void {
  button?.focus();
  button?.animate([{ outline: "4px solid transparent", outlineOffset: "2px" }, { outline: "4px solid var(--verdigris)", outlineOffset: "2px" }, { outline: "4px solid transparent", outlineOffset: "2px" }], 1_400);
}
