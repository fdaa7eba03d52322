// What a position of Oh My Gold! shows.

import type { Counts } from "../../table/dice";
import type { Act } from "../../table/playback.svelte";
import { movementOf, several, type Movement } from "../../table/movement";

export interface Cover {
  chest: number;
  owner: number;
  treasure: string;
  dice: string;
  complete: boolean;
}

export interface View {
  phase: string;
  active: number;
  chests: number[];
  next_chest: number;
  pile: number;
  dice: Counts;
  in_hand: number;
  rolls_left: number;
  covers: Cover[];
  boarded: boolean[];
  treasures: string[][];
  points: number[];
  diamonds: number[];
  fishbones: number[];
  final_turns_due: boolean[];
}

/** Chests come from the pile, what is in them goes before a ship, and from there aboard. */
export function movements(act: Act): Movement[] {
  const told = movementOf(act);
  if (!told) return [];
  const before = (seat: string): string => `${seat}-treasures`;
  switch (told.what) {
    case "lay-out":
      return [{ from: "pile", to: "row", things: ["card"] }];
    case "find-coins":
      return [{ from: "row", to: before(told.to), things: several("coin", told.amount) }];
    case "find-diamonds":
      return [{ from: "row", to: before(told.to), things: several("diamond", told.amount) }];
    case "fishbones":
      return [{ from: "row", to: before(told.to), things: ["fishbones"] }];
    case "load":
      return [{ from: before(told.to), to: told.to, things: several("coin", told.amount), more: `+${told.amount}` }];
    case "steal":
      return [{ from: before(told.from), to: told.to, things: several("coin", told.amount), more: `+${told.amount}` }];
    default:
      return [];
  }
}

/** What is found in a chest that is being opened, as letters; empty while none is. */
export function finding(act: Act | null): string {
  const [what = "", which = ""] = act?.step === "fall" && "chance" in act.part ? act.part.chance.split(":") : [];
  return what === "find" ? which : "";
}
