// A game in words, as in jollyroll/match/wording.py: who is who, what happened, what can be chosen.

import type { GameInfo, LedgerInfo, Offer, OfferChoice } from "../wire/types";
import { t, tOr, words } from "../words/words.svelte";

export type Form = Record<string, unknown> & { kind?: string };
/** A choice. Its form is known only to the game: `types.ts` beside its stage has the types. */
export type Choice<F extends Form = Form> = { number: number; text: string; form: F };

const SEAT_FACTS = ["victim", "seat", "owner", "ship", "opponent"];
const NO_READER = "nobody";

export function choicesOf<F extends Form = Form>(offer: Offer | null): Choice<F>[] {
  return offer ? choicesIn(offer.choices) : [];
}

/** The choices of certain kinds. */
export function ofKind<F extends Form, K extends F["kind"]>(choices: Choice<F>[], ...kinds: K[]): Choice<Extract<F, { kind: K }>>[] {
  return choices.filter((choice) => (kinds as unknown[]).includes(choice.form.kind)) as Choice<Extract<F, { kind: K }>>[];
}

/** Those with forms. */
export function choicesIn<F extends Form = Form>(choices: (OfferChoice | number)[]): Choice<F>[] {
  return choices.filter((choice) => typeof choice !== "number") as Choice[] as Choice<F>[];
}

/** Speaks to whoever sits at the seat `you`, or to nobody in particular (-1): every message that names a seat is told in `$you` which of its facts is
 * the reader (`to`, `from`, `name`, `victim`), so that it can say “you” instead of the name. */
export class Wording {
  constructor(
    readonly game: Pick<GameInfo, "code" | "letters" | "faces" | "places">,
    readonly names: string[],
    readonly you = -1,
  ) {}

  name(seat: number): string {
    return this.names[seat] ?? "";
  }

  /** A seat as a variable of a message: `$name`, and in `$you` whether that is the reader. */
  who(seat: number): { name: string; you: string } {
    return { name: this.name(seat), you: this.isYou(seat) ? "name" : NO_READER };
  }

  /** A seat by itself, as in a list: the name, or “You”. */
  label(seat: number): string {
    return t("seat-label", this.who(seat));
  }

  isYou(seat: number): boolean {
    return seat >= 0 && seat === this.you;
  }

  /** A place of the ledger: a seat by its name, a place of the game in words. */
  place(place: string): string {
    const seat = seatAt(place);
    if (seat >= 0) return this.name(seat);
    return place === "" ? "" : tOr(`place-${this.game.code}-${place}`, place);
  }

  /** A place with its gain or loss: “+1 for you”. */
  change(place: string, amount: string): string {
    return t("place-change", { name: this.place(place), amount, you: this.isYou(seatAt(place)) ? "name" : NO_READER });
  }

  ledgerSentence(entry: LedgerInfo): string {
    const own = `told-${this.game.code}-${entry.what}`;
    return tOr(words.has(own) ? own : `told-${entry.what}`, entry.what, { from: this.place(entry.from), to: this.place(entry.to), amount: entry.amount, you: this.#reader(entry) });
  }

  #reader(entry: LedgerInfo): string {
    return this.isYou(seatAt(entry.to)) ? "to" : this.isYou(seatAt(entry.from)) ? "from" : NO_READER;
  }

  choice(choice: Choice): string {
    return tOr(`choice-${this.game.code}-${choice.form.kind ?? ""}`, choice.text, this.facts(choice.form));
  }

  /** An outcome of chance: dice in words, a card, a seat. */
  fallen(text: string): string {
    const [what = "", which = ""] = text.split(":");
    if (which === "") return this.dice(countLetters(text, this.game));
    if (what === "seat") return this.name(Number(which) - 1);
    return tOr(`${what}-${this.game.code}-${which}`, text);
  }

  /** The question to the player to act. */
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
    const facts: Record<string, string | number> = { you: NO_READER };
    for (const [key, value] of Object.entries(form)) {
      if (SEAT_FACTS.includes(key) && this.isYou(value as number)) facts["you"] = key;
      if (typeof value === "number") facts[key] = SEAT_FACTS.includes(key) ? this.name(value) : value;
      else if (typeof value === "string") facts[key] = value;
      else if (typeof value === "object" && value !== null) facts[key] = this.dice(value as Record<string, number>);
    }
    return facts;
  }
}

/** The seat of a ledger place; -1 for the game's own places. */
function seatAt(place: string): number {
  return place.startsWith("seat-") ? Number(place.slice(5)) - 1 : -1;
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
