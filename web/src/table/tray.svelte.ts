// The dice on the table, each of which can be tapped: they fall as the server says, stay where they lie, and are kept or rerolled.

import { untrack } from "svelte";
import type { Part } from "../wire/parts";
import type { GameInfo, PositionInfo } from "../wire/types";
import { diceOf, fall, matching, newDice, resized, type Counts, type TableDie } from "./dice";
import type { Act } from "./act";
import type { Playback } from "./playback.svelte";
import { inOrderSeen, rememberOrder } from "./dice_order";
import { isRolling, rollsDice } from "./rolling";
import type { Form } from "./wording";

const NONE: ReadonlySet<number> = new Set();

export class DiceTray {
  dice = $state.raw<TableDie[]>([]);
  keep = $state.raw<ReadonlySet<number>>(new Set());
  rolling = $state.raw<ReadonlySet<number>>(new Set()); // about to be rolled
  aside = $state.raw<ReadonlySet<number>>(new Set()); // stay as they are for the rest of the turn
  #chosen: Counts = {}; // the dice of the last choice
  #fell = $state.raw<ReadonlySet<number>>(NONE); // those of the last roll
  #rolledFrom = $state.raw<PositionInfo | null>(null); // the position from which dice were rolled last

  /** `size` is the number of dice, `lying` counts those on the table by face, `inHand` is true when all but those of `staying` are about to be rolled; create it during component initialisation. */
  constructor(
    private readonly live: Playback,
    private readonly game: Pick<GameInfo, "faces" | "letters">,
    size: () => number,
    lying: () => Counts | null,
    private readonly inHand: () => boolean,
    private readonly staying: () => Counts = () => ({}),
  ) {
    this.dice = newDice(untrack(size));
    $effect(() => {
      const count = size();
      if (!live.busy) untrack(() => (this.dice = resized(this.dice, count)));
    });
    $effect(() => {
      const act = live.act;
      if (act) untrack(() => this.#follow(act));
    });
    $effect(() => {
      const { turnSoFar, seq, busy } = live;
      if (turnSoFar && turnSoFar.seq === seq && !busy) untrack(() => this.#recall(turnSoFar.parts));
    });
    $effect(() => {
      void live.turnSoFar;
      const counts = lying();
      const fixed = staying();
      if (live.busy || counts === null) return;
      untrack(() => this.#agree(counts, fixed));
      if (live.seats.length > 0) untrack(() => this.#keepOrder(sum(counts) > 0));
    });
  }

  /** The dice as shown: blank while all are in hand, until they fall. Earlier faces are nobody's result. */
  readonly seen = $derived.by(() => {
    if (this.live.now?.waits === "outcome" && this.rolling.size > 0) return this.dice.map((die) => (this.rolling.has(die.id) ? { ...die, face: null } : die));
    return this.inHand() && this.#rolledFrom !== this.live.now ? this.dice.map((die) => (this.aside.has(die.id) ? die : { ...die, face: null })) : this.dice;
  });

  /** Dice that tumble: the choice is made, the result not known yet. */
  readonly tumbling = $derived.by((): ReadonlySet<number> => {
    const { rolling } = this.live;
    if (!rolling || !isRolling(this.live)) return NONE;
    if (rolling.form) return this.rolling.size > 0 ? this.rolling : diceOf(this.dice, rolledBy(rolling.form), NONE);
    return this.inHand() ? new Set(this.dice.filter((die) => !this.aside.has(die.id)).map((die) => die.id)) : NONE;
  });

  /** Dice in the air whose face is known but not to be shown before they lie still. */
  readonly falling = $derived.by((): ReadonlySet<number> => (this.live.act?.step === "fall" ? this.#fell : NONE));

  /** Milliseconds that a die still falls; 0 at rest. */
  fallOf(die: TableDie): number {
    return this.falling.has(die.id) ? (this.live.act?.lasts ?? 0) : 0;
  }

  /** The faces of these dice, counted. */
  count(which: (die: TableDie) => boolean): Counts {
    const counts: Counts = {};
    for (const die of this.dice) if (die.face !== null && which(die)) counts[die.face] = (counts[die.face] ?? 0) + 1;
    return counts;
  }

  toggle(die: TableDie): void {
    const changed = new Set(this.keep);
    if (!changed.delete(die.id)) changed.add(die.id);
    this.keep = changed;
  }

  /** Keep all of these dice except a number of each face, which are to be rolled. Dice already marked for rolling come first. */
  keepAllBut(rolled: Counts, which: (die: TableDie) => boolean): void {
    const some = this.dice.filter(which);
    const loose = diceOf(some, rolled, new Set(some.filter((die) => !this.keep.has(die.id)).map((die) => die.id)));
    this.keep = new Set(some.filter((die) => !loose.has(die.id)).map((die) => die.id));
  }

  /** Mark these dice for rolling, as picked by hand. */
  pick(which: (die: TableDie) => boolean): void {
    this.rolling = new Set(this.dice.filter(which).map((die) => die.id));
  }

  #follow(act: Act): void {
    if ("choice" in act.part) this.#prepare(act.part.form);
    if (act.step === "fall" && "chance" in act.part && !act.part.chance.includes(":")) this.#fall(act.part.chance);
  }

  /** Arrange the dice as for those who saw the turn from its beginning. */
  #recall(parts: Part[]): void {
    const { keep } = this;
    this.dice = newDice(this.dice.length);
    this.rolling = this.aside = NONE;
    for (const part of parts) {
      if ("choice" in part) this.#prepare(part.form);
      if ("chance" in part && !part.chance.includes(":")) this.#fall(part.chance);
    }
    if (this.live.seats.length > 0) this.dice = inOrderSeen(this.dice);
    this.keep = keep;
  }

  /** The final dice are those the server counts; dice already used up may keep their faces. */
  #agree(counts: Counts, fixed: Counts): void {
    const there = sum(counts);
    if (this.live.byHand) this.#agreeByHand(counts);
    if (there === 0) this.keep = new Set();
    else if (there === this.dice.length || !covers(this.count(() => true), counts)) this.dice = matching(this.dice, counts);
    this.aside = diceOf(this.dice, fixed, this.aside);
  }

  /** With real dice a roll waits until it is typed, and can be undone: only dice on the table are shown. */
  #agreeByHand(counts: Counts): void {
    const loose = this.dice.length - sum(counts);
    if (this.live.now?.waits !== "outcome") this.rolling = NONE;
    else if (this.rolling.size !== loose || !same(this.count((die) => !this.rolling.has(die.id)), counts)) {
      this.rolling = NONE;
      if (loose < this.dice.length) this.dice = matching(this.dice, counts);
    }
  }

  /** Store the arrangement; after a reload it is restored at once, before the history arrives. */
  #keepOrder(lie: boolean): void {
    if (this.live.turnSoFar) rememberOrder(this.dice);
    else if (lie) this.dice = inOrderSeen(this.dice);
  }

  #prepare(form: Form): void {
    this.#chosen = rolledBy(form);
    if (!rollsDice(form)) return;
    if (!same(this.count((die) => this.rolling.has(die.id)), this.#chosen)) this.rolling = diceOf(this.dice, this.#chosen, new Set());
  }

  /** A number of dice to be rolled without being named: all that do not stay, or all there are. */
  #loose(count: number): ReadonlySet<number> {
    const loose = this.dice.filter((die) => !this.aside.has(die.id));
    if (loose.length !== count) this.dice = resized(this.dice, count);
    return new Set((loose.length === count ? loose : this.dice).map((die) => die.id));
  }

  #fall(letters: string): void {
    const faces = [...letters].map((letter) => this.game.faces[this.game.letters.indexOf(letter)] ?? "");
    if (this.rolling.size !== faces.length && sum(this.#chosen) === faces.length) this.rolling = diceOf(this.dice, this.#chosen, new Set());
    if (this.rolling.size !== faces.length) this.rolling = this.#loose(faces.length);
    this.dice = fall(this.dice, this.rolling, faces);
    this.#fell = this.rolling;
    this.rolling = new Set();
    this.#chosen = {};
    this.#rolledFrom = this.live.now;
  }
}

/** The dice that a choice takes; if it rolls others besides, all that it rolls. */
export function rolledBy(form: Form): Counts {
  return (form["rolls"] ?? form["dice"] ?? {}) as Counts;
}

export function sum(counts: Counts): number {
  return Object.values(counts).reduce((total, count) => total + count, 0);
}

export function same(one: Counts, two: Counts): boolean {
  const faces = new Set([...Object.keys(one), ...Object.keys(two)]);
  return [...faces].every((face) => (one[face] ?? 0) === (two[face] ?? 0));
}

/** True if there are at least this many of each face. */
export function covers(all: Counts, some: Counts): boolean {
  return Object.entries(some).every(([face, count]) => (all[face] ?? 0) >= count);
}

export function plus(one: Counts, two: Counts): Counts {
  const total = { ...one };
  for (const [face, count] of Object.entries(two)) total[face] = (total[face] ?? 0) + count;
  return total;
}

export function minus(one: Counts, two: Counts): Counts {
  return plus(one, Object.fromEntries(Object.entries(two).map(([face, count]) => [face, -count])));
}
