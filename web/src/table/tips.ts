// First minute: at most five short tips for each game, each exactly when it matters, and never again.

import { stored } from "./stored";
import type { Now } from "../wire/types";

type View = Record<string, unknown>;
interface Tip {
  name: string; // the message is page-tip-CODE-NAME
  when: (phase: string, view: View) => boolean;
}

const at = (...phases: string[]): Tip["when"] => (phase) => phases.includes(phase);
const TIPS: Record<string, Tip[]> = {
  kg: [
    { name: "throw", when: at("throw", "roll-off") },
    { name: "locked", when: (phase, view) => phase === "reroll" && ((view["dice"] as Record<string, number>)["crossbones"] ?? 0) > 0 },
    { name: "keep", when: at("reroll") },
    { name: "pair", when: at("pair") },
    { name: "king", when: (phase, view) => phase === "throw" && Number(view["king"]) >= 6 },
  ],
  pk: [
    { name: "card", when: at("draw-card") },
    { name: "skulls", when: (phase, view) => phase === "roll" && view["skulls"] === 2 },
    { name: "keep", when: at("roll") },
    { name: "rescue", when: at("rescue") },
    { name: "island", when: at("island") },
  ],
  omg: [
    { name: "throw", when: at("throw", "roll-off") },
    { name: "again", when: at("reroll", "commit") },
    { name: "place", when: at("place") },
  ],
};
const seen = stored<string[]>("tips", []);

/** The tip for this moment, if it was never shown. */
export function tipFor(code: string, now: Now): string | null {
  const known = new Set(seen.get());
  const tip = TIPS[code]?.find((one) => !known.has(`${code}-${one.name}`) && one.when(now.phase, now.view));
  return tip ? `${code}-${tip.name}` : null;
}

export function sawTip(name: string): void {
  seen.set([...seen.get(), name]);
}

/** Show all tips anew. */
export function forgetTips(): void {
  seen.set([]);
}

