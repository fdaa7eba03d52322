// King's Gold in the page.

import { whyOver } from "../../table/ending";
import { owned } from "../../table/scores";
import { t } from "../../words/words.svelte";
import type { KnownGame } from "../page";
import { ART } from "./art";
import Hero from "./Hero.svelte";
import type { View } from "./types";

const RICH = 6; // coins that make the King worth a word

const kingsGold: KnownGame = {
  code: "kg",
  stage: () => import("./Stage.svelte"),
  art: ART,
  Hero,
  faces: ["coin-3", "cannon", "skull"],
  sounds: { skull: "skull", cannon: "cannon", "three-bones": "bust", "rob-king": "steal", sweep: "steal", strip: "steal", "box-empty": "bell" },
  tips: [
    { name: "throw", about: ".choices [data-act]", when: (phase) => ["throw", "roll-off"].includes(phase) },
    { name: "locked", about: ".slot:has(.locked)", when: (phase, view) => phase === "reroll" && seen(view).stays.some((face) => (seen(view).dice[face] ?? 0) > 0) },
    { name: "keep", about: ".dice", when: (phase) => phase === "reroll" },
    { name: "pair", about: ".dice", when: (phase) => phase === "pair" },
    { name: "king", about: "[data-place=king]", when: (phase, view) => phase === "throw" && seen(view).king >= RICH },
  ],
  scores: (view, moved) => owned(seen(view).coins, moved),
  pile: () => 20,
  goal: () => null,
  chase: () => null,
  ending: (entries, _table, wording) => whyOver(entries, wording, ["box-empty", "shared"]) || t("page-kg-over-tie"), // only a round that breaks a tie ends without a word
  banner(view) {
    const { replay, tie_round: round } = seen(view);
    if (replay > 0) return t("page-round-replay");
    return round > 0 ? t("page-round-tie", { round }) : "";
  },
  left: (view) => t("page-kg-left", { coins: seen(view).box }),
};

const seen = (view: object): View => view as View;

export default kingsGold;
