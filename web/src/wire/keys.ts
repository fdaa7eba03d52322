// What this device keeps of a table: the keys of its seats, the seeds behind their seals, and the host's key.

import { fromHex, hex } from "@fair/fair.mjs";
import { sha256 } from "@fair/sha256.mjs";

export interface Kept {
  host: string | null;
  tokens: Record<number, string>; // by seat
  seeds: Record<number, string>;
}

const PREFIX = "jollyroll/table/";

export function kept(table: string): Kept {
  try {
    const found = JSON.parse(localStorage.getItem(PREFIX + table) ?? "null") as Partial<Kept> | null;
    return { host: found?.host ?? null, tokens: found?.tokens ?? {}, seeds: found?.seeds ?? {} };
  } catch {
    return { host: null, tokens: {}, seeds: {} };
  }
}

export function keep(table: string, what: Kept): void {
  try {
    localStorage.setItem(PREFIX + table, JSON.stringify(what));
  } catch {
    // a browser that keeps nothing can still play until it is closed
  }
}

/** So many random bytes as small hexadecimal digits. */
export function random(bytes: number): string {
  return hex(crypto.getRandomValues(new Uint8Array(bytes)));
}

/** The seal of a seed. */
export function seal(seed: string): string {
  return hex(sha256(fromHex(seed)));
}
