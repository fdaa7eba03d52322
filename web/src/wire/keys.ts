// The secrets this device stores for a table: the tokens of its seats, the seeds behind their commitments, the secret behind its chains, and the host's key.
// Several tabs may be open at one table. They share the storage: every update starts from its current content.

import { fromHex, hex } from "@fair/fair.mjs";
import { sha256 } from "@fair/sha256.mjs";
import { stored, storedAs, type StoredValue } from "../table/stored";
import { NOTHING_KNOWN, type KnownHere, type Put } from "./fair";

export interface DeviceKeys extends KnownHere {
  host: string | null;
  tokens: Record<number, string>; // by seat
}

export const NO_KEYS: DeviceKeys = { ...NOTHING_KNOWN, host: null, tokens: {} };

const places = new Map<string, StoredValue<Partial<DeviceKeys>>>();

function place(table: string): StoredValue<Partial<DeviceKeys>> {
  const known = places.get(table) ?? stored<Partial<DeviceKeys>>(`table/${table}`, {});
  places.set(table, known);
  return known;
}

export function loadKeys(table: string): DeviceKeys {
  const there = { ...NO_KEYS, ...place(table).get() };
  return { ...there, seeds: Object.fromEntries(Object.entries(there.seeds).map(([seat, seeds]) => [seat, [seeds].flat()])) };
}

/** Update the stored keys; returns the new ones. */
export function updateKeys(table: string, how: (there: DeviceKeys) => DeviceKeys): DeviceKeys {
  const now = how(loadKeys(table));
  place(table).set(now);
  return now;
}

/** Call back when another tab changes the keys of a table; returns a function that stops it. */
export function onKeysChanged(table: string, changed: () => void): () => void {
  const heard = (event: StorageEvent): void => {
    if (event.key === storedAs(`table/${table}`)) changed();
  };
  addEventListener("storage", heard);
  return () => removeEventListener("storage", heard);
}

/** Add the token of a seat, which is played from here after this event. */
export function withToken(there: DeviceKeys, seat: number, token: string, since: number): DeviceKeys {
  return { ...there, tokens: { ...there.tokens, [seat]: token }, since: { ...there.since, [seat]: since }, secret: there.secret || randomHex(32) };
}

/** Add a seed for this seat, stored before it is committed to. */
export function withSeed(there: DeviceKeys, seat: number, seed: string): DeviceKeys {
  const seeds = there.seeds[seat] ?? [];
  return { ...there, seeds: { ...there.seeds, [seat]: seeds.includes(seed) ? seeds : [...seeds, seed] } };
}

/** Mark this seed of this seat as revealed: it will never be used again. */
export function withRevealed(there: DeviceKeys, seat: number, put: Put): DeviceKeys {
  const seeds = (there.seeds[seat] ?? []).filter((seed) => seed !== put.seed);
  return { ...there, put: { ...there.put, [seat]: put }, seeds: { ...there.seeds, [seat]: seeds } };
}

/** Remove the token of this seat. */
export function withoutSeat(there: DeviceKeys, seat: number): DeviceKeys {
  const less = <T>(all: Record<number, T>): Record<number, T> => Object.fromEntries(Object.entries(all).filter(([other]) => Number(other) !== seat));
  return { ...there, tokens: less(there.tokens), seeds: less(there.seeds), put: less(there.put), since: less(there.since) };
}

/** Random bytes in hexadecimal. */
export function randomHex(bytes: number): string {
  return hex(crypto.getRandomValues(new Uint8Array(bytes)));
}

/** A key of 128 bits for a seat, which nobody else ever sees. */
export function randomToken(): string {
  const letters = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))));
  return letters.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** The commitment to a seed: its hash. */
export function commitmentOf(seed: string): string {
  return hex(sha256(fromHex(seed)));
}
