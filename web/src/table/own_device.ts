// This device's part in the dice: its chains, sealed for a table, and their links, each sent once and for one purpose.

import { beginsOf } from "@fair/devices.mjs";
import { hex } from "@fair/fair.mjs";
import { OwnDeviceChain, beginningOf } from "../wire/fair/device_chain";
import type { NextThrow } from "../wire/fair";
import { randomHex, type DeviceKeys } from "../wire/keys";
import type { TableInfo } from "../wire/types";

/** A seal that a seat's device has to send. */
export interface SealDue {
  seat: number;
  seal: string;
  late: boolean; // in place of one that this device does not have, not for the server's next chain
}

export class OwnDevice {
  #chains = new Map<string, OwnDeviceChain>(); // by name

  constructor(
    private readonly keys: () => DeviceKeys,
    private readonly update: (how: (there: DeviceKeys) => DeviceKeys) => void,
  ) {}

  /** The seal for the game about to begin, the same for all seats of this device. */
  firstSeal(seat: number, table: TableInfo): string {
    return this.#seal(seat, table, table.fair.chains[0]?.seal ?? "", 0);
  }

  /** True if a seat's chain for the next throw is this device's. */
  owns(seat: number, next: NextThrow): boolean {
    const held = next.held[seat];
    return held != null && this.keys().chains[hex(held.seal)] !== undefined;
  }

  /** The next chain to seal for a seat during the game; null if none. One at a time, in the order that the server expects. `lost`: a chain that no longer helps. */
  due(seat: number, next: NextThrow, lost = false): SealDue | null {
    const { table } = next;
    const { chains } = table.fair;
    const number = chains.length - 1;
    const last = chains[number];
    const begin = beginsOf(chains)[number] ?? 0;
    const toCome = last !== undefined && last.seats.length === 0 && next.place.throw <= begin;
    if (next.held[seat] && toCome && !(last.seals ?? []).some((sealed) => sealed.seat === seat && sealed.after === begin)) {
      return { seat, seal: this.#seal(seat, table, last.seal, 0), late: false };
    }
    return this.owns(seat, next) && !lost ? null : { seat, seal: this.#lateSeal(seat, table, chains[next.place.chain]?.seal ?? ""), late: true };
  }

  /** The link of a seat for the next throw, recorded as sent for this purpose alone; empty if this device has none to send. */
  link(seat: number, next: NextThrow, what: string, trail: string): string {
    const held = next.held[seat];
    const name = held && this.keys().chains[hex(held.seal)];
    if (!held || name == null) return "";
    const { linked } = this.keys();
    const number = next.place.throw;
    const before = linked.throw === number ? linked.for : [];
    const own = what.startsWith("did ");
    if (linked.throw > number || before.some((other) => other !== what && !(own && other.startsWith("did ")))) return "";
    if (!before.includes(what) || linked.trail !== trail) this.update((there) => ({ ...there, linked: { throw: number, for: [...new Set([...before, what])], trail } }));
    return this.#chain(next.table, name).link(number - held.after);
  }

  /** Compute the chains of these seats before they are needed. */
  prepare(seats: number[], next: NextThrow): void {
    for (const seat of seats) {
      const held = next.held[seat];
      const name = held && this.keys().chains[hex(held.seal)];
      if (name != null) this.#chain(next.table, name);
    }
  }

  /** A chain to replace a lost one: one not sealed at the table yet. */
  #lateSeal(seat: number, table: TableInfo, serverSeal: string): string {
    const there = new Set(table.fair.chains.flatMap((chain) => (chain.seals ?? []).map((sealed) => sealed.chain)));
    const made = Object.entries(this.keys().chains).flatMap(([seal, name]) => (name.startsWith(`${serverSeal} `) ? [{ seal, number: Number(name.split(" ")[1]) }] : []));
    const unused = made.find(({ seal, number }) => number > 0 && !there.has(seal));
    return this.#seal(seat, table, serverSeal, unused?.number ?? 1 + Math.max(0, ...made.map(({ number }) => number)));
  }

  /** The seal of a chain that goes with this chain of the server, for a seat; recorded before anybody is shown it. */
  #seal(seat: number, table: TableInfo, serverSeal: string, number: number): string {
    if (this.keys().secret === "") this.update((there) => ({ ...there, secret: there.secret || randomHex(32) }));
    const name = `${serverSeal} ${number}`;
    const { seal } = this.#chain(table, name);
    const { chains, laid } = this.keys();
    if (chains[seal] === undefined || !laid.includes(seat)) this.update((there) => ({ ...there, chains: { ...there.chains, [seal]: name }, laid: [...new Set([...there.laid, seat])] }));
    return seal;
  }

  #chain(table: TableInfo, name: string): OwnDeviceChain {
    const links = table.fair.chains.find((chain) => name.startsWith(chain.seal))?.links ?? 0;
    const { secret } = this.keys();
    const known = this.#chains.get(`${secret} ${name}`) ?? new OwnDeviceChain(beginningOf(secret, table.id, table.fair.game, name), links);
    this.#chains.set(`${secret} ${name}`, known);
    return known;
  }
}
