// What a position of King's Gold shows.

import type { Counts } from "../../table/dice";
import type { Act } from "../../table/act";
import { movementOf, several, type Movement } from "../../table/movement";

export interface View {
  phase: string;
  active: number;
  box: number;
  king: number;
  coins: number[];
  dice: Counts;
  in_hand: number;
  rolls_left: number;
  tie_round: number;
  replay: number;
}

/** Coins fly from where they lay to where they go. */
export function movements(act: Act): Movement[] {
  const told = movementOf(act);
  return told ? [{ from: told.from, to: told.to, things: several("coin", told.amount), less: `−${told.amount}`, more: `+${told.amount}` }] : [];
}
