// Pairs to be made at the end of a turn: which coin with which die, against whom, in which order. They are planned with the dice that lie there, previewed
// by the server, and carried out one by one.

import { untrack } from "svelte";
import type { Counts, Die } from "../../table/dice";
import { preview, type PreviewResult } from "../../table/preview";
import type { DiceTray } from "../../table/tray.svelte";
import type { Playback } from "../../table/playback.svelte";
import type { Choice, Form } from "../../table/wording";

export interface Pair {
  coin: Die;
  partner: Die;
  victim: number; // -1: the box
}

/** The two faces of a pair: a coin and its partner. */
export function pairFaces(form: Form): [coin: string, partner: string] {
  const coin = `coin-${form["coin"]}`;
  return [coin, Object.keys((form["dice"] ?? {}) as Counts).find((face) => face !== coin) ?? ""];
}

const coinFace = (choice: Choice): string => pairFaces(choice.form)[0];
const partnerFace = (choice: Choice): string => pairFaces(choice.form)[1];
const victimOf = (choice: Choice): number => (choice.form["victim"] as number | undefined) ?? -1;

/** The largest coin first; the box before an opponent, a rich one before a poor one. A proposal, nothing more. */
export function proposal(coins: number[]): (choices: Choice[]) => Choice | undefined {
  const worth = (choice: Choice): number => Number(choice.form["coin"] ?? 0) * 1_000 + (victimOf(choice) < 0 ? 500 : (coins[victimOf(choice)] ?? 0));
  return (choices) => choices.filter((choice) => choice.form.kind !== "stop").sort((one, two) => worth(two) - worth(one))[0];
}

export class Plan {
  pairs = $state.raw<Pair[]>([]);
  future = $state.raw<PreviewResult | null>(null);
  picked = $state.raw<Die | null>(null); // the die that was tapped first
  doing = $state(false);
  #used = $state.raw<ReadonlySet<number>>(new Set()); // dice of pairs that were carried out this turn
  #asked = 0;

  /** Dice that are used up: those of the pairs carried out, or others with the same faces where it is not known which. */
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

  /** To be made while a component is set up. */
  constructor(
    private readonly live: Playback,
    private readonly tray: DiceTray,
    private readonly coins: () => number[],
    private readonly lying: () => Counts, // dice that are not used up, by face
    private readonly choices: () => Choice[], // the pairs that can be made now
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

  /** The number of the pair a die belongs to, from 1; 0 if it is in none. */
  pairOf(die: Die): number {
    return this.pairs.findIndex((pair) => pair.coin.id === die.id || pair.partner.id === die.id) + 1;
  }

  /** Some pair can be made with this die. */
  usable(die: Die): boolean {
    return !this.spent.has(die.id) && this.choices().some((choice) => coinFace(choice) === die.face || partnerFace(choice) === die.face);
  }

  /** Whom this pair can rob. */
  victims(pair: Pair): number[] {
    return this.choices().filter((choice) => coinFace(choice) === pair.coin.face && partnerFace(choice) === pair.partner.face && victimOf(choice) >= 0).map(victimOf);
  }

  /** Tapped one after the other, two dice that go together become a pair. */
  tap(die: Die): void {
    const first = this.picked;
    if (!first || first.id === die.id) this.picked = first ? null : die;
    else if (!this.join(first, die)) this.picked = die;
  }

  /** Pair two dice; False if they do not go together. */
  join(one: Die, two: Die): boolean {
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

  /** Plan this choice first, and whatever else can be made besides. */
  arrange(choice: Choice): void {
    const pair = this.#pairOf(choice, []);
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

  #choice(coin: Die, partner: Die, victim?: number): Choice | undefined {
    const fitting = this.choices().filter((choice) => coinFace(choice) === coin.face && partnerFace(choice) === partner.face);
    return victim === undefined ? proposal(this.coins())(fitting) : fitting.find((choice) => victimOf(choice) === victim);
  }

  /** Take these pairs as far as they are allowed (the wanted one rather than the others), and add what must be made besides. */
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
    for (let next = future ? future.next : this.choices(); next.length > 0; next = future?.next ?? []) {
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

  /** The dice for this choice, from those that are in no pair yet. */
  #pairOf(choice: Choice, pairs: Pair[]): Pair | undefined {
    const used = new Set(pairs.flatMap((pair) => [pair.coin.id, pair.partner.id]));
    const free = this.tray.dice.filter((die) => !used.has(die.id) && !this.spent.has(die.id));
    const coin = free.find((die) => die.face === coinFace(choice));
    const partner = free.find((die) => die.face === partnerFace(choice));
    return coin && partner ? { coin, partner, victim: victimOf(choice) } : undefined;
  }
}
