// The verdict on the dice, in a sentence.

import { t } from "../words/words.svelte";
import type { Playback } from "./playback.svelte";

/** True if something was not as sealed or promised. */
export function isBroken(live: Playback): boolean {
  return live.checks.differs > 0 || live.faults.length > 0;
}

export function verdict(live: Playback): string {
  if (live.checks.differs > 0) return t("page-fair-broken", { count: live.checks.differs });
  return live.faults.length > 0 ? t("page-fair-promise") : t("page-fair-good", { count: live.checks.fits });
}
