// Oh My Gold! in the page.

import { whyOver } from "../../table/ending";
import { chaseIn } from "../../table/scores";
import { t } from "../../words/words.svelte";
import type { KnownGame } from "../page";
import { ART } from "./art";
import Hero from "./Hero.svelte";
import type { View } from "./types";

const ohMyGold: KnownGame = {
  code: "omg",
  stage: () => import("./Stage.svelte"),
  art: ART,
  Hero,
  faces: ["key", "coin", "diamond"],
  sounds: { find: "chest", "find-F": "fishbones", fishbones: "fishbones", "dice-lost": "bust", "last-chest": "bell" },
  tips: [
    { name: "throw", about: ".choices [data-act]", when: (phase) => ["throw", "roll-off"].includes(phase) },
    { name: "again", about: ".choices .primary", when: (phase) => ["reroll", "commit"].includes(phase) },
    { name: "place", about: ".chests", when: (phase) => phase === "place" },
  ],
  scores: (view) => seen(view).points, // the ledger counts coins and diamonds
  pile: () => 16,
  goal: () => null,
  chase: (view) => chaseIn(seen(view)),
  banner(view, wording) {
    const { leader, points } = seen(view);
    return leader < 0 ? "" : t("page-round-last-turns", { name: wording.label(leader), points: points[leader] ?? 0 });
  },
  ending(entries, table, wording, { view, result }) {
    const named = entries.filter((one) => ["last-chest", "leave", "shared"].includes(one.what));
    const over = named.some((one) => one.what !== "shared") ? "" : t(table.options["end"] === "all_claimed" ? "page-omg-over-all-claimed" : "page-omg-over-final-turns");
    return [over, whyOver(named, wording, named.map((one) => one.what)), tieBreak(seen(view), result?.winners ?? [])].filter(Boolean).join(" ");
  },
  left: (view) => t("page-omg-left", { chests: seen(view).chests.filter(Boolean).length + seen(view).pile }),
  draw: () => import("./Draw.svelte"),
};

/** What made one of several with the most points win. */
function tieBreak({ points, diamonds, present }: View, winners: number[]): string {
  const [winner = 0] = winners;
  const level = points.map((_, seat) => seat).filter((seat) => seat !== winner && present[seat] && points[seat] === points[winner]);
  if (winners.length !== 1 || level.length === 0) return "";
  return t(level.every((seat) => (diamonds[seat] ?? 0) < (diamonds[winner] ?? 0)) ? "page-omg-over-diamonds" : "page-omg-over-fishbones");
}

const seen = (view: object): View => view as View;

export default ohMyGold;
