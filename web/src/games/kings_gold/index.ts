// King's Gold in the page.

import { owned } from "../../table/scores";
import { t } from "../../words/words.svelte";
import type { KnownGame } from "../page";
import { ART } from "./art";
import Hero from "./Hero.svelte";
import type { View } from "./view";

const RICH = 6; // coins that make the King worth a word

const kingsGold: KnownGame = {
  code: "kg",
  stage: () => import("./Stage.svelte"),
  art: ART,
  Hero,
  faces: ["coin-3", "cannon", "skull"],
  tips: [
    { name: "throw", when: (phase) => ["throw", "roll-off"].includes(phase) },
    { name: "locked", when: (phase, view) => phase === "reroll" && (seen(view).dice["crossbones"] ?? 0) > 0 },
    { name: "keep", when: (phase) => phase === "reroll" },
    { name: "pair", when: (phase) => phase === "pair" },
    { name: "king", when: (phase, view) => phase === "throw" && seen(view).king >= RICH },
  ],
  scores: (view, moved) => owned(seen(view).coins, moved),
  banner(view) {
    const { replay, tie_round: round } = seen(view);
    if (replay > 0) return t("page-round-replay");
    return round > 0 ? t("page-round-tie", { round }) : "";
  },
  language: (preset) => (preset === "us" ? "en" : (preset.split("-").at(-1) ?? "")),
};

const seen = (view: object): View => view as View;

export default kingsGold;
