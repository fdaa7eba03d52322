// The dice to keep, put on the chest, call back by the Sorceress, or roll: picked by hand, matched with the server's offer.

import { diceOf, type Counts, type TableDie } from "../../table/dice";
import { DiceTray, plus, rolledBy, same, sum } from "../../table/tray.svelte";
import type { Playback } from "../../table/playback.svelte";
import { choicesOf, ofKind, type Choice } from "../../table/wording";
import type { GameInfo } from "../../wire/types";
import type { ChestForm, ChoiceForm, ReviveForm, RollForm, View } from "./types";

export type RollsForm = RollForm | ReviveForm | ChestForm;

export class Picks {
  readonly tray: DiceTray;
  revived = $state<number | null>(null); // the skull picked to be rolled again
  stow = $state(true); // kept dice go onto the chest before the next roll
  #loosened = $state.raw<ReadonlySet<number>>(new Set()); // dice to be taken off the chest

  /** Create it during component initialisation. */
  constructor(
    private readonly live: Playback,
    game: GameInfo,
    private readonly view: () => View | undefined,
    private readonly choices: () => Choice<ChoiceForm>[],
  ) {
    this.tray = new DiceTray(live, game, () => game.dice, () => {
      const seen = view();
      return seen ? plus(seen.dice, seen.chest) : null;
    }, () => view()?.in_hand === game.dice || view()?.phase === "draw-card");
    $effect(() => {
      void live.seq;
      this.revived = null;
    });
  }

  readonly hasChest = $derived.by(() => this.view()?.card === "treasure-chest");
  /** Dice on the chest. */
  readonly stowed = $derived.by(() => {
    const left = { ...(this.view()?.chest ?? {}) };
    const there = new Set<number>();
    for (const die of this.tray.dice) {
      if (die.face !== null && (left[die.face] ?? 0) > 0) {
        left[die.face] = (left[die.face] ?? 0) - 1;
        there.add(die.id);
      }
    }
    return there;
  });

  kept(die: TableDie): boolean {
    return this.tray.keep.has(die.id) || (this.hasChest && this.stowed.has(die.id) && !this.#loosened.has(die.id));
  }

  /** True if it stays where it lies, unless the Sorceress calls it back. */
  stays(die: TableDie): boolean {
    return die.face !== null && this.view()?.stays.includes(die.face) === true;
  }

  loose(die: TableDie): boolean {
    return die.face !== null && !this.stays(die) && !this.kept(die);
  }

  readonly rolled = $derived.by(() => this.tray.count((die) => this.loose(die) || die.id === this.revived));
  readonly number = $derived.by(() => sum(this.rolled));
  readonly roll = $derived.by(() => rolling(this.choices(), this.rolled));
  /** The content of the chest needed first. */
  readonly #chest = $derived.by(() => {
    const seen = this.view();
    if (!this.hasChest || !seen?.chest_open) return undefined;
    const wanted = this.tray.count((die) => !this.stays(die) && this.kept(die) && (this.stow || this.stowed.has(die.id)));
    return same(wanted, seen.chest) ? undefined : ofKind(this.choices(), "chest").find((choice) => same(choice.form.dice, wanted));
  });
  /** The points safe from skulls with the planned chest, as the server says. */
  readonly safe = $derived.by(() => this.#chest?.form.safe ?? this.view()?.points_on_chest ?? 0);
  readonly ready = $derived.by(() => this.roll !== undefined || (this.#chest !== undefined && this.number >= this.#chest.form.least));

  tap(die: TableDie): void {
    if (this.stays(die)) this.revived = this.revived === die.id ? null : die.id;
    else if (this.hasChest && this.stowed.has(die.id)) {
      const changed = new Set(this.#loosened);
      if (!changed.delete(die.id)) changed.add(die.id);
      this.#loosened = changed;
    } else this.tray.toggle(die);
  }

  /** Set up a choice: dice it rolls are loose, dice for the chest are kept for it. */
  arrange(choice: Choice<RollsForm>): void {
    const all = this.tray.dice.filter((die) => die.face !== null && !this.stays(die));
    const counts = choice.form.dice;
    const named = diceOf(all, counts, new Set(all.filter((die) => this.kept(die) === (choice.form.kind === "chest")).map((die) => die.id)));
    const kept = all.filter((die) => named.has(die.id) === (choice.form.kind === "chest"));
    if (choice.form.kind === "chest") this.stow = true;
    this.tray.keep = new Set(kept.filter((die) => !this.stowed.has(die.id)).map((die) => die.id));
    this.#loosened = new Set(all.filter((die) => this.stowed.has(die.id) && !kept.includes(die)).map((die) => die.id));
    this.revived = choice.form.kind === "revive" ? (this.tray.dice.find((die) => this.stays(die))?.id ?? null) : null;
  }

  /** A die was dropped on the chest, or among the dice to be rolled. */
  drop(die: TableDie, where: string): void {
    if (where === "chest") this.stow = true;
    if (!this.stays(die) && this.kept(die) !== (where === "chest")) this.tap(die);
  }

  /** Fill the chest if necessary, then roll the dice not kept. */
  async rollAgain(): Promise<void> {
    const { rolled, revived } = this;
    const first = this.#chest;
    this.tray.pick((die) => this.loose(die) || die.id === revived);
    if (first) {
      if ("refused" in (await this.live.choose(first.number))) return;
      await this.live.settled();
    }
    this.#loosened = new Set();
    const next = rolling(choicesOf<ChoiceForm>(this.live.offer), rolled);
    if (next) await this.live.choose(next.number);
  }
}

/** The choice that rolls just these dice. */
function rolling(choices: Choice<ChoiceForm>[], dice: Counts): Choice | undefined {
  return ofKind(choices, "roll", "revive").find((choice) => same(rolledBy(choice.form), dice));
}
