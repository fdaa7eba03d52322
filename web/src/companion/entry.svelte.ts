// The dice being typed. A reload restores them, and so does undoing a roll:
// only the wrong ones have to be tapped again.

import type { ExpectedOutcome } from "../wire/types";

interface Draft {
  table: string;
  moment: string;
  letters: string;
}

const PLACE = "jollyroll/companion/draft";

export class Entry {
  letters = $state("");

  constructor(
    private readonly table: string,
    private readonly moment: string, // what tells this roll from the one before
    private readonly expected: ExpectedOutcome,
  ) {
    const found = draft();
    const fits = found?.table === table && found.moment === moment && found.letters.length <= expected.dice && [...found.letters].every((letter) => expected.faces.includes(letter));
    if (found && fits) this.letters = found.letters;
  }

  readonly complete = $derived.by(() => this.letters.length === this.expected.dice);

  count(letter: string): number {
    return [...this.letters].filter((one) => one === letter).length;
  }

  add(letter: string): void {
    if (!this.complete && this.expected.faces.includes(letter)) this.#set(this.letters + letter);
  }

  /** Remove the die at this place. */
  remove(place: number): void {
    this.#set(this.letters.slice(0, place) + this.letters.slice(place + 1));
  }

  clear(): void {
    this.#set("");
  }

  #set(letters: string): void {
    this.letters = letters;
    const now: Draft = { table: this.table, moment: this.moment, letters };
    try {
      sessionStorage.setItem(PLACE, JSON.stringify(now));
    } catch {
      // a browser without storage
    }
  }
}

function draft(): Draft | null {
  try {
    return JSON.parse(sessionStorage.getItem(PLACE) ?? "null") as Draft | null;
  } catch {
    return null;
  }
}
