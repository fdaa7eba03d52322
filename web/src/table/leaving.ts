// What happens to a seat while its player is away.

import { t } from "../words/words.svelte";
import type { TableClient } from "./live.svelte";
import { keepsAnything } from "./stored";

/** The warning before leaving the page of a running game; empty if nobody waits. */
export function leavingWarning(live: TableClient): string {
  if (live.table?.stage !== "playing" || live.seats.every((held) => live.table?.seats[held]?.left)) return "";
  if (!keepsAnything()) return t("page-go-lost");
  const others = live.table.seats.some((seat, number) => seat.kind === "person" && !seat.left && !live.seats.includes(number));
  return others && live.table.absent > 0 ? t("page-go-stand-in", { seconds: live.table.absent }) : t("page-go-kept");
}
