// The view of Oh My Gold!.

import type { Act } from "../../table/act";
import { movementOf, several, type Movement } from "../../table/movement";
import { minus } from "../../table/tray.svelte";
import type { GameInfo } from "../../wire/types";
import type { ChoiceForm, View } from "./types";

/** Chests come from the pile, their content goes before a ship, and from there aboard. */
export function movements(act: Act): Movement[] {
  const entry = movementOf(act);
  if (!entry) return [];
  const before = (seat: string): string => `${seat}-treasures`;
  switch (entry.what) {
    case "lay-out":
      return [{ from: "pile", to: "row", things: ["card"] }];
    case "find-coins":
      return [{ from: "row", to: before(entry.to), things: several("coin", entry.amount) }];
    case "find-diamonds":
      return [{ from: "row", to: before(entry.to), things: several("diamond", entry.amount) }];
    case "fishbones":
      return [{ from: "row", to: before(entry.to), things: ["fishbones"] }];
    case "load":
      return [{ from: before(entry.to), to: entry.to, things: several("coin", entry.amount), more: `+${entry.amount}` }];
    case "steal":
      return [{ from: before(entry.from), to: entry.to, things: several("coin", entry.amount), more: `+${entry.amount}` }];
    default:
      return [];
  }
}

/** The content of a chest being opened, as letters; empty if there is none. */
export function finding(act: Act | null): string {
  const [what = "", which = ""] = act && act.step !== "ledger" && "chance" in act.part ? act.part.chance.split(":") : [];
  return what === "find" ? which : "";
}

/** The view after this act: dice lie on their cards, and movements of the ledger have arrived. */
export function follow(view: View, { step, part, entry, seat }: Act, game: Pick<GameInfo, "letters" | "faces">): View {
  if (step === "choose" && "choice" in part) return laid(view, part.form as ChoiceForm, seat, game);
  if (step !== "ledger" || !entry) return view;
  const to = seatOf(entry.to);
  switch (entry.what) {
    case "dice-lost":
      return { ...view, dice: {} };
    case "open": {
      const { chest } = view.covers.find((one) => one.chest > 0) ?? { chest: 0 };
      return { ...view, chests: put(view.chests, chest - 1, 0), covers: view.covers.filter((one) => one.chest !== chest) };
    }
    case "find-coins":
    case "find-diamonds": {
      const kind = "chance" in part ? part.chance.slice("find:".length) : "";
      return entry === part.told.find((one) => one.what.startsWith("find-")) ? { ...view, treasures: put(view.treasures, to, [...(view.treasures[to] ?? []), kind]) } : view;
    }
    case "fishbones":
      return { ...view, fishbones: added(view.fishbones, to, entry.amount) };
    case "load":
    case "steal":
      return loaded(view, seatOf(entry.from), to, entry.amount);
    case "lay-out":
      return { ...view, chests: put(view.chests, view.chests.indexOf(0), entry.amount), next_chest: 0, pile: view.pile - 1 };
    case "next-lock":
      return { ...view, next_chest: entry.amount };
    default:
      return view;
  }
}

const seatOf = (place: string): number => Number(place.slice("seat-".length)) - 1;
const put = <T>(row: T[], place: number, thing: T): T[] => row.map((old, one) => (one === place ? thing : old));
const added = (numbers: number[], seat: number, amount: number): number[] => numbers.map((number, one) => (one === seat ? number + amount : number));

/** Put dice on a chest, or on a treasure before a ship. */
function laid(view: View, form: ChoiceForm, seat: number, { letters, faces }: Pick<GameInfo, "letters" | "faces">): View {
  if (!("dice" in form) || form.kind === "ship") return view;
  const { dice, chest = 0, treasure = "", victim: owner = seat, card = 0 } = form;
  const begun = card - 1; // a card with dice on it already
  const written = Object.entries(dice).map(([face, count]) => (letters[faces.indexOf(face)] ?? "").repeat(count)).join("");
  const cover = view.covers[begun];
  if (cover) return { ...view, dice: minus(view.dice, dice), covers: put(view.covers, begun, { ...cover, dice: cover.dice + written }) };
  return { ...view, dice: minus(view.dice, dice), covers: [...view.covers, { chest, owner: chest > 0 ? -1 : owner, treasure, dice: written, complete: true }] };
}

/** Move a treasure from before a ship to under one. */
function loaded(view: View, from: number, to: number, worth: number): View {
  const place = view.covers.findIndex((cover) => cover.owner === from && cover.treasure.length === worth);
  const kind = view.covers[place]?.treasure ?? "";
  const before = view.treasures[from] ?? [];
  return {
    ...view,
    covers: view.covers.filter((_, index) => index !== place),
    treasures: put(view.treasures, from, before.filter((_, index) => index !== before.indexOf(kind))),
    points: added(view.points, to, worth),
    diamonds: added(view.diamonds, to, kind.split("D").length - 1),
  };
}
