// Every throw is checked as it falls: the link leads to the one opened before it, and the dice follow from it.

import { fromHex, hex, jointNumber, nextJointNumber, throwDice } from "@fair/fair.mjs";
import { sha256 } from "@fair/sha256.mjs";
import type { ChancePart, FairInfo } from "./types";

export type Check = "fits" | "differs" | "unknown";

export class Checker {
  #chain = -1;
  #joint: Uint8Array | null = null;
  #opened = ""; // the link opened last, or the seal
  #roll = 0;
  #last = { link: "", nonce: "" };

  /** Does this throw come out of the envelope that was sealed before? A client that joined later begins with the next throw. */
  check(part: ChancePart, fair: FairInfo): Check {
    if (part.chain !== this.#chain && !this.#take(part.chain, fair)) return "unknown";
    const link = fromHex(part.link);
    const follows = part.roll === this.#roll + 1;
    const known = follows ? hex(sha256(link)) === this.#opened : this.#leads(link, part, fair);
    if (!known) return "differs";
    this.#opened = part.link;
    this.#roll = part.roll;
    this.#last = { link: part.link, nonce: part.nonce };
    if (part.left !== "" || part.chance.includes(":") || this.#joint === null) return "fits";
    const sides = throwDice(link, this.#joint, part.roll, fromHex(part.nonce), part.chance.length);
    const letters = sides.map((side: number) => fair.sides[side - 1]).join("");
    return letters === part.chance ? "fits" : "differs";
  }

  #take(chain: number, fair: FairInfo): boolean {
    const info = fair.chains[chain];
    if (!info) return false;
    const before = this.#joint;
    if (chain > 0 && (before === null || this.#chain !== chain - 1)) this.#joint = null;
    else if (chain > 0)
      this.#joint = nextJointNumber(before, fromHex(info.seal), info.links, fromHex(this.#last.link), fromHex(this.#last.nonce));
    else if (info.seats.some((seat) => seat.seed === "")) this.#joint = null;
    else {
      const seeds = info.seats.map((seat) => fromHex(seat.seed));
      this.#joint = jointNumber(fromHex(fair.game), fromHex(info.seal), info.links, info.restarts, seeds);
    }
    this.#chain = chain;
    this.#opened = info.seal;
    this.#roll = 0;
    return true;
  }

  /** A link some throws after the one seen last still leads back to it. */
  #leads(link: Uint8Array, part: ChancePart, fair: FairInfo): boolean {
    const steps = part.roll - this.#roll;
    if (steps < 1 || steps > (fair.chains[part.chain]?.links ?? 0)) return false;
    let reached = link;
    for (let step = 0; step < steps; step += 1) reached = sha256(reached);
    return hex(reached) === this.#opened;
  }
}
