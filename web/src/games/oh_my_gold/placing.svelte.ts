// Laying dice on cards: dice are picked, the places they fit light up, and a place takes what fills it.

import type { Counts, Die } from "../../table/dice";
import { covers, sum, type DiceTray } from "../../table/tray.svelte";
import type { Playback } from "../../table/playback.svelte";
import type { Choice } from "../../table/wording";
import type { View } from "./view";

export class Placing {
  picked = $state.raw<ReadonlySet<number>>(new Set());
  open = $state<string | null>(null); // the place whose ways are being looked at

  /** To be made while a component is set up. */
  constructor(
    private readonly live: Playback,
    private readonly tray: DiceTray,
    private readonly view: () => View | undefined,
    private readonly choices: () => Choice[],
  ) {
    $effect(() => {
      void live.seq;
      this.picked = new Set();
      this.open = null;
    });
  }

  readonly #placings = $derived.by(() => this.choices().filter((choice) => choice.form["dice"] !== undefined));
  readonly able = $derived(this.#placings.length > 0);
  /** The ways to use each place with the dice that are picked. */
  readonly ways = $derived.by(() => {
    const picked = this.tray.count((die) => this.picked.has(die.id));
    const found: Record<string, Choice[]> = {};
    for (const choice of this.#placings) if (covers(needs(choice), picked)) (found[this.#target(choice)] ??= []).push(choice);
    return found;
  });
  /** The place that somebody is just using. */
  readonly used = $derived.by(() => {
    const part = this.live.act?.part;
    if (!part || !("choice" in part) || part.form["dice"] === undefined) return "";
    return this.#target({ number: part.choice, text: part.text, form: part.form });
  });
  /** Dice that lie on the table and on no card. */
  readonly lying = $derived.by(() => {
    const left = { ...(this.view()?.dice ?? {}) };
    const free = new Set<number>();
    for (const die of this.tray.dice) {
      if (die.face !== null && (left[die.face] ?? 0) > 0) {
        left[die.face] = (left[die.face] ?? 0) - 1;
        free.add(die.id);
      }
    }
    return free;
  });

  /** Some place takes this die. */
  fits(die: Die): boolean {
    return this.lying.has(die.id) && this.#placings.some((choice) => (needs(choice)[die.face ?? ""] ?? 0) > 0);
  }

  pick(die: Die): void {
    const changed = new Set(this.picked);
    if (!changed.delete(die.id)) changed.add(die.id);
    this.picked = changed;
    this.open = null;
    if (Object.keys(this.ways).length === 0) this.picked = new Set([die.id]); // these dice do not go together
  }

  /** Use a place: at once if there is one way, or if the picked dice are just what it takes; else its ways are shown. */
  tap(place: string): void {
    const ways = this.ways[place] ?? [];
    const exact = this.picked.size > 0 ? ways.find((choice) => sum(needs(choice)) === this.picked.size) : undefined;
    const chosen = exact ?? (ways.length === 1 ? ways[0] : undefined);
    if (chosen) void this.live.choose(chosen.number);
    else this.open = this.open === place ? null : place;
  }

  drop(die: Die, place: string): void {
    if (!this.picked.has(die.id)) this.picked = new Set([...this.picked, die.id]);
    if (!this.ways[place]) this.picked = new Set([die.id]);
    if (this.ways[place]) this.tap(place);
  }

  /** The place a choice is about: `chest-1`, `treasure-CC` of the one whose turn it is, or `ship-2` for all that concerns another ship. */
  #target(choice: Choice): string {
    const form = choice.form;
    if (form["victim"] !== undefined) return `ship-${form["victim"]}`;
    return form["chest"] === undefined ? `treasure-${form["treasure"]}` : `chest-${form["chest"]}`;
  }
}

/** The dice a choice takes. */
export function needs(choice: Choice): Counts {
  return (choice.form["dice"] ?? {}) as Counts;
}
