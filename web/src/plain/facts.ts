// The common facts in the view of any game. Views use the same names: `dice`, either counted by face or as letters by place, `in_hand`, `scores`, and
// `fields` for anything else a game keeps. Facts with words are shown: `board-CODE-FIELD`, or `place-CODE-FIELD` for a place of the ledger.

import { plus, sum } from "../table/tray.svelte";
import type { Counts } from "../table/dice";
import { countLetters, type Wording } from "../table/wording";
import type { GameInfo } from "../wire/types";
import { whole } from "../words/numbers";
import { t, words } from "../words/words.svelte";

type ViewFields = Record<string, unknown>;
type DieFaces = Pick<GameInfo, "faces" | "letters">;

const SCORES = ["scores", "points", "coins"];
const ON_THE_TABLE = "table"; // where dice lie that can be rolled again

export interface ViewFact {
  name: string; // of the field, which may be a place of the ledger as well
  label: string;
  text: string;
}

const isNumbers = (value: unknown): value is number[] => Array.isArray(value) && value.every((one) => typeof one === "number");
const isRecord = (value: unknown): value is ViewFields => typeof value === "object" && value !== null && !Array.isArray(value);

/** The score of each seat. */
export function scoresIn(view: ViewFields): number[] {
  return SCORES.map((name) => view[name]).find(isNumbers) ?? [];
}

/** All dice on the table by face, wherever they lie; null if the view does not say. */
export function diceIn(view: ViewFields, game: DieFaces): Counts | null {
  if (!isRecord(view["dice"])) return null;
  const counted = Object.values(view).filter((value): value is Counts => isCounts(value, game));
  return [...counted, ...lettersIn(view).map(([, letters]) => countLetters(letters, game))].reduce(plus, {});
}

/** Those among them that stay unchanged for the rest of the turn. */
export function diceAside(view: ViewFields, game: DieFaces): Counts {
  const elsewhere = lettersIn(view).filter(([place]) => place !== ON_THE_TABLE);
  return elsewhere.map(([, letters]) => countLetters(letters, game)).reduce(plus, {});
}

/** The number of dice: those on the table, and those about to be rolled. */
export function countDice(view: ViewFields, game: DieFaces): number {
  return sum(diceIn(view, game) ?? {}) + inHand(view);
}

/** Dice about to be rolled. */
export function inHand(view: ViewFields): number {
  return typeof view["in_hand"] === "number" ? view["in_hand"] : 0;
}

/** Counts by face, as a field of a view or as the `dice` of a choice. */
export function isCounts(value: unknown, game: DieFaces): value is Counts {
  return isRecord(value) && Object.entries(value).every(([face, count]) => game.faces.includes(face) && typeof count === "number");
}

/** Letters of dice by where they lie. */
function lettersIn(view: ViewFields): [string, string][] {
  const dice = view["dice"];
  return isRecord(dice) ? Object.entries(dice).filter((entry): entry is [string, string] => typeof entry[1] === "string") : [];
}

/** All other facts of the view for which the game has words. */
export function factsIn(view: ViewFields, game: GameInfo, wording: Wording): ViewFact[] {
  const fields = { ...view, ...(isRecord(view["fields"]) ? view["fields"] : {}) };
  return Object.entries(fields).flatMap(([name, value]) => {
    const id = `board-${game.code}-${name.replaceAll("_", "-")}`;
    if (words.has(id)) return [{ name, label: "", text: said(id, value, wording) }];
    const place = game.places.includes(name) && typeof value === "number" && words.has(`place-${game.code}-${name}`);
    return place ? [{ name, label: wording.place(name), text: whole(value) }] : [];
  });
}

/** A field in words; one with a value for each seat, seat by seat. */
function said(id: string, value: unknown, wording: Wording): string {
  if (!isNumbers(value) || value.length !== wording.names.length) return t(id, { value: Array.isArray(value) ? value.join(" ") : typeof value === "number" ? value : String(value) });
  return value.map((one, seat) => t("labelled", { label: wording.label(seat), text: t(id, { value: one }) })).join(" · ");
}
