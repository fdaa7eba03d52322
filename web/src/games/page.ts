// The page's part of a game. Each folder beside this file is a game by the name of the folder; its `index.ts` exports a `GamePage`. A game without a folder
// gets the plain page.

import type { Component } from "svelte";
import type { Art } from "../art/drawing";
import { PLAIN } from "../plain";
import type { Playback } from "../table/playback.svelte";
import type { GameSounds } from "../table/sound_effects.svelte";
import type { Wording } from "../table/wording";
import type { GameInfo, LedgerInfo, PositionInfo, TableInfo } from "../wire/types";

export type GameView = PositionInfo["view"];

/** The props of every stage.
 *
 * - A stage shows `live.view`, follows `live.act` (what is being shown), and offers what `live.offer` holds while `!live.busy && live.myTurn`.
 * - `live.act` goes through `choose` (what somebody chose), `fall` (dice are in the air, a card is being turned: nothing may tell how), `rest` (they lie still: from
 *   here on lines, counts, locks and sounds may tell) and `ledger` (an entry of the ledger), each for `live.act.lasts` milliseconds. `tray.falling` are the dice in the air.
 * - `live.follow`, set by a stage, gives the view when an act is done, so that the board keeps step with what is shown; `live.now` changes when the event is over.
 * - `live.finale` is there while the end of the game stays on the table.
 * - Whatever carries out a choice or a roll when it is pressed is a button with `data-act`; where one goes on by keyboard it has `data-main` as well. Whenever
 *   somebody here has to act, there is an enabled `data-act`, or a `data-pick` (such as a die) to press first. Tests play that way.
 * - Places that things travel between have `data-place` with the name the ledger uses (`box`, `seat-1`); the seats of the shell have it, too.
 * - `<OddsLabel {live} choice={number} />` in the button of a choice shows the coach's number once there is one.
 * - `live.layOut`, set by a stage, prepares a choice without making it, as the coach advises it: dice are picked, pairs planned, a place lit. The button
 *   that then makes it is found by its `Odds`.
 * - Styles that move ask for `[data-motion="less"]` on the root; `settings.reducedMotion` says the same.
 */
export interface StageProps {
  live: Playback; // a live table or a replay of one
  game: GameInfo;
  wording: Wording;
}

/** A short hint, shown once at the right moment; its message is `page-tip-CODE-NAME`. */
export interface Tip {
  name: string;
  about: string; // a selector: what of the stage it is about
  when: (phase: string, view: GameView) => boolean;
}

/** The look of special moments, by the name of their ledger entry or one that the stage gives; the words are `moment-CODE-NAME`. */
export type MomentLooks = Readonly<Record<string, { picture: string; tone: "gold" | "coral" | "sea" }>>;

/** The end of a game in which everybody has one more turn. */
export interface Chase {
  leader: number;
  lacking: number[]; // by seat; 0 for those who lead or have no turn left
}

export interface GamePage {
  stage: () => Promise<{ default: Component<StageProps> }>; // fetched when a table of the game is opened
  art: Art; // drawings of its own, by name; those of `art/shared.ts` are there for all
  Hero: Component; // what the game is about, for its picture on the landing page
  faces: string[]; // on the dice of its picture
  sounds: GameSounds;
  tips: Tip[]; // at most five, in order of importance
  /** The score of each seat, including the movements shown so far if the ledger uses the same unit. */
  scores: (view: GameView, moved: Record<string, number>) => number[];
  /** The value of a full pile of coins: the piles at the seats grow towards it. */
  pile: (view: GameView) => number;
  /** The score that ends the game; null if none does. */
  goal: (view: GameView) => number | null;
  /** The seat to beat at the end of the game, and what each seat needs for that; null before. */
  chase: (view: GameView) => Chase | null;
  /** Why the game is over and, among equals, why somebody has won: by the last ledger entries and the last position. */
  ending: (entries: LedgerInfo[], table: TableInfo, wording: Wording, last: PositionInfo) => string;
  /** The phase of the question, if a game asks more than one in a phase. */
  asks?: (view: GameView) => string;
  /** A notice on the state of the game, such as a final round; usually empty. */
  banner: (view: GameView, wording: Wording) => string;
  /** What is left until the game ends, if no score ends it. */
  left?: (view: GameView) => string;
  /** The picture of a draw on a real table, by the form of the draw; omitted if there is none. */
  draw?: () => Promise<{ default: Component<{ form: Record<string, unknown> }> }>;
}

/** A game with a folder. */
export interface KnownGame extends GamePage {
  code: string;
}

const folders = import.meta.glob<KnownGame>("./*/index.ts", { eager: true, import: "default" });

/** The games with folders, by name. */
export const KNOWN: Record<string, KnownGame> = Object.fromEntries(Object.entries(folders).map(([path, page]) => [path.split("/")[1] ?? "", page]));

/** The page of a game by its name. With `?plain` in the address every game has the plain one. */
export function pageOf(game: string): GamePage {
  return new URLSearchParams(location.search).has("plain") ? PLAIN : (KNOWN[game] ?? PLAIN);
}
