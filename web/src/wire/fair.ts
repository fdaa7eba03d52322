// Every throw is checked as it falls: the link leads to the one opened before it, and what fell follows from it.

import { drawCase, fromHex, hex, jointNumber, leadsTo, nextJointNumber, throwDice } from "@fair/fair.mjs";
import { sha256 } from "@fair/sha256.mjs";
import type { ChainInfo, ChancePart, FairInfo } from "./types";

export type Check = "fits" | "differs" | "unknown";

/** What this device has seen and done itself: the seal when it sat down, and the seeds it put in. */
export interface Witness {
  seal: string;
  seeds: Record<number, string>;
}

const NOBODY: Witness = { seal: "", seeds: {} };

export class Checker {
  #chain = -1;
  #joint: Uint8Array | null = null;
  #honest = true; // what was put into the envelope is what was shown before
  #opened = ""; // the link opened last, or the seal
  #roll = 0;
  #last = { link: "", nonce: "" };

  constructor(private readonly witness: () => Witness = () => NOBODY) {}

  /** Does this throw come out of the envelope that was sealed before? A client that joined later begins with the next throw. */
  check(part: ChancePart, fair: FairInfo): Check {
    if (part.chain !== this.#chain && !this.#take(part.chain, fair)) return "unknown";
    const link = fromHex(part.link);
    const steps = part.roll - this.#roll;
    if (steps < 1 || part.roll > (fair.chains[part.chain]?.links ?? 0) || !leadsTo(link, fromHex(this.#opened), steps)) return "differs";
    this.#opened = part.link;
    this.#roll = part.roll;
    this.#last = { link: part.link, nonce: part.nonce };
    if (this.#joint === null) return "unknown";
    return this.#honest && part.chance === this.#fallen(part, link, this.#joint, fair) ? "fits" : "differs";
  }

  /** What must have fallen. */
  #fallen(part: ChancePart, link: Uint8Array, joint: Uint8Array, fair: FairInfo): string {
    const nonce = fromHex(part.nonce);
    if (part.left !== "") return drawn(part, link, joint, nonce);
    const sides: number[] = throwDice(link, joint, part.roll, nonce, part.chance.length);
    return sides.map((side) => fair.sides[side - 1]).join("");
  }

  #take(chain: number, fair: FairInfo): boolean {
    const info = fair.chains[chain];
    if (!info) return false;
    const before = this.#joint;
    if (info.seats.length > 0) this.#open(info, fair, chain);
    else if (before === null || this.#chain !== chain - 1) this.#joint = null;
    else this.#joint = nextJointNumber(before, fromHex(info.seal), info.links, fromHex(this.#last.link), fromHex(this.#last.nonce));
    this.#chain = chain;
    this.#opened = info.seal;
    this.#roll = 0;
    return true;
  }

  /** A chain into which all seats have put something. */
  #open(info: ChainInfo, fair: FairInfo, chain: number): void {
    const seeds = info.seats.map((seat) => fromHex(seat.seed));
    const complete = info.seats.every((seat) => seat.seed !== "");
    this.#joint = complete ? jointNumber(fromHex(fair.game), fromHex(info.seal), info.links, info.restarts, seeds) : null;
    this.#honest = info.seats.every((seat, number) => seat.seed === "" || hex(sha256(seeds[number] ?? new Uint8Array())) === seat.commitment);
    if (chain > 0) return;
    const { seal, seeds: own } = this.witness();
    if (seal !== "" && seal !== info.seal) this.#honest = false;
    for (const [seat, seed] of Object.entries(own)) if (complete && info.seats[Number(seat)]?.seed !== seed) this.#honest = false;
  }
}

/** A card, a lock, a seat: one of what was left, each as likely as it was often there. */
function drawn(part: ChancePart, link: Uint8Array, joint: Uint8Array, nonce: Uint8Array): string {
  const items = part.left.split(",").map((item) => /^([0-9]{1,3})\*(.+)$/.exec(item));
  const total = items.reduce((sum, item) => sum + Number(item?.[1] ?? NaN), 0);
  if (!(total >= 1 && total <= 256)) return "";
  let left: number = drawCase(link, joint, part.roll, nonce, total);
  const found = items.find((item) => (left -= Number(item?.[1])) < 0);
  return part.chance.slice(0, part.chance.lastIndexOf(":") + 1) + (found?.[2] ?? "");
}
