// What every game's stage is handed.

import type { Component } from "svelte";
import type { Showing } from "../table/showing.svelte";
import type { Wording } from "../table/wording";
import type { GameInfo } from "../wire/types";

export interface StageProps {
  live: Showing; // a live table or a replay of one
  game: GameInfo;
  wording: Wording;
}

/** Stages by game, fetched when a table of that game is opened. */
export const STAGES: Record<string, () => Promise<{ default: Component<StageProps> }>> = {
  kings_gold: () => import("./kings_gold/Stage.svelte"),
  piraten_kapern: () => import("./piraten_kapern/Stage.svelte"),
  oh_my_gold: () => import("./oh_my_gold/Stage.svelte"),
};
