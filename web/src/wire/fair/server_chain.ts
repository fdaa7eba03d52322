// The server's chain: each link leads to the one opened just before it.

import { fromHex, leadsTo, nextJointNumber } from "@fair/fair.mjs";
import { beginsOf } from "@fair/devices.mjs";
import type { ChancePart, FairInfo } from "../types";
import { sealsAhead } from "./devices";
import { isFirst } from "./envelope";

/** The place of a throw: its chain from 0 on, its link from 1 on, and its number in the whole game from 1 on. */
export interface LinkPlace {
  chain: number;
  roll: number;
  throw: number;
}

export class ServerChain {
  chain = 0;
  joint: Uint8Array | null = null;
  #opened = ""; // the link that was proven last, or the seal
  #roll = 0;
  #unproven = 0; // links shown since then
  #last: { link: Uint8Array; inputs: Uint8Array } | null = null;
  #following = ""; // the seals of the next chain, as they were shown before the last link of this one was opened

  /** The first chain begins. */
  begin(joint: Uint8Array, seal: string): void {
    this.joint = joint;
    this.#opened = seal;
  }

  /** The next link, as far as it is public. */
  next(fair: FairInfo): (LinkPlace & { joint: Uint8Array | null }) | null {
    const roll = this.#roll + this.#unproven + 1;
    const links = fair.chains[this.chain]?.links ?? 0;
    if (roll <= links) return { joint: this.joint, ...placed(fair, this.chain, roll) };
    const joint = this.#carriedOn(fair);
    return joint && { joint, ...placed(fair, this.chain + 1, 1) };
  }

  /** Take the link of a throw: is it the one after the last? A skipped link is reported, and the chain followed from there on. */
  take(part: ChancePart, inputs: Uint8Array, fair: FairInfo, before: FairInfo | undefined): boolean {
    const found = this.#follow(part, fair);
    if (!found) this.#unproven += 1;
    this.#last = { link: fromHex(part.link), inputs };
    if (part.roll === fair.chains[part.chain]?.links) this.#following = followingOf(before, part.chain + 1);
    return found === "proven";
  }

  #follow(part: ChancePart, fair: FairInfo): "proven" | "skipped" | "" {
    if (part.chain === this.chain + 1) this.#carryOn(fair);
    const links = fair.chains[this.chain]?.links ?? 0;
    const steps = part.roll - this.#roll;
    if (part.chain !== this.chain || steps < 1 || part.roll > links || !leadsTo(fromHex(part.link), fromHex(this.#opened), steps)) return "";
    const found = steps === this.#unproven + 1 ? "proven" : "skipped";
    this.#opened = part.link;
    this.#roll = part.roll;
    this.#unproven = 0;
    return found;
  }

  /** The chain is used up: the next one continues, if it was sealed before the end of this one was known. */
  #carryOn(fair: FairInfo): void {
    const joint = this.#carriedOn(fair);
    const info = fair.chains[this.chain + 1];
    if (!joint || !info) return;
    this.joint = joint;
    this.chain += 1;
    this.#opened = info.seal;
    this.#roll = 0;
    this.#unproven = 0;
  }

  #carriedOn(fair: FairInfo): Uint8Array | null {
    const number = this.chain + 1;
    const info = fair.chains[number];
    const usedUp = this.#roll + this.#unproven === fair.chains[this.chain]?.links;
    if (!this.joint || !info || !this.#last || !usedUp || info.seats.length > 0 || followingOf(fair, number) !== this.#following) return null;
    const devices = isFirst(fair) ? null : sealsAhead(fair, number);
    return nextJointNumber(this.joint, fromHex(info.seal), info.links, this.#last.link, this.#last.inputs, devices);
  }
}

function placed(fair: FairInfo, chain: number, roll: number): LinkPlace {
  return { chain, roll, throw: (beginsOf(fair.chains)[chain] ?? 0) + roll };
}

/** The seals for a continuing chain, as one string. */
function followingOf(fair: FairInfo | undefined, number: number): string {
  const info = fair?.chains[number];
  if (!fair || !info) return "";
  return [info.seal, ...(isFirst(fair) ? [] : sealsAhead(fair, number).map((seal) => (seal ? Array.from(seal).join(".") : "-")))].join(" ");
}
