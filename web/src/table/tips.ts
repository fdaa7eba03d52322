// First minute: short tips, each exactly when it matters, and never again.

import type { Tip } from "../games/page";
import type { Now } from "../wire/types";
import { stored } from "./stored";

const MOST = 5; // tips of a game
const seen = stored<string[]>("tips", []);

/** The tip for this moment, if it was never shown. */
export function tipFor(code: string, tips: Tip[], now: Now): Tip | null {
  const known = new Set(seen.get());
  return tips.slice(0, MOST).find((one) => !known.has(`${code}-${one.name}`) && one.when(now.phase, now.view)) ?? null;
}

export function sawTip(code: string, name: string): void {
  if (!seen.get().includes(`${code}-${name}`)) seen.set([...seen.get(), `${code}-${name}`]);
}

/** Show all tips anew. */
export function forgetTips(): void {
  seen.set([]);
}
