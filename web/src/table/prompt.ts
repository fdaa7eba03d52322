// The prompt: whose turn it is, and what the player here is asked.

import { pageOf } from "../games/page";
import { t } from "../words/words.svelte";
import type { Playback } from "./playback.svelte";
import { isRolling } from "./rolling";
import type { Wording } from "./wording";

/** Whose turn it is; nobody's once the game is over. */
export function turnOf(live: Playback, wording: Wording): string {
  const now = live.now;
  if (!now || now.waits === "nothing" || now.seat < 0) return "";
  const mine = live.seats.length === 1 && live.seats.includes(now.seat) && !live.table?.seats[now.seat]?.stand_in;
  return mine ? t("page-your-turn") : t("page-turn-of", { name: wording.name(now.seat) });
}

/** The question to somebody here, or what is about to fall. */
export function promptOf(live: Playback, wording: Wording): string {
  if (live.held) return t("page-gives-up");
  if (live.rolling || live.now?.waits === "witness") return t(isRolling(live) ? "page-rolling" : "page-deciding");
  if (!live.now || !live.myTurn || live.busy) return "";
  return wording.prompt(pageOf(live.table?.game ?? "").asks?.(live.now.view) || live.now.phase);
}
