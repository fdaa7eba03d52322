// What the view of any game tells. Views name such things alike: `dice`, either counted by face or as letters by where they lie, `in_hand`, `scores`, and
// `fields` for whatever else a game keeps. What is shown has words: `board-CODE-FIELD`, or `place-CODE-FIELD` if it is a place of the ledger.

import { plus, sum } from "../table/tray.svelte";
import type { Counts } from "../table/dice";
import { countLetters, type Wording } from "../table/wording";
import type { GameInfo } from "../wire/types";
import { whole } from "../words/numbers";
import { t, words } from "../words/words.svelte";

type Fields = Record<string, unknown>;
type Faces = Pick<GameInfo, "faces" | "letters">;

const SCORES = ["scores", "points", "coins"];
const ON_THE_TABLE = "table"; // where dice lie that can be rolled again

export interface Fact {
  name: string; // of the field, which may be a place of the ledger as well
  label: string;
  text: string;
}

const isNumbers = (value: unknown): value is number[] => Array.isArray(value) && value.every((one) => typeof one === "number");
const isRecord = (value: unknown): value is Fields => typeof value === "object" && value !== null && !Array.isArray(value);

/** What each seat owns. */
export function scoresIn(view: Fields): number[] {
  return SCORES.map((name) => view[name]).find(isNumbers) ?? [];
}

/** Dice that lie there by face, wherever they lie; nothing, if the view does not tell. */
export function diceIn(view: Fields, game: Faces): Counts | null {
  if (!isRecord(view["dice"])) return null;
  const counted = Object.values(view).filter((value): value is Counts => isCounts(value, game));
  return [...counted, ...lettersIn(view).map(([, letters]) => countLetters(letters, game))].reduce(plus, {});
}

/** Dice among them that stay as they are for the rest of the turn. */
export function diceAside(view: Fields, game: Faces): Counts {
  const elsewhere = lettersIn(view).filter(([place]) => place !== ON_THE_TABLE);
  return elsewhere.map(([, letters]) => countLetters(letters, game)).reduce(plus, {});
}

/** How many dice there are: those that lie there, and those about to be rolled. */
export function countDice(view: Fields, game: Faces): number {
  return sum(diceIn(view, game) ?? {}) + inHand(view);
}

/** Dice about to be rolled. */
export function inHand(view: Fields): number {
  return typeof view["in_hand"] === "number" ? view["in_hand"] : 0;
}

/** Counts by face, as a field of a view or as the `dice` of a choice. */
export function isCounts(value: unknown, game: Faces): value is Counts {
  return isRecord(value) && Object.entries(value).every(([face, count]) => game.faces.includes(face) && typeof count === "number");
}

/** Letters of dice by where they lie. */
function lettersIn(view: Fields): [string, string][] {
  const dice = view["dice"];
  return isRecord(dice) ? Object.entries(dice).filter((entry): entry is [string, string] => typeof entry[1] === "string") : [];
}

/** All else that the view tells and the game has words for. */
export function factsIn(view: Fields, game: GameInfo, wording: Wording): Fact[] {
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
