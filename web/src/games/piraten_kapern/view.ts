// What a position of Piraten Kapern shows.

import type { Counts } from "../../table/dice";
import type { Act } from "../../table/act";
import { minus, plus, rolledBy } from "../../table/tray.svelte";
import { countLetters } from "../../table/wording";
import { signed } from "../../words/numbers";
import { movementOf, several, type Movement } from "../../table/movement";
import type { GameInfo } from "../../wire/types";

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
  target: number;
  leader: number;
  to_pass: number[];
}

const UNKNOWN = -1; // what the dice are worth is said by the position they lead to
const WORTH = 100; // points for each coin in flight

/** A card comes from the pile; points come from the dice, and go back there when they are lost. */
export function movements(act: Act): Movement[] {
  if (act.step === "fall" && "chance" in act.part && act.part.chance.startsWith("card:")) return [{ from: "pile", to: "card", things: ["card"] }];
  const told = movementOf(act);
  if (!told) return [];
  const movement = { from: told.from, to: told.to, things: several("coin", Math.ceil(told.amount / WORTH)) };
  return [told.from === "bank" ? { ...movement, more: signed(told.amount) } : { ...movement, less: signed(-told.amount) }];
}

/** The view when this act is done: dice are counted once they lie still, and a card lies there once it is turned over. */
export function follow(view: View, { step, part }: Act, game: Pick<GameInfo, "letters" | "faces">): View {
  if (step === "choose" && "choice" in part && ["roll", "revive"].includes(String(part.form["kind"]))) {
    const taken = rolledBy(part.form);
    return { ...view, dice: minus(view.dice, taken), skulls: view.skulls - (taken["skull"] ?? 0) };
  }
  if (step !== "rest" || !("chance" in part) || view.phase === "roll-off") return view;
  const [what = "", which] = part.chance.split(":");
  if (what === "card") return { ...view, card: which ?? "", pile_size: view.pile_size - 1 };
  if (which !== undefined) return view;
  const fallen = countLetters(part.chance, game);
  return { ...view, dice: plus(view.dice, fallen), skulls: view.skulls + (fallen["skull"] ?? 0), points_if_stopped: UNKNOWN };
}
