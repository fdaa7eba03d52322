// Whether the dice were fair, in a sentence.

import { t } from "../words/words.svelte";
import type { Playback } from "./playback.svelte";

/** Something was not as it was sealed or promised. */
export function isBroken(live: Playback): boolean {
  return live.checks.differs > 0 || live.faults.length > 0;
}

export function verdict(live: Playback): string {
  if (live.checks.differs > 0) return t("page-fair-broken", { count: live.checks.differs });
  return live.faults.length > 0 ? t("page-fair-promise") : t("page-fair-good", { count: live.checks.fits });
}
