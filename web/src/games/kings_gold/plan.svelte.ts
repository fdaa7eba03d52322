// The pairs to make at the end of a turn: coin, partner, victim, order. They are planned with the dice on the table, previewed
// by the server, and carried out one by one.

import { untrack } from "svelte";
import type { Counts, TableDie } from "../../table/dice";
import { preview, type PreviewResult } from "../../table/preview";
import type { DiceTray } from "../../table/tray.svelte";
import type { Playback } from "../../table/playback.svelte";
import { ofKind, type Choice } from "../../table/wording";
import type { ChoiceForm, RaidForm, StealForm } from "./types";

type PairForm = RaidForm | StealForm;

export interface Pair {
  coin: TableDie;
  partner: TableDie;
  victim: number; // -1: the box
}

/** The two faces of a pair: a coin and its partner. */
export function pairFaces(form: PairForm): [coin: string, partner: string] {
  const coin = `coin-${form.coin}`;
  return [coin, Object.keys(form.dice).find((face) => face !== coin) ?? ""];
}

const coinFace = (choice: Choice<PairForm>): string => pairFaces(choice.form)[0];
const partnerFace = (choice: Choice<PairForm>): string => pairFaces(choice.form)[1];
const victimOf = ({ form }: Choice<ChoiceForm>): number => ("victim" in form ? form.victim : -1);
const coinOf = ({ form }: Choice<ChoiceForm>): number => ("coin" in form ? form.coin : 0);
/** The pairs among these choices. */
const pairsOf = (choices: Choice<ChoiceForm>[]): Choice<PairForm>[] => ofKind(choices, "raid", "steal");

/** The default order: the largest coin first; the box before an opponent, a rich one before a poor one. */
export function proposal(coins: number[]): <F extends ChoiceForm>(choices: Choice<F>[]) => Choice<F> | undefined {
  const worth = (choice: Choice<ChoiceForm>): number => coinOf(choice) * 1_000 + (victimOf(choice) < 0 ? 500 : (coins[victimOf(choice)] ?? 0));
  return (choices) => choices.filter((choice) => choice.form.kind !== "stop").sort((one, two) => worth(two) - worth(one))[0];
}

export class Plan {
  pairs = $state.raw<Pair[]>([]);
  future = $state.raw<PreviewResult | null>(null);
  picked = $state.raw<TableDie | null>(null); // the die that was tapped first
  doing = $state(false);
  #used = $state.raw<ReadonlySet<number>>(new Set()); // dice of pairs that were carried out this turn
  #asked = 0;

  /** Used dice: those of pairs carried out, or others with the same faces if that is unknown. */
  readonly spent = $derived.by(() => {
    const left = { ...this.lying() };
    const spent = new Set<number>();
    if (Object.values(left).every((count) => count === 0)) return spent;
    const unused = [...this.tray.dice].sort((one, two) => Number(this.#used.has(one.id)) - Number(this.#used.has(two.id)));
    for (const die of unused) {
      if (die.face !== null && (left[die.face] ?? 0) > 0) left[die.face] = (left[die.face] ?? 0) - 1;
      else spent.add(die.id);
    }
    return spent;
  });

  /** Create it during component initialisation. */
  constructor(
    private readonly live: Playback,
    private readonly tray: DiceTray,
    private readonly coins: () => number[],
    private readonly lying: () => Counts, // dice that are not used up, by face
    private readonly choices: () => Choice<PairForm>[], // the pairs that can be made now
  ) {
    $effect(() => {
      const possible = this.choices();
      untrack(() => {
        if (this.doing) return;
        this.picked = null;
        if (possible.length > 0) void this.#settle([]);
        else this.pairs = [];
        if (Object.keys(this.lying()).length === 0) this.#used = new Set();
      });
    });
  }

  /** The number of a die's pair, from 1; 0 if it is in none. */
  pairOf(die: TableDie): number {
    return this.pairs.findIndex((pair) => pair.coin.id === die.id || pair.partner.id === die.id) + 1;
  }

  /** True if some pair can be made with this die. */
  usable(die: TableDie): boolean {
    return !this.spent.has(die.id) && this.choices().some((choice) => coinFace(choice) === die.face || partnerFace(choice) === die.face);
  }

  /** The possible victims of this pair. */
  victims(pair: Pair): number[] {
    return this.choices().filter((choice) => coinFace(choice) === pair.coin.face && partnerFace(choice) === pair.partner.face && victimOf(choice) >= 0).map(victimOf);
  }

  /** Two matching dice, tapped one after the other, become a pair. */
  tap(die: TableDie): void {
    const first = this.picked;
    if (!first || first.id === die.id) this.picked = first ? null : die;
    else if (!this.join(first, die)) this.picked = die;
  }

  /** Pair two dice; false if they do not match. */
  join(one: TableDie, two: TableDie): boolean {
    for (const [coin, partner] of [[one, two], [two, one]] as const) {
      const choice = this.#choice(coin, partner);
      if (!choice) continue;
      this.picked = null;
      const used = new Set([coin.id, partner.id]);
      const place = this.pairs.findIndex((pair) => used.has(pair.coin.id) || used.has(pair.partner.id));
      const others = this.pairs.filter((pair) => !used.has(pair.coin.id) && !used.has(pair.partner.id));
      const old = this.pairs.find((pair) => pair.partner.face === partner.face)?.victim ?? -1;
      const joined: Pair = { coin, partner, victim: this.#choice(coin, partner, old) ? old : victimOf(choice) };
      void this.#settle(place === 0 ? [joined, ...others] : [...others, joined], joined);
      return true;
    }
    return false;
  }

  /** Plan this choice first, and all others that remain possible. */
  arrange(choice: Choice<ChoiceForm>): void {
    const pair = pairsOf([choice]).map((one) => this.#pairOf(one, []))[0];
    if (!pair) return;
    this.picked = null;
    const used = new Set([pair.coin.id, pair.partner.id]);
    void this.#settle([pair, ...this.pairs.filter((other) => !used.has(other.coin.id) && !used.has(other.partner.id))], pair);
  }

  rob(number: number, victim: number): void {
    void this.#settle(this.pairs.map((pair, index) => (index === number ? { ...pair, victim } : pair)));
  }

  swap(): void {
    void this.#settle([...this.pairs].reverse());
  }

  /** Carry the pairs out, one after the other. */
  async carryOut(): Promise<void> {
    const numbers = this.future?.numbers ?? [];
    const pairs = this.pairs;
    this.doing = true;
    try {
      for (const [index, number] of numbers.entries()) {
        if (index > 0) {
          await this.live.settled();
          if (!this.choices().some((choice) => choice.number === number)) return;
        }
        const pair = pairs[index];
        if (pair) this.#used = new Set([...this.#used, pair.coin.id, pair.partner.id]);
        if ("refused" in (await this.live.choose(number))) return;
      }
    } finally {
      this.doing = false;
    }
  }

  #choice(coin: TableDie, partner: TableDie, victim?: number): Choice<PairForm> | undefined {
    const fitting = this.choices().filter((choice) => coinFace(choice) === coin.face && partnerFace(choice) === partner.face);
    return victim === undefined ? proposal(this.coins())(fitting) : fitting.find((choice) => victimOf(choice) === victim);
  }

  /** Keep these pairs as far as they are allowed (the wanted one first), and add those that must be made besides. */
  async #settle(pairs: Pair[], wanted?: Pair): Promise<void> {
    const asked = ++this.#asked;
    this.future = null;
    let kept = pairs;
    let future = await this.#ask(kept);
    while (kept.length > 0 && !future) {
      const drop = wanted && kept.length > 1 ? kept.find((pair) => pair !== wanted) : kept.at(-1);
      kept = kept.filter((pair) => pair !== drop);
      future = await this.#ask(kept);
    }
    for (let next = future ? pairsOf(future.next as Choice<ChoiceForm>[]) : this.choices(); next.length > 0; next = pairsOf((future?.next ?? []) as Choice<ChoiceForm>[])) {
      const choice = proposal(this.coins())(next);
      const pair = choice && this.#pairOf(choice, kept);
      if (!pair || asked !== this.#asked) return;
      kept = [...kept, pair];
      future = await this.#ask(kept);
      if (!future) return;
    }
    if (asked !== this.#asked) return;
    this.pairs = kept;
    this.future = future;
  }

  async #ask(pairs: Pair[]): Promise<PreviewResult | null> {
    const numbers = pairs.flatMap((pair) => this.#choice(pair.coin, pair.partner, pair.victim)?.number ?? []);
    return numbers.length > 0 && numbers.length === pairs.length ? await preview(this.live, numbers) : null;
  }

  /** The dice for this choice, from those in no pair yet. */
  #pairOf(choice: Choice<PairForm>, pairs: Pair[]): Pair | undefined {
    const used = new Set(pairs.flatMap((pair) => [pair.coin.id, pair.partner.id]));
    const free = this.tray.dice.filter((die) => !used.has(die.id) && !this.spent.has(die.id));
    const coin = free.find((die) => die.face === coinFace(choice));
    const partner = free.find((die) => die.face === partnerFace(choice));
    return coin && partner ? { coin, partner, victim: victimOf(choice) } : undefined;
  }
}
