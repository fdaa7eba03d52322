// The dice on the table, each of which can be tapped: they fall as the server says, stay where they lie, and are kept or rerolled.

import { untrack } from "svelte";
import type { Part } from "../wire/parts";
import type { GameInfo, Now } from "../wire/types";
import { diceOf, fall, matching, newDice, resized, type Counts, type Die } from "./dice";
import type { Act } from "./act";
import type { Playback } from "./playback.svelte";
import { inOrderSeen, rememberOrder } from "./lying";
import { isRolling, rollsDice } from "./rolling";
import type { Form } from "./wording";

const NONE: ReadonlySet<number> = new Set();

export class DiceTray {
  dice = $state.raw<Die[]>([]);
  keep = $state.raw<ReadonlySet<number>>(new Set());
  rolling = $state.raw<ReadonlySet<number>>(new Set()); // about to be rolled
  aside = $state.raw<ReadonlySet<number>>(new Set()); // stay as they are for the rest of the turn
  #chosen: Counts = {}; // the dice of the last choice
  #fell = $state.raw<ReadonlySet<number>>(NONE); // those of the last roll
  #rolledFrom = $state.raw<Now | null>(null); // the position from which dice were rolled last

  /** `size` is how many dice there are, `lying` counts those that lie there by face, `inHand` tells that all but those of `staying` are about to be rolled; to be made while a component is set up. */
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

  /** The dice as they are seen: blank while all are in hand, until they fall. What lay there before is nobody's result. */
  readonly seen = $derived.by(() => {
    if (this.live.now?.waits === "outcome" && this.rolling.size > 0) return this.dice.map((die) => (this.rolling.has(die.id) ? { ...die, face: null } : die));
    return this.inHand() && this.#rolledFrom !== this.live.now ? this.dice.map((die) => (this.aside.has(die.id) ? die : { ...die, face: null })) : this.dice;
  });

  /** Dice that tumble: what is chosen is settled, how they fall is not known yet. */
  readonly tumbling = $derived.by((): ReadonlySet<number> => {
    const { rolling } = this.live;
    if (!rolling || !isRolling(this.live)) return NONE;
    if (rolling.form) return this.rolling.size > 0 ? this.rolling : diceOf(this.dice, rolledBy(rolling.form), NONE);
    return this.inHand() ? new Set(this.dice.filter((die) => !this.aside.has(die.id)).map((die) => die.id)) : NONE;
  });

  /** Dice in the air whose face is known and must not be told before they lie still. */
  readonly falling = $derived.by((): ReadonlySet<number> => (this.live.act?.step === "fall" ? this.#fell : NONE));

  /** For how many milliseconds a die falls; 0 while it lies. */
  fallOf(die: Die): number {
    return this.falling.has(die.id) ? (this.live.act?.lasts ?? 0) : 0;
  }

  /** Faces of these dice, counted. */
  count(which: (die: Die) => boolean): Counts {
    const counts: Counts = {};
    for (const die of this.dice) if (die.face !== null && which(die)) counts[die.face] = (counts[die.face] ?? 0) + 1;
    return counts;
  }

  toggle(die: Die): void {
    const changed = new Set(this.keep);
    if (!changed.delete(die.id)) changed.add(die.id);
    this.keep = changed;
  }

  /** Keep all of these dice but so many of each face: those are to be rolled. Dice that are to be rolled already come first. */
  keepAllBut(rolled: Counts, which: (die: Die) => boolean): void {
    const some = this.dice.filter(which);
    const loose = diceOf(some, rolled, new Set(some.filter((die) => !this.keep.has(die.id)).map((die) => die.id)));
    this.keep = new Set(some.filter((die) => !loose.has(die.id)).map((die) => die.id));
  }

  /** These very dice are about to be rolled, because somebody picked them by hand. */
  pick(which: (die: Die) => boolean): void {
    this.rolling = new Set(this.dice.filter(which).map((die) => die.id));
  }

  #follow(act: Act): void {
    if ("choice" in act.part) this.#prepare(act.part.form);
    if (act.step === "fall" && "chance" in act.part && !act.part.chance.includes(":")) this.#fall(act.part.chance);
  }

  /** Lay the dice as they lie for whoever saw the turn from its beginning. */
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

  /** What lies there in the end is what the server counts; dice that are used up already may show what they showed. */
  #agree(counts: Counts, fixed: Counts): void {
    const there = sum(counts);
    if (this.live.byHand) this.#agreeByHand(counts);
    if (there === 0) this.keep = new Set();
    else if (there === this.dice.length || !covers(this.count(() => true), counts)) this.dice = matching(this.dice, counts);
    this.aside = diceOf(this.dice, fixed, this.aside);
  }

  /** With real dice a roll waits until it is typed, and can be taken back: only what lies there is seen. */
  #agreeByHand(counts: Counts): void {
    const loose = this.dice.length - sum(counts);
    if (this.live.now?.waits !== "outcome") this.rolling = NONE;
    else if (this.rolling.size !== loose || !same(this.count((die) => !this.rolling.has(die.id)), counts)) {
      this.rolling = NONE;
      if (loose < this.dice.length) this.dice = matching(this.dice, counts);
    }
  }

  /** Remember how the dice lie; after a reload they lie so from the first moment, before the history tells how they came to. */
  #keepOrder(lie: boolean): void {
    if (this.live.turnSoFar) rememberOrder(this.dice);
    else if (lie) this.dice = inOrderSeen(this.dice);
  }

  #prepare(form: Form): void {
    this.#chosen = rolledBy(form);
    if (!rollsDice(form)) return;
    if (!same(this.count((die) => this.rolling.has(die.id)), this.#chosen)) this.rolling = diceOf(this.dice, this.#chosen, new Set());
  }

  /** So many dice of which nobody said that they are rolled: all that do not stay, or all there are. */
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

/** The dice that a choice takes; where it rolls others besides, all that it rolls. */
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

/** There are at least so many of each face. */
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
