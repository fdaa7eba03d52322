// Piraten Kapern in the page.

import { whyOver } from "../../table/ending";
import { chaseIn, owned } from "../../table/scores";
import { t } from "../../words/words.svelte";
import type { KnownGame } from "../page";
import { ART } from "./art";
import Hero from "./Hero.svelte";
import type { View } from "./types";

const piratenKapern: KnownGame = {
  code: "pk",
  stage: () => import("./Stage.svelte"),
  art: ART,
  Hero,
  faces: ["sword", "parrot", "diamond"],
  sounds: { skull: "skull", card: "card", disqualified: "bust", "battle-won": "cannon", "battle-lost": "bust", "full-chest": "chest", "chest-saved": "chest", "final-round": "bell", island: "bust" },
  tips: [
    { name: "card", about: ".choices [data-act]", when: (phase) => phase === "draw-card" },
    { name: "skulls", about: ".sockets", when: (phase, view) => phase === "roll" && losesAll(seen(view)) },
    { name: "keep", about: ".tray", when: (phase) => phase === "roll" },
    { name: "rescue", about: ".slot.glow", when: (phase) => phase === "rescue" },
    { name: "island", about: ".sockets", when: (phase) => phase === "island" },
  ],
  scores: (view, moved) => owned(seen(view).scores, moved),
  asks: (view) => (seen(view).phase === "roll" && seen(view).spell_ready ? "roll-spell" : ""),
  pile: (view) => seen(view).target,
  goal: (view) => seen(view).target,
  chase: (view) => chaseIn(seen(view)),
  ending(entries, _table, wording, { view }) {
    const wins = entries.find((one) => one.what === "wins"); // who does is said anyway
    return wins ? t("page-pk-over", { points: wins.amount, target: seen(view).target }) : whyOver(entries, wording, ["shared", "nine-alike", "last-one", "last-tied"]);
  },
  banner(view, wording) {
    const { playoff, leader, scores } = seen(view);
    if (playoff > 0) return t("page-round-playoff");
    return leader < 0 ? "" : t("page-round-final", { name: wording.label(leader), points: scores[leader] ?? 0 });
  },
  draw: () => import("./Draw.svelte"),
};

const seen = (view: object): View => view as View;

/** One more skull takes points away: there are some, none of them safe on the chest, and no Sorceress can call it back. */
const losesAll = (view: View): boolean => view.skulls === view.skulls_out - 1 && view.points_if_stopped > 0 && view.points_on_chest === 0 && !view.spell_ready;

export default piratenKapern;
