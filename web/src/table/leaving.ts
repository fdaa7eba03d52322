// What becomes of a seat while whoever sits there is away.

import { t } from "../words/words.svelte";
import type { LiveTable } from "./live.svelte";
import { keepsAnything } from "./stored";

/** What those who sit at a game that goes on must know before they leave the page; nothing, if nobody waits for them. */
export function leavingWarning(live: LiveTable): string {
  if (live.table?.stage !== "playing" || live.seats.every((held) => live.table?.seats[held]?.left)) return "";
  if (!keepsAnything()) return t("page-go-lost");
  const others = live.table.seats.some((seat, number) => seat.kind === "person" && !seat.left && !live.seats.includes(number));
  return others && live.table.absent > 0 ? t("page-go-stand-in", { seconds: live.table.absent }) : t("page-go-kept");
}
