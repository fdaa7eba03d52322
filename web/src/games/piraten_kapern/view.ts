// The view of Piraten Kapern.

import type { Counts } from "../../table/dice";
import type { Act } from "../../table/act";
import { minus, plus, rolledBy } from "../../table/tray.svelte";
import { countLetters } from "../../table/wording";
import { signed } from "../../words/numbers";
import { movementOf, several, type Movement } from "../../table/movement";
import type { GameInfo } from "../../wire/types";
import type { ChoiceForm, View } from "./types";

const UNKNOWN = -1; // what the dice are worth is said by the position they lead to
const UNKNOWN_STAKE = 0; // and so is what becomes of the stake
const WORTH = 100; // points for each coin in flight

/** A card comes from the pile; points come from the dice, and go back there when they are lost. */
export function movements(act: Act): Movement[] {
  if (act.step === "fall" && "chance" in act.part && act.part.chance.startsWith("card:")) return [{ from: "pile", to: "card", things: ["card"] }];
  const entry = movementOf(act);
  if (!entry) return [];
  const movement = { from: entry.from, to: entry.to, things: several("coin", Math.ceil(entry.amount / WORTH)) };
  return [entry.from === "bank" ? { ...movement, more: signed(entry.amount) } : { ...movement, less: signed(-entry.amount) }];
}

/** The view after this act: dice are counted once they lie still, and a card shows once it is turned over. */
export function follow(view: View, { step, part }: Act, game: Pick<GameInfo, "letters" | "faces">): View {
  if (step === "choose" && "choice" in part) {
    const form = part.form as ChoiceForm;
    if (form.kind !== "roll" && form.kind !== "revive") return view;
    const taken = rolledBy(form);
    return { ...view, dice: minus(view.dice, taken), ...counted(view, taken, -1), battle_points: UNKNOWN_STAKE };
  }
  if (step !== "rest" || !("chance" in part) || view.phase === "roll-off") return view;
  const [what = "", which] = part.chance.split(":");
  if (what === "card") return { ...view, card: which ?? "", pile_size: view.pile_size - 1 };
  if (which !== undefined) return view;
  const fallen = countLetters(part.chance, game);
  return { ...view, dice: plus(view.dice, fallen), ...counted(view, fallen, 1), points_if_stopped: UNKNOWN, battle_points: UNKNOWN_STAKE };
}

type FaceCount = "skulls" | "battle_swords";

/** What the view counts of the dice on the table, when these come or go. */
function counted(view: View, dice: Counts, sign: number): Partial<Pick<View, FaceCount>> {
  const fields = Object.entries(view.face_counts) as [FaceCount, string][];
  return Object.fromEntries(fields.map(([field, face]) => [field, view[field] + sign * (dice[face] ?? 0)]));
}
