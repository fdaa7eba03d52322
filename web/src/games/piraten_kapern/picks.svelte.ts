// Which dice are kept, put on the chest, called back by the Sorceress, or rolled: picked by hand, matched with what the server offers.

import { diceOf, type Counts, type Die } from "../../table/dice";
import { DiceTray, plus, rolledBy, same, sum } from "../../table/tray.svelte";
import type { Playback } from "../../table/playback.svelte";
import { choicesOf, type Choice } from "../../table/wording";
import type { GameInfo } from "../../wire/types";
import type { View } from "./view";

export class Picks {
  readonly tray: DiceTray;
  revived = $state<number | null>(null); // the skull picked to be rolled again
  stow = $state(true); // kept dice go onto the chest before the next roll
  #loosened = $state.raw<ReadonlySet<number>>(new Set()); // dice to be taken off the chest

  /** To be made while a component is set up. */
  constructor(
    private readonly live: Playback,
    game: GameInfo,
    private readonly view: () => View | undefined,
    private readonly choices: () => Choice[],
  ) {
    this.tray = new DiceTray(live, game, () => 8, () => {
      const seen = view();
      return seen ? plus(seen.dice, seen.chest) : null;
    }, () => view()?.in_hand === 8 || view()?.phase === "draw-card");
    $effect(() => {
      void live.seq;
      this.revived = null;
    });
  }

  readonly hasChest = $derived.by(() => this.view()?.card === "treasure-chest");
  /** Dice that lie on the chest. */
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

  kept(die: Die): boolean {
    return this.tray.keep.has(die.id) || (this.hasChest && this.stowed.has(die.id) && !this.#loosened.has(die.id));
  }

  loose(die: Die): boolean {
    return die.face !== null && die.face !== "skull" && !this.kept(die);
  }

  readonly rolled = $derived.by(() => this.tray.count((die) => this.loose(die) || die.id === this.revived));
  readonly number = $derived.by(() => sum(this.rolled));
  readonly roll = $derived.by(() => rolling(this.choices(), this.rolled));
  /** What the chest must hold first. */
  readonly #chest = $derived.by(() => {
    const seen = this.view();
    if (!this.hasChest || !seen?.chest_open) return undefined;
    const wanted = this.tray.count((die) => die.face !== "skull" && this.kept(die) && (this.stow || this.stowed.has(die.id)));
    return same(wanted, seen.chest) ? undefined : this.choices().find((choice) => choice.form.kind === "chest" && same(choice.form["dice"] as Counts, wanted));
  });
  /** What is safe from skulls with the chest as it is planned, as the server says. */
  readonly safe = $derived.by(() => Number(this.#chest?.form["safe"] ?? this.view()?.points_on_chest ?? 0));
  readonly ready = $derived.by(() => this.roll !== undefined || (this.#chest !== undefined && this.number >= Number(this.#chest.form["least"])));

  tap(die: Die): void {
    if (die.face === "skull") this.revived = this.revived === die.id ? null : die.id;
    else if (this.hasChest && this.stowed.has(die.id)) {
      const changed = new Set(this.#loosened);
      if (!changed.delete(die.id)) changed.add(die.id);
      this.#loosened = changed;
    } else this.tray.toggle(die);
  }

  /** Lay a choice out: what it rolls is loose, or what it puts on the chest is kept for it. */
  arrange(choice: Choice): void {
    const all = this.tray.dice.filter((die) => die.face !== null && die.face !== "skull");
    const counts = choice.form.kind === "chest" ? (choice.form["dice"] as Counts) : rolledBy(choice.form);
    const named = diceOf(all, counts, new Set(all.filter((die) => this.kept(die) === (choice.form.kind === "chest")).map((die) => die.id)));
    const kept = all.filter((die) => named.has(die.id) === (choice.form.kind === "chest"));
    if (choice.form.kind === "chest") this.stow = true;
    this.tray.keep = new Set(kept.filter((die) => !this.stowed.has(die.id)).map((die) => die.id));
    this.#loosened = new Set(all.filter((die) => this.stowed.has(die.id) && !kept.includes(die)).map((die) => die.id));
    this.revived = (counts["skull"] ?? 0) > 0 ? (this.tray.dice.find((die) => die.face === "skull")?.id ?? null) : null;
  }

  /** A die was dropped on the chest, or among the dice to be rolled. */
  drop(die: Die, where: string): void {
    if (where === "chest") this.stow = true;
    if (die.face !== "skull" && this.kept(die) !== (where === "chest")) this.tap(die);
  }

  /** Fill the chest if need be, then roll what is not kept. */
  async rollAgain(): Promise<void> {
    const { rolled, revived } = this;
    const first = this.#chest;
    this.tray.pick((die) => this.loose(die) || die.id === revived);
    if (first) {
      if ("refused" in (await this.live.choose(first.number))) return;
      await this.live.settled();
    }
    this.#loosened = new Set();
    const next = rolling(choicesOf(this.live.offer), rolled);
    if (next) await this.live.choose(next.number);
  }
}

/** The choice that rolls just these dice. */
function rolling(choices: Choice[], dice: Counts): Choice | undefined {
  return choices.find((choice) => ["roll", "revive"].includes(choice.form.kind ?? "") && same(rolledBy(choice.form), dice));
}
