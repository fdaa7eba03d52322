// What this device keeps of a table: the keys of its seats, the seeds behind their seals, and the host's key.

import { fromHex, hex } from "@fair/fair.mjs";
import { sha256 } from "@fair/sha256.mjs";
import { stored } from "../table/stored";

export interface Kept {
  host: string | null;
  tokens: Record<number, string>; // by seat
  seeds: Record<number, string>;
  seal: string; // of the dice, as it was shown when somebody here sat down
}

export const NOTHING: Kept = { host: null, tokens: {}, seeds: {}, seal: "" };

export function kept(table: string): Kept {
  return { ...NOTHING, ...stored<Partial<Kept>>(`table/${table}`, {}).get() };
}

export function keep(table: string, what: Kept): void {
  stored<Kept>(`table/${table}`, NOTHING).set(what);
}

/** Without the key of this seat. */
export function without(what: Kept, seat: number): Kept {
  const tokens = { ...what.tokens };
  const seeds = { ...what.seeds };
  delete tokens[seat];
  delete seeds[seat];
  return { ...what, tokens, seeds };
}

/** So many random bytes as small hexadecimal digits. */
export function random(bytes: number): string {
  return hex(crypto.getRandomValues(new Uint8Array(bytes)));
}

/** The seal of a seed. */
export function seal(seed: string): string {
  return hex(sha256(fromHex(seed)));
}
