// What this device keeps of a table: the keys of its seats, the seeds behind their seals, what its nonces follow from, and the host's key.
// Several tabs may be open at one table. They share what is kept: whoever changes it begins with what is there.

import { fromHex, hex } from "@fair/fair.mjs";
import { sha256 } from "@fair/sha256.mjs";
import { stored, storedAs, type Stored } from "../table/stored";
import { NO_WITNESS, type Put, type Witness } from "./fair";

export interface Kept extends Witness {
  host: string | null;
  tokens: Record<number, string>; // by seat
}

export const NOTHING: Kept = { ...NO_WITNESS, host: null, tokens: {} };

const places = new Map<string, Stored<Partial<Kept>>>();

function place(table: string): Stored<Partial<Kept>> {
  const known = places.get(table) ?? stored<Partial<Kept>>(`table/${table}`, {});
  places.set(table, known);
  return known;
}

export function kept(table: string): Kept {
  const there = { ...NOTHING, ...place(table).get() };
  return { ...there, seeds: Object.fromEntries(Object.entries(there.seeds).map(([seat, seeds]) => [seat, [seeds].flat()])) };
}

/** Change what is kept; gives what is kept now. */
export function change(table: string, how: (there: Kept) => Kept): Kept {
  const now = how(kept(table));
  place(table).set(now);
  return now;
}

/** Call back when another tab has changed what is kept of a table, until the function it gives is called. */
export function watch(table: string, changed: () => void): () => void {
  const heard = (event: StorageEvent): void => {
    if (event.key === storedAs(`table/${table}`)) changed();
  };
  addEventListener("storage", heard);
  return () => removeEventListener("storage", heard);
}

/** With the key of this seat, all of whose deeds come from here after this event. */
export function holding(there: Kept, seat: number, token: string, since: number): Kept {
  return { ...there, tokens: { ...there.tokens, [seat]: token }, since: { ...there.since, [seat]: since }, secret: there.secret || random(32) };
}

/** With this seed for this seat, lest it be lost before it is shown. */
export function sealing(there: Kept, seat: number, seed: string): Kept {
  const seeds = there.seeds[seat] ?? [];
  return { ...there, seeds: { ...there.seeds, [seat]: seeds.includes(seed) ? seeds : [...seeds, seed] } };
}

/** With this seed of this seat shown: it will never be sealed again. */
export function shown(there: Kept, seat: number, put: Put): Kept {
  const seeds = (there.seeds[seat] ?? []).filter((seed) => seed !== put.seed);
  return { ...there, put: { ...there.put, [seat]: put }, seeds: { ...there.seeds, [seat]: seeds } };
}

/** Without the key of this seat. */
export function without(there: Kept, seat: number): Kept {
  const less = <T>(all: Record<number, T>): Record<number, T> => Object.fromEntries(Object.entries(all).filter(([other]) => Number(other) !== seat));
  return { ...there, tokens: less(there.tokens), seeds: less(there.seeds), put: less(there.put), since: less(there.since) };
}

/** So many random bytes as small hexadecimal digits. */
export function random(bytes: number): string {
  return hex(crypto.getRandomValues(new Uint8Array(bytes)));
}

/** The seal of a seed. */
export function seal(seed: string): string {
  return hex(sha256(fromHex(seed)));
}
