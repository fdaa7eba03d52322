// What the page knows of a game. Each folder beside this file is a game by the name of the folder; its `index.ts` gives a `GamePage`. A game without a folder
// has the plain page.

import type { Component } from "svelte";
import type { Art } from "../art/drawing";
import { PLAIN } from "../plain";
import type { Playback } from "../table/playback.svelte";
import type { Wording } from "../table/wording";
import type { GameInfo, Now } from "../wire/types";

export type View = Now["view"];

/** What every stage is handed.
 *
 * - A stage shows `live.now.view`, follows `live.act` (what is being shown), and offers what `live.offer` holds while `!live.busy && live.myTurn`.
 * - Whatever carries out a choice or a roll when it is pressed is a button with `data-act`; where one goes on by keyboard it has `data-main` as well. Whenever
 *   somebody here has to act, there is an enabled `data-act`, or a `data-pick` (such as a die) to press first. Tests play that way.
 * - Places that things travel between have `data-place` with the name the ledger uses (`box`, `seat-1`); the seats of the shell have it, too.
 * - `<Odds {live} choice={number} />` beside a choice shows the coach's number once there is one.
 * - Styles that move ask for `[data-motion="less"]` on the root; `settings.reducedMotion` says the same.
 */
export interface StageProps {
  live: Playback; // a live table or a replay of one
  game: GameInfo;
  wording: Wording;
}

/** A short hint, given once and exactly when it matters; its message is `page-tip-CODE-NAME`. */
export interface Tip {
  name: string;
  when: (phase: string, view: View) => boolean;
}

export interface GamePage {
  stage: () => Promise<{ default: Component<StageProps> }>; // fetched when a table of the game is opened
  art: Art; // drawings of its own, by name; those of `art/shared.ts` are there for all
  Hero: Component; // what the game is about, for its picture on the landing page
  faces: string[]; // on the dice of its picture
  tips: Tip[]; // at most five, in order of importance
  /** What each seat owns; what the event being shown has moved counts where the ledger uses the same measure. */
  scores: (view: View, moved: Record<string, number>) => number[];
  /** What everybody must know about where the game is, such as a final round; empty while it runs as usual. */
  banner: (view: View, wording: Wording) => string;
  /** The language in which the edition behind a preset was printed; empty if there is none. */
  language: (preset: string) => string;
}

/** A game that has a folder. */
export interface KnownGame extends GamePage {
  code: string;
}

const folders = import.meta.glob<KnownGame>("./*/index.ts", { eager: true, import: "default" });

/** The games that have a folder, by name. */
export const KNOWN: Record<string, KnownGame> = Object.fromEntries(Object.entries(folders).map(([path, page]) => [path.split("/")[1] ?? "", page]));

/** The page of a game by its name. With `?plain` in the address every game has the plain one. */
export function pageOf(game: string): GamePage {
  return new URLSearchParams(location.search).has("plain") ? PLAIN : (KNOWN[game] ?? PLAIN);
}
