// Choices about dice are made by tapping dice: a die can be picked if some choice takes it together with those already picked.

import { covers, plus, same, type DiceTray } from "../table/tray.svelte";
import { diceOf, type Counts, type TableDie } from "../table/dice";
import type { Playback } from "../table/playback.svelte";
import type { Choice } from "../table/wording";
import type { GameInfo } from "../wire/types";
import { isCounts } from "./facts";

const FEW = 3; // so many choices are listed, dice or no dice

export class Picking {
  picked = $state.raw<ReadonlySet<number>>(new Set());

  /** Create it during component initialisation. */
  constructor(
    live: Playback,
    private readonly game: GameInfo,
    private readonly tray: DiceTray,
    private readonly choices: () => Choice[],
  ) {
    $effect(() => {
      void live.seq;
      this.picked = new Set();
    });
  }

  readonly #lying = $derived.by(() => this.tray.count((die) => !this.tray.aside.has(die.id)));
  readonly #picks = $derived.by(() => this.tray.count((die) => this.picked.has(die.id)));
  /** Choices that are made by picking their dice. */
  readonly #about = $derived.by(() => {
    const about = this.choices().filter((choice) => isCounts(choice.form["dice"], this.game) && covers(this.#lying, this.#dice(choice)));
    return about.length > FEW ? about : [];
  });

  /** The choices available now: those that take just the picked dice, and those not about dice. */
  readonly offered = $derived.by(() => this.choices().filter((choice) => !this.#about.includes(choice) || same(this.#dice(choice), this.#picks)));

  /** True if dice must be picked before a choice about them can be made. */
  readonly wanting = $derived(this.#about.length > 0 && !this.offered.some((choice) => this.#about.includes(choice)));

  /** True if this die can be picked, or put back. */
  fits(die: TableDie): boolean {
    if (die.face === null || this.tray.aside.has(die.id)) return false;
    const wanted = plus(this.#picks, { [die.face]: 1 });
    return this.picked.has(die.id) || this.#about.some((choice) => covers(this.#dice(choice), wanted));
  }

  /** Pick the dice that a choice takes. */
  arrange(choice: Choice): void {
    if (this.#about.includes(choice)) this.picked = diceOf(this.tray.dice.filter((die) => !this.tray.aside.has(die.id)), this.#dice(choice), this.picked);
  }

  tap(die: TableDie): void {
    const changed = new Set(this.picked);
    if (!changed.delete(die.id)) changed.add(die.id);
    this.picked = changed;
  }

  #dice(choice: Choice): Counts {
    return (choice.form["dice"] ?? {}) as Counts;
  }
}
