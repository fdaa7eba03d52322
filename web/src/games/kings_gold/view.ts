// The view of King's Gold.

import type { Act } from "../../table/act";
import { movementOf, several, type Movement } from "../../table/movement";

/** Coins fly from place to place. */
export function movements(act: Act): Movement[] {
  const told = movementOf(act);
  return told ? [{ from: told.from, to: told.to, things: several("coin", told.amount), less: `−${told.amount}`, more: `+${told.amount}` }] : [];
}
