// Sounds to what is shown.

import type { Playback } from "./playback.svelte";
import { sounds } from "./sound";

/** To be called while a component is set up. */
export function playSounds(live: Playback): void {
  let mine = false;
  $effect(() => {
    const act = live.act;
    if (act?.step === "fall" && "chance" in act.part && !act.part.chance.includes(":")) sounds.dice(act.part.chance.length);
    if (act?.step === "told" && act.told && act.told.amount > 0 && act.told.to.startsWith("seat-")) sounds.coins(act.told.amount);
  });
  $effect(() => {
    if (live.myTurn && !mine) sounds.bell();
    mine = live.myTurn;
  });
  $effect(() => {
    if (live.now?.waits === "nothing") sounds.fanfare();
  });
}
