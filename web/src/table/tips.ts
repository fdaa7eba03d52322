// First minute: short tips, each exactly when it matters, and never again.

import type { Tip } from "../games/page";
import type { Now } from "../wire/types";
import { stored } from "./stored";

const seen = stored<string[]>("tips", []);

/** The tip for this moment, if it was never shown. */
export function tipFor(code: string, tips: Tip[], now: Now): string | null {
  const known = new Set(seen.get());
  const tip = tips.find((one) => !known.has(`${code}-${one.name}`) && one.when(now.phase, now.view));
  return tip ? `${code}-${tip.name}` : null;
}

export function sawTip(name: string): void {
  seen.set([...seen.get(), name]);
}

/** Show all tips anew. */
export function forgetTips(): void {
  seen.set([]);
}
