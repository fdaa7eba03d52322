// The part of this device in the dice: its chains, sealed for a table, and their links, each sent once and for one thing.

import { beginsOf } from "@fair/devices.mjs";
import { hex } from "@fair/fair.mjs";
import { DeviceChain, beginningOf } from "../wire/fair/device_chain";
import type { NextThrow } from "../wire/fair";
import { randomHex, type DeviceKeys } from "../wire/keys";
import type { TableInfo } from "../wire/types";

/** The seal that the device of a seat has to lay on the table. */
export interface SealDue {
  seat: number;
  seal: string;
  late: boolean; // in place of one that this device does not have, not for the server's next chain
}

export class OwnDevice {
  #chains = new Map<string, DeviceChain>(); // by name

  constructor(
    private readonly keys: () => DeviceKeys,
    private readonly update: (how: (there: DeviceKeys) => DeviceKeys) => void,
  ) {}

  /** The seal for the game that is about to begin; all seats of this device have the same. */
  firstSeal(seat: number, table: TableInfo): string {
    return this.#seal(seat, table, table.fair.chains[0]?.seal ?? "", 0);
  }

  /** Whether the chain that a seat has for the next throw is this device's. */
  owns(seat: number, next: NextThrow): boolean {
    const held = next.held[seat];
    return held != null && this.keys().chains[hex(held.seal)] !== undefined;
  }

  /** What has to be sealed for a seat during the game; null if nothing. One thing at a time, in the order in which the server understands it. `lost`: a chain that does not help any more. */
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

  /** The link of a seat for the next throw, noted as sent for this and nothing else; empty if this device has none to send. */
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

  /** Have the chains of these seats ready before they are needed. */
  prepare(seats: number[], next: NextThrow): void {
    for (const seat of seats) {
      const held = next.held[seat];
      const name = held && this.keys().chains[hex(held.seal)];
      if (name != null) this.#chain(next.table, name);
    }
  }

  /** A chain sealed in place of a lost one: one that lies nowhere on the table yet. */
  #lateSeal(seat: number, table: TableInfo, serverSeal: string): string {
    const there = new Set(table.fair.chains.flatMap((chain) => (chain.seals ?? []).map((sealed) => sealed.chain)));
    const made = Object.entries(this.keys().chains).flatMap(([seal, name]) => (name.startsWith(`${serverSeal} `) ? [{ seal, number: Number(name.split(" ")[1]) }] : []));
    const unused = made.find(({ seal, number }) => number > 0 && !there.has(seal));
    return this.#seal(seat, table, serverSeal, unused?.number ?? 1 + Math.max(0, ...made.map(({ number }) => number)));
  }

  /** The seal of the chain of this number that goes with a chain of the server's, for a seat; noted before anybody is shown it. */
  #seal(seat: number, table: TableInfo, serverSeal: string, number: number): string {
    if (this.keys().secret === "") this.update((there) => ({ ...there, secret: there.secret || randomHex(32) }));
    const name = `${serverSeal} ${number}`;
    const { seal } = this.#chain(table, name);
    const { chains, laid } = this.keys();
    if (chains[seal] === undefined || !laid.includes(seat)) this.update((there) => ({ ...there, chains: { ...there.chains, [seal]: name }, laid: [...new Set([...there.laid, seat])] }));
    return seal;
  }

  #chain(table: TableInfo, name: string): DeviceChain {
    const links = table.fair.chains.find((chain) => name.startsWith(chain.seal))?.links ?? 0;
    const { secret } = this.keys();
    const known = this.#chains.get(`${secret} ${name}`) ?? new DeviceChain(beginningOf(secret, table.id, table.fair.game, name), links);
    this.#chains.set(`${secret} ${name}`, known);
    return known;
  }
}
