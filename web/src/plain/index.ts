// The page of a game that brings none: a stage made of what the server says about any game.

import type { GamePage } from "../games/page";
import { owned } from "../table/scores";
import { letterArt } from "./art";
import Hero from "./Hero.svelte";
import { scoresIn } from "./facts";

export const PLAIN: GamePage = {
  stage: () => import("./Stage.svelte"),
  art: letterArt("123456", []),
  Hero,
  faces: ["6", "5", "4"],
  tips: [],
  scores: (view, moved) => owned(scoresIn(view), moved),
  banner: () => "",
  language: () => "",
};
