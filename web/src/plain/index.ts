// The page of a game that brings none: a stage made of what the server says about any game.

import type { GamePage } from "../games/page";
import { whyOver } from "../table/ending";
import { owned } from "../table/scores";
import { letterArt } from "./art";
import Hero from "./Hero.svelte";
import { scoresIn } from "./facts";

export const PLAIN: GamePage = {
  stage: () => import("./Stage.svelte"),
  art: letterArt("123456", []),
  Hero,
  faces: ["6", "5", "4"],
  sounds: {},
  tips: [],
  scores: (view, moved) => owned(scoresIn(view), moved),
  pile: (view) => Math.max(1, ...scoresIn(view)),
  goal: () => null,
  chase: () => null,
  ending: (told, _table, wording) => whyOver(told, wording),
  banner: () => "",
};
