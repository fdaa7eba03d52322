// Oh My Gold! in the page.

import { t } from "../../words/words.svelte";
import type { KnownGame } from "../page";
import { ART } from "./art";
import Hero from "./Hero.svelte";
import type { View } from "./view";

const ohMyGold: KnownGame = {
  code: "omg",
  stage: () => import("./Stage.svelte"),
  art: ART,
  Hero,
  faces: ["key", "coin", "diamond"],
  tips: [
    { name: "throw", when: (phase) => ["throw", "roll-off"].includes(phase) },
    { name: "again", when: (phase) => ["reroll", "commit"].includes(phase) },
    { name: "place", when: (phase) => phase === "place" },
  ],
  scores: (view) => seen(view).points, // the ledger counts coins and diamonds
  banner: (view) => (seen(view).final_turns_due.some(Boolean) ? t("page-round-last-turns") : ""),
  language: () => "",
};

const seen = (view: object): View => view as View;

export default ohMyGold;
