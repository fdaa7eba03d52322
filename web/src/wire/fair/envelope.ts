// The envelope: everything settled before the first seed is revealed. Nothing in it may change afterwards.

import { fromHex, hex, jointNumber } from "@fair/fair.mjs";
import { sha256 } from "@fair/sha256.mjs";
import type { ChainInfo, FairInfo } from "../types";
import type { KnownHere } from "./known";

/** A hash of everything settled before the first seed is revealed. */
export function envelopeOf(fair: FairInfo): string {
  const chain = fair.chains[0];
  const devices = isFirst(fair) ? [] : ["devices", ...(chain?.seats.map((seat) => seat.chain || "-") ?? [])];
  const settled = [fair.game, fair.sides, chain?.seal, chain?.links, chain?.restarts, ...(chain?.seats.map((seat) => seat.commitment) ?? []), ...devices];
  return hex(sha256(new TextEncoder().encode(settled.join(" "))));
}

/** Dice of version 1: nonces instead of chains of devices. */
export function isFirst(fair: FairInfo): boolean {
  return (fair.version ?? 1) === 1;
}

/** The joint number of the chain and all seats; null until every seed is revealed. */
export function firstJoint(fair: FairInfo): Uint8Array | null {
  const chain = fair.chains[0];
  if (!chain || chain.seats.length === 0 || chain.seats.some((seat) => seat.seed === "")) return null;
  const seeds = chain.seats.map((seat) => fromHex(seat.seed));
  const devices = isFirst(fair) ? null : chain.seats.map((seat) => (seat.chain ? fromHex(seat.chain) : null));
  return jointNumber(fromHex(fair.game), fromHex(chain.seal), chain.links, chain.restarts, seeds, devices);
}

/** Follows the envelope from table to table. */
export class Envelope {
  honest = true; // what was put in is what was shown before
  joint: Uint8Array | null = null;
  #settled = ""; // before the first seed was shown
  #last: ChainInfo | undefined;

  constructor(private readonly known: () => KnownHere) {}

  /** Check a table as shown: once a seed is revealed, nothing settled before may change. */
  see(fair: FairInfo): void {
    const was = this.#last;
    const chain = (this.#last = fair.chains[0]);
    if (!chain) return;
    const envelope = envelopeOf(fair);
    if (isClosed(chain) && this.joint === null) {
      this.#settled = envelope;
      if (was && !isClosed(was) && chain.restarts !== was.restarts + 1) this.honest = false; // whoever starts over must say so
    }
    if (envelope !== this.#settled) this.honest = false;
    if (this.joint !== null) return;
    this.joint = firstJoint(fair);
    if (this.joint !== null) this.#open(chain, envelope, isFirst(fair));
  }

  /** All seeds are revealed: they match their commitments, and this device's is among them. */
  #open(chain: ChainInfo, envelope: string, first: boolean): void {
    if (!chain.seats.every((seat) => hex(sha256(fromHex(seat.seed))) === seat.commitment)) this.honest = false;
    const { seal, put, seeds, chains, laid } = this.known();
    if (seal !== "" && seal !== chain.seal) this.honest = false;
    if (chain.seats.some((seat, number) => chains[seat.chain ?? ""] && !laid.includes(number))) this.honest = false; // nobody else has a chain of this device
    for (const [number, own] of Object.entries(put)) {
      const seat = chain.seats[Number(number)];
      const seed = seat?.seed ?? "";
      const ours = own.restarts === chain.restarts ? own.envelope === envelope && own.seed === seed : seeds[Number(number)]?.includes(seed);
      if (!ours || !(first || chains[seat?.chain ?? ""])) this.honest = false; // another tab may have shown it, but nobody else
    }
  }
}

/** True if no seat has revealed its seed. */
function isClosed(chain: ChainInfo): boolean {
  return chain.seats.every((seat) => seat.seed === "");
}
