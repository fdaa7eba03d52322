// Piraten Kapern in the page.

import { owned } from "../../table/scores";
import { t } from "../../words/words.svelte";
import type { KnownGame } from "../page";
import { ART } from "./art";
import Hero from "./Hero.svelte";
import type { View } from "./view";

const piratenKapern: KnownGame = {
  code: "pk",
  stage: () => import("./Stage.svelte"),
  art: ART,
  Hero,
  faces: ["sword", "parrot", "diamond"],
  tips: [
    { name: "card", when: (phase) => phase === "draw-card" },
    { name: "skulls", when: (phase, view) => phase === "roll" && seen(view).skulls === 2 },
    { name: "keep", when: (phase) => phase === "roll" },
    { name: "rescue", when: (phase) => phase === "rescue" },
    { name: "island", when: (phase) => phase === "island" },
  ],
  scores: (view, moved) => owned(seen(view).scores, moved),
  banner(view, wording) {
    const { playoff, final_round, trigger } = seen(view);
    if (playoff > 0) return t("page-round-playoff");
    return final_round ? t("page-round-final", { name: wording.name(trigger) }) : "";
  },
  language: () => "",
};

const seen = (view: object): View => view as View;

export default piratenKapern;
