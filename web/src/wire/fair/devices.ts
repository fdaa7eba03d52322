// Version 2: the chains of people's devices as sealed at the table, and who may witness.

import { beginsOf, deviceChains, possibleWitnesses, sealsAhead as ahead } from "@fair/devices.mjs";
import { fromHex, hex, leadsTo } from "@fair/fair.mjs";
import type { FairInfo, TableInfo } from "../types";
import type { LinkPlace } from "./server_chain";

/** The chain of a seat's device at a certain throw. Late ones were sealed during the game, and never count alone. */
export interface Held {
  seal: Uint8Array;
  after: number;
  links: number;
  late: boolean;
}

/** An action decided by chance, and who carries it out. Nobody's seat is -1. */
export interface ActingSeat {
  seat: number;
  by: "person" | "bot" | "clock";
  leaves: boolean;
}

/** The seals of devices in the joint number of a continuing chain; null for a seat without one. */
export function sealsAhead(fair: FairInfo, number: number): (Uint8Array | null)[] {
  const chains = inBytes(fair);
  return ahead(chains, beginsOf(chains), number);
}

/** The chain of each seat's device for this throw; null if it has none, or it is used up. */
export function heldAt(fair: FairInfo, place: LinkPlace): (Held | null)[] {
  const chains = inBytes(fair);
  return deviceChains(chains, beginsOf(chains), place.chain, place.throw - 1);
}

/** The seat whose own device contributes a link to an action; -1 if none does. */
export function throwerOf({ seat, by, leaves }: ActingSeat, table: TableInfo, held: (Held | null)[]): number {
  const there = table.seats[seat];
  return by === "person" && !leaves && there?.kind === "person" && there.stand_in === "" && held[seat] ? seat : -1;
}

/** Whether they may act there: bots for bots and for people who are away, the clock where there is one. */
export function mayAct({ seat, by, leaves }: ActingSeat, table: TableInfo): boolean {
  const there = table.seats[seat];
  if (seat < 0 || leaves) return true;
  if (by === "clock") return table.clock > 0;
  const stoodIn = there?.kind !== "person" || there.stand_in !== "";
  return (by === "bot") === stoodIn;
}

/** The seats that may witness an action, in the order in which they are asked. */
export function witnessesOf({ seat }: ActingSeat, table: TableInfo, held: (Held | null)[], gone: number[], withThrower: boolean): number[] {
  const bots = table.seats.flatMap((one, number) => (one.kind === "person" ? [] : [number]));
  return possibleWitnesses({ seats: table.seats.length, bots, gone, chains: held, acting: seat, withThrower });
}

/** Caches the last link of every chain, so that the next one is a few hashes away. */
export class OpenedLinks {
  #opened = new Map<string, { roll: number; link: Uint8Array }>();

  /** True if this is the link of that chain for that throw. */
  leads(link: string, chain: Held, place: LinkPlace): boolean {
    const name = `${hex(chain.seal)} ${chain.after}`;
    const last = this.#opened.get(name) ?? { roll: 0, link: chain.seal };
    const roll = place.throw - chain.after;
    const bytes = fromHex(link);
    if (roll < last.roll || !leadsTo(bytes, last.link, roll - last.roll)) return false;
    this.#opened.set(name, { roll, link: bytes });
    return true;
  }
}

const known = new WeakMap<FairInfo, ReturnType<typeof bytesOf>>();

function inBytes(fair: FairInfo): ReturnType<typeof bytesOf> {
  const found = known.get(fair) ?? bytesOf(fair);
  known.set(fair, found);
  return found;
}

function bytesOf(fair: FairInfo) {
  return fair.chains.map(({ after, links, seats, seals }) => ({
    after,
    links,
    seats: seats.map(({ chain }) => ({ chain: chain ? fromHex(chain) : null })),
    seals: (seals ?? []).map((seal) => ({ ...seal, chain: fromHex(seal.chain) })),
  }));
}
