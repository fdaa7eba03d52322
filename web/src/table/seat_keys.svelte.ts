// This device's keys to the seats of a table: stored in the browser, shared by its tabs, dropped when they no longer open anything; with their seeds.

import { opensAnything } from "../wire/api";
import { envelopeOf, isFirst } from "../wire/fair";
import { seedOf } from "../wire/fair/device_chain";
import { commitmentOf, loadKeys, NO_KEYS, onKeysChanged, randomHex, updateKeys, withoutSeat, withRevealed, withSeed, withToken, type DeviceKeys } from "../wire/keys";
import type { FrameAnswer, FrameBody } from "../wire/socket";
import type { TableInfo } from "../wire/types";

/** The table's information and requests. */
export interface AtTable {
  table: () => TableInfo | null;
  ask: (frame: FrameBody) => Promise<FrameAnswer>;
  firstSeal: (seat: number) => { chain?: string }; // of this device's chain
  hello: () => void; // tell the server which keys are here now
  hold: (seats: number[]) => void; // these seats are held on this device from now on
}

export class SeatKeys {
  keys = $state.raw<DeviceKeys>(NO_KEYS);
  #sealed = new Set<string>(); // commitments under way, so that none is made twice

  constructor(
    private readonly id: string,
    private readonly at: AtTable,
  ) {
    this.#use(loadKeys(id));
  }

  #use(what: DeviceKeys): void {
    this.keys = what;
    this.at.hold(this.#seats);
  }

  get #seats(): number[] {
    return Object.keys(this.keys.tokens).map(Number);
  }

  /** Listen to other tabs; returns a function that stops it. */
  watch(): () => void {
    return onKeysChanged(this.id, () => this.#adopt());
  }

  update(how: (there: DeviceKeys) => DeviceKeys): void {
    this.#use(updateKeys(this.id, how));
  }

  /** Take over changes by another tab, and keep seeds it did not know. */
  #adopt(): void {
    const before = Object.values(this.keys.tokens).join();
    const { seeds } = this.keys;
    this.#use(loadKeys(this.id));
    for (const seat of this.#seats) {
      const lost = (seeds[seat] ?? []).filter((seed) => !this.keys.seeds[seat]?.includes(seed) && this.keys.put[seat]?.seed !== seed);
      for (const seed of lost) this.update((there) => withSeed(there, seat, seed));
    }
    if (Object.values(this.keys.tokens).join() !== before) this.at.hello();
  }

  /** Drop obsolete keys: the seat was freed, or moved to another device. */
  async dropVoid(): Promise<void> {
    const { tokens, host } = this.keys;
    for (const [seat, token] of Object.entries(tokens)) {
      if (!(await opensAnything(this.id, [token], null))) this.update((there) => (there.tokens[Number(seat)] === token ? withoutSeat(there, Number(seat)) : there));
    }
    if (host !== null && !(await opensAnything(this.id, [], host))) this.update((there) => ({ ...there, host: null }));
  }

  /** Seats that came here by a link, with their key alone, are played from here from now on. */
  claim(seq: number): void {
    for (const seat of this.#seats) {
      const token = this.keys.tokens[seat];
      if (token && this.keys.since[seat] === undefined) this.update((there) => withToken(there, seat, token, seq));
    }
  }

  /** Reveal seeds and commit to new ones, automatically. A seed is revealed for one envelope and no other. */
  exchangeSeeds(table: TableInfo): void {
    const chain = table.fair.chains[0];
    for (const seat of this.#seats) {
      const there = table.seats[seat];
      const put = chain?.seats[seat];
      if (there?.kind !== "person" || !chain || !put) continue;
      const ours = isFirst(table.fair) || this.keys.chains[put.chain ?? ""] !== undefined; // nobody seals a chain in this device's name
      if (table.stage === "revealing" && ours && put.seed === "" && chain.seats.every((other) => other.commitment !== "")) this.#reveal(seat, put.commitment, envelopeOf(table.fair), chain.restarts);
      else if (table.stage === "open" && !there.sealed) this.#commit(seat, `${seat} ${table.restarts} ${chain.seal} ${this.keys.tokens[seat] ?? ""}`);
    }
  }

  #reveal(seat: number, commitment: string, envelope: string, restarts: number): void {
    const fitting = this.keys.seeds[seat]?.find((seed) => commitmentOf(seed) === commitment);
    if (fitting) this.update((there) => withRevealed(there, seat, { seed: fitting, envelope, restarts }));
    const put = this.keys.put[seat];
    if (put?.envelope === envelope && commitmentOf(put.seed) === commitment) void this.at.ask({ do: "reveal", seat, seed: put.seed });
  }

  #commit(seat: number, once: string): void {
    if (this.#sealed.has(once)) return;
    this.#sealed.add(once);
    const { secret, seeds } = loadKeys(this.id);
    const seed = secret ? seedOf(secret, this.id, once) : (seeds[seat]?.at(-1) ?? randomHex(32));
    this.update((there) => withSeed({ ...there, seal: there.seal || (this.at.table()?.fair.chains[0]?.seal ?? "") }, seat, seed));
    void this.at.ask({ do: "commit", seat, commitment: commitmentOf(seed), ...this.at.firstSeal(seat) });
  }
}
