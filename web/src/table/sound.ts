// Synthesised sounds. Off until somebody turns them on, and not even fetched before.

import type { SoundName } from "./recipes";
import { settings } from "./settings.svelte";

export type { SoundName };

let audio: AudioContext | null = null;

/** Play a sound; `amount` is the number of dice or coins. */
export async function play(name: SoundName, amount = 1): Promise<void> {
  if (!settings.sound || document.hidden) return;
  const { perform, RECIPES } = await import("./recipes");
  audio ??= new AudioContext();
  if (audio.state === "suspended") await audio.resume();
  perform(audio, RECIPES[name](amount));
}
