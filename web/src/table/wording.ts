// A game in words, as in jollyroll/match/wording.py: who is who, what happened, what can be chosen.

import type { GameInfo, LedgerInfo, Offer, OfferChoice } from "../wire/types";
import { t, tOr, words } from "../words/words.svelte";

export type Form = Record<string, unknown> & { kind?: string };
export type Choice = { number: number; text: string; form: Form };

const SEAT_FACTS = ["victim", "seat", "owner", "ship", "opponent"];

export function choicesOf(offer: Offer | null): Choice[] {
  return offer ? choicesIn(offer.choices) : [];
}

/** Those of them that come with their forms. */
export function choicesIn(choices: (OfferChoice | number)[]): Choice[] {
  return choices.filter((choice) => typeof choice !== "number") as Choice[];
}

export class Wording {
  constructor(
    readonly game: Pick<GameInfo, "code" | "letters" | "faces" | "places">,
    readonly names: string[],
  ) {}

  name(seat: number): string {
    return this.names[seat] ?? "";
  }

  /** A place as the ledger names it: a seat by its name, a place of the game in words. */
  place(place: string): string {
    if (place.startsWith("seat-")) return this.name(Number(place.slice(5)) - 1);
    return place === "" ? "" : tOr(`place-${this.game.code}-${place}`, place);
  }

  ledgerSentence(told: LedgerInfo): string {
    const own = `told-${this.game.code}-${told.what}`;
    return tOr(words.has(own) ? own : `told-${told.what}`, told.what, { from: this.place(told.from), to: this.place(told.to), amount: told.amount });
  }

  choice(choice: Choice): string {
    return tOr(`choice-${this.game.code}-${choice.form.kind ?? ""}`, choice.text, this.facts(choice.form));
  }

  /** What chance brought: dice in words, a card, a seat. */
  fallen(text: string): string {
    const [what = "", which = ""] = text.split(":");
    if (which === "") return this.dice(countLetters(text, this.game));
    if (what === "seat") return this.name(Number(which) - 1);
    return tOr(`${what}-${this.game.code}-${which}`, text);
  }

  /** What the one to act is asked. */
  prompt(phase: string): string {
    return tOr(`phase-${this.game.code}-${phase}`, tOr(`phase-${phase}`, ""));
  }

  face(name: string): string {
    return tOr(`face-${this.game.code}-${name}`, name);
  }

  dice(faces: Record<string, number>): string {
    return Object.entries(faces)
      .filter(([name, count]) => count > 0 && this.game.faces.includes(name))
      .map(([name, count]) => (count === 1 ? this.face(name) : t("dice-many", { count, face: this.face(name) })))
      .join(", ");
  }

  private facts(form: Form): Record<string, string | number> {
    const told: Record<string, string | number> = {};
    for (const [key, value] of Object.entries(form)) {
      if (typeof value === "number") told[key] = SEAT_FACTS.includes(key) ? this.name(value) : value;
      else if (typeof value === "string") told[key] = value;
      else if (typeof value === "object" && value !== null) told[key] = this.dice(value as Record<string, number>);
    }
    return told;
  }
}

/** Letters of dice as a count by face. */
export function countLetters(letters: string, game: Pick<GameInfo, "letters" | "faces">): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const letter of letters) {
    const face = game.faces[game.letters.indexOf(letter)];
    if (face) counts[face] = (counts[face] ?? 0) + 1;
  }
  return counts;
}
