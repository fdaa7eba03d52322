// What a position of Piraten Kapern shows.

import type { Counts } from "../../table/dice";
import type { Act } from "../../table/playback.svelte";
import { signed } from "../../words/numbers";
import { movementOf, several, type Movement } from "../../table/movement";

export interface View {
  phase: string;
  active: number;
  scores: number[];
  present: boolean[];
  card: string;
  dice: Counts;
  chest: Counts;
  in_hand: number;
  skulls: number;
  island: boolean;
  island_loss: number;
  battle_need: number;
  battle_stake: number;
  spell_ready: boolean;
  chest_open: boolean;
  points_if_stopped: number;
  points_on_chest: number;
  pile_size: number;
  playoff: number;
  final_round: boolean;
  trigger: number;
}

const WORTH = 100; // points for each coin in flight

/** A card comes from the pile; points come from the dice, and go back there when they are lost. */
export function movements(act: Act): Movement[] {
  if (act.step === "fall" && "chance" in act.part && act.part.chance.startsWith("card:")) return [{ from: "pile", to: "card", things: ["card"] }];
  const told = movementOf(act);
  if (!told) return [];
  const movement = { from: told.from, to: told.to, things: several("coin", Math.ceil(told.amount / WORTH)) };
  return [told.from === "bank" ? { ...movement, more: signed(told.amount) } : { ...movement, less: signed(-told.amount) }];
}
