// Short tips for the first minute, each at the right moment and only once.

import type { Tip } from "../games/page";
import type { PositionInfo } from "../wire/types";
import { stored } from "./stored";

const MOST = 5; // tips of a game
const seen = stored<string[]>("tips", []);

/** The tip for this moment, if it was never shown. */
export function tipFor(code: string, tips: Tip[], now: PositionInfo): Tip | null {
  const known = new Set(seen.get());
  return tips.slice(0, MOST).find((one) => !known.has(`${code}-${one.name}`) && one.when(now.phase, now.view)) ?? null;
}

export function sawTip(code: string, name: string): void {
  if (!seen.get().includes(`${code}-${name}`)) seen.set([...seen.get(), `${code}-${name}`]);
}

/** Reset all tips. */
export function forgetTips(): void {
  seen.set([]);
}
