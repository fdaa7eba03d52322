// The chain of this device: links that only it can open, one for each throw.

import { fromHex, hex } from "@fair/fair.mjs";
import { hashedOften, hmacSha256 } from "@fair/sha256.mjs";

const STRIDE = 64;

/** The links of one secret. Every 64th is cached, the others are recomputed from there. */
export class OwnDeviceChain {
  readonly seal: string;
  #marks: Uint8Array[] = [];

  constructor(
    secret: Uint8Array,
    readonly links: number,
  ) {
    let link = secret;
    for (let number = 0; number < links; number += STRIDE) {
      this.#marks.push(link);
      link = hashedOften(link, Math.min(STRIDE, links - number));
    }
    this.seal = hex(link);
  }

  /** The link for the throw of this number, counted from 1; hashing it that many times gives the seal. */
  link(roll: number): string {
    const number = this.links - roll;
    const mark = roll >= 1 ? this.#marks[Math.floor(number / STRIDE)] : undefined;
    return mark ? hex(hashedOften(mark, number % STRIDE)) : "";
  }
}

/** A seed of this device's, for one seat and one exchange at one table. All tabs have the same without asking each other: what one of them stores may reach another later
 * than what the server shows. */
export function seedOf(secret: string, table: string, exchange: string): string {
  return hex(hmacSha256(fromHex(secret), new TextEncoder().encode(["seed", table, exchange].join(" "))));
}

/** The secret of a chain: derived from the secret of this device for one table, one game and one server chain, so that it fits nowhere else. */
export function beginningOf(secret: string, table: string, game: string, name: string): Uint8Array {
  return hmacSha256(fromHex(secret), new TextEncoder().encode(["chai", table, game, name].join(" ")));
}
