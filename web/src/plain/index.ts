// The default page of a game: a stage built from facts that the server knows about any game.

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
  ending: (entries, _table, wording) => whyOver(entries, wording),
  banner: () => "",
};
