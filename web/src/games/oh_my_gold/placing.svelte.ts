// Laying dice on cards: dice are picked, matching places light up, and a place takes the dice that fill it.

import { diceOf, type Counts, type TableDie } from "../../table/dice";
import { covers, sum, type DiceTray } from "../../table/tray.svelte";
import type { Playback } from "../../table/playback.svelte";
import { preview } from "../../table/preview";
import type { Choice } from "../../table/wording";
import type { ChoiceForm, PlacingForm, ShipForm, View } from "./types";

type LayingForm = ShipForm | PlacingForm;
/** A way to lay dice. */
export type Way = Choice<LayingForm>;

export class Placing {
  picked = $state.raw<ReadonlySet<number>>(new Set());
  open = $state<string | null>(null); // the place whose ways are being looked at
  asked = $state.raw<Way[]>([]); // those of its ways that differ

  /** Create it during component initialisation. */
  constructor(
    private readonly live: Playback,
    private readonly tray: DiceTray,
    private readonly view: () => View | undefined,
    private readonly choices: () => Choice<ChoiceForm>[],
  ) {
    $effect(() => {
      void live.seq;
      this.picked = new Set();
      this.open = null;
    });
  }

  readonly #placings = $derived.by(() => this.choices().filter(isWay));
  readonly able = $derived(this.#placings.length > 0);
  /** The ways to use each place with the dice that are picked. */
  readonly ways = $derived.by(() => {
    const picked = this.tray.count((die) => this.picked.has(die.id));
    const found: Record<string, Way[]> = {};
    for (const choice of this.#placings) if (covers(needs(choice), picked)) (found[this.#target(choice.form)] ??= []).push(choice);
    return found;
  });
  /** The place that somebody is just using. */
  readonly used = $derived.by(() => {
    const part = this.live.act?.part;
    const form = part && "choice" in part ? (part.form as ChoiceForm) : null;
    return form && "dice" in form ? this.#target(form) : "";
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
  fits(die: TableDie): boolean {
    return this.lying.has(die.id) && this.#placings.some((choice) => (needs(choice)[die.face ?? ""] ?? 0) > 0);
  }

  pick(die: TableDie): void {
    const changed = new Set(this.picked);
    if (!changed.delete(die.id)) changed.add(die.id);
    this.picked = changed;
    this.open = null;
    if (Object.keys(this.ways).length === 0) this.picked = new Set([die.id]); // these dice do not go together
  }

  /** Pick the dice that a choice takes: its place lights up. */
  arrange(choice: Choice<ChoiceForm>): void {
    this.open = null;
    if (!isWay(choice)) return;
    this.picked = diceOf(this.tray.dice.filter((die) => this.lying.has(die.id)), needs(choice), this.picked);
  }

  /** Use a place: at once if there is one way, if the picked dice are just what it takes, or if all ways come to the same; else those that differ are shown. */
  async tap(place: string): Promise<void> {
    const ways = this.ways[place] ?? [];
    const exact = this.picked.size > 0 ? ways.find((choice) => sum(needs(choice)) === this.picked.size) : undefined;
    const chosen = exact ?? (ways.length === 1 ? ways[0] : undefined);
    if (chosen || this.open === place) {
      this.open = null;
      if (chosen) await this.live.choose(chosen.number);
      return;
    }
    const seq = this.live.seq;
    const different = await differing(this.live, ways);
    if (this.live.seq !== seq) return; // meanwhile the game went on
    if (different.length === 1 && different[0]) await this.live.choose(different[0].number);
    else [this.asked, this.open] = [different, place];
  }

  drop(die: TableDie, place: string): void {
    if (!this.picked.has(die.id)) this.picked = new Set([...this.picked, die.id]);
    if (!this.ways[place]) this.picked = new Set([die.id]);
    if (this.ways[place]) void this.tap(place);
  }

  /** The place a choice is about: `chest-1`, `treasure-CC` of the one whose turn it is, or `ship-2` for all that concerns another ship. */
  #target(form: LayingForm): string {
    if (form.kind === "ship" || form.victim !== undefined) return `ship-${form.victim}`;
    return form.chest === undefined ? `treasure-${form.treasure}` : `chest-${form.chest}`;
  }
}

const MOST_COMPARED = 8; // of more ways than that some differ

/** Of these ways those that differ in what they bring or in what can be done after them, as the server foretells it. */
async function differing(live: Playback, ways: Way[]): Promise<Way[]> {
  if (ways.length > MOST_COMPARED) return ways;
  const futures = await Promise.all(ways.map((way) => preview(live, [way.number])));
  const come = futures.map((future, place) => (future ? JSON.stringify([future.steps.map((step) => step.told), future.next.map((choice) => choice.text).sort()]) : `${place}`));
  return ways.filter((_, place) => come.indexOf(come[place] ?? "") === place);
}

/** The dice a choice takes. */
export function needs(choice: Way): Counts {
  return choice.form.dice;
}

/** The treasure that a way is about; empty for a chest or a ship. */
export function treasureOf({ form }: Way): string {
  return form.kind === "ship" ? "" : (form.treasure ?? "");
}

function isWay(choice: Choice<ChoiceForm>): choice is Way {
  return "dice" in choice.form;
}
