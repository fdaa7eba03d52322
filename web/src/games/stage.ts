// What every game's stage is handed, and what the shell expects of it.
//
// - A stage shows `live.now.view`, follows `live.act` (what is being shown), and offers what `live.offer` holds while `!live.busy && live.myTurn`.
// - Whatever carries out a deed when it is pressed is a button with `data-act`; where one goes on by keyboard it has `data-main` as well. Whenever
//   somebody here has to act, there is an enabled `data-act`, or a `data-pick` (such as a die) to press first. Tests play that way.
// - Places that things travel between have `data-place` with the name the ledger uses (`box`, `seat-1`); the seats of the shell have it, too.
// - `<Odds {live} choice={number} />` beside a choice shows the coach's number once there is one.
// - Styles that move ask for `[data-motion="less"]` on the root; `settings.still` says the same.

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
