// What the view of any game tells: dice, scores, and whatever else can be said in a word or a number. Views name such things alike: `dice` (and other
// counts by face), `in_hand`, `scores`. Everything else is said by name.

import { plus, sum } from "../table/tray.svelte";
import type { Counts } from "../table/dice";
import type { Wording } from "../table/wording";
import type { GameInfo } from "../wire/types";
import { whole } from "../words/numbers";
import { tOr, words } from "../words/words.svelte";

type View = Record<string, unknown>;

const SCORES = ["scores", "points", "coins"];
const SAID_ELSEWHERE = new Set(["phase", "seat", "turn", "active", "present", "in_hand", "dice"]);

export interface Fact {
  name: string; // of the field, which may be a place of the ledger as well
  label: string;
  text: string;
}

const isNumbers = (value: unknown): value is number[] => Array.isArray(value) && value.every((one) => typeof one === "number");

/** What each seat owns. */
export function scoresIn(view: View): number[] {
  return SCORES.map((name) => view[name]).find(isNumbers) ?? [];
}

/** Dice that lie there by face, wherever they lie; nothing, if the view does not tell. */
export function diceIn(view: View, game: Pick<GameInfo, "faces">): Counts | null {
  const counted = Object.values(view).filter((value) => isCounts(value, game));
  return "dice" in view ? counted.reduce(plus, {}) : null;
}

/** How many dice there are: those that lie there, or those about to be rolled. */
export function countDice(view: View, game: Pick<GameInfo, "faces">): number {
  return sum(diceIn(view, game) ?? {}) || inHand(view);
}

/** Dice about to be rolled. */
export function inHand(view: View): number {
  return typeof view["in_hand"] === "number" ? view["in_hand"] : 0;
}

/** Counts by face, as a field of a view or as the `dice` of a choice. */
export function isCounts(value: unknown, game: Pick<GameInfo, "faces">): value is Counts {
  return typeof value === "object" && value !== null && !Array.isArray(value) && Object.entries(value).every(([face, count]) => game.faces.includes(face) && typeof count === "number");
}

/** All else that the view tells, in words; numbers that count nothing yet are left out, unless they have words or a place of their own. */
export function factsIn(view: View, game: GameInfo, wording: Wording): Fact[] {
  const scores = SCORES.find((name) => isNumbers(view[name]));
  return Object.entries(view).flatMap(([name, value]) => {
    const id = `view-${game.code}-${name}`;
    const dull = typeof value === "number" && value <= 0 && !words.has(id) && !game.places.includes(name);
    const text = SAID_ELSEWHERE.has(name) || name === scores || dull ? "" : said(name, value, game, wording);
    return text === "" ? [] : [{ name, label: tOr(id, name.replaceAll("_", " ")), text }];
  });
}

function said(name: string, value: unknown, game: GameInfo, wording: Wording): string {
  if (typeof value === "number") return whole(value);
  if (typeof value === "string") return tOr(`${name}-${game.code}-${value}`, value);
  if (value === true) return "✓";
  if (isCounts(value, game)) return wording.dice(value);
  if (isNumbers(value) && value.length === wording.names.length) return value.some((one) => one !== 0) ? value.map(whole).join(" · ") : "";
  return "";
}
