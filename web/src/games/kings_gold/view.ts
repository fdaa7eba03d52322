// The view of King's Gold.

import type { Act } from "../../table/act";
import { movementOf, several, type Movement } from "../../table/movement";

/** Coins fly from place to place. */
export function movements(act: Act): Movement[] {
  const entry = movementOf(act);
  return entry ? [{ from: entry.from, to: entry.to, things: several("coin", entry.amount), less: `−${entry.amount}`, more: `+${entry.amount}` }] : [];
}
