// Version 2: the chains of people's devices, and who may witness: see jollyroll/match/fair.py and witnesses.py. Seats count from 0.

import { hex } from "./fair.mjs";
import { NOBODY } from "./actions.mjs";

/** How many throws and draws came before each chain. */
export function beginsOf(chains) {
  const begins = [];
  for (const [number, chain] of chains.entries()) {
    const carriedOn = number ? begins[number - 1] + chains[number - 1].links : chain.after;
    begins.push(chain.seats.length ? chain.after : carriedOn);
  }
  return begins;
}

/** The chain with seats that this one carries on, or itself. */
export function beginnerOf(chains, number) {
  let first = number;
  while (first && !chains[first].seats.length) first -= 1;
  return first;
}

/** The seals of devices that are in the joint number of a chain that carries on; null where a seat has none. */
export function sealsAhead(chains, begins, number) {
  const sealed = chains[number].seals.filter((each) => each.after === begins[number]);
  return chains[beginnerOf(chains, number)].seats.map((_, seat) => sealed.filter((each) => each.seat === seat).at(-1)?.chain ?? null);
}

/**
 * The chain of each seat's device for the throw after so many, which belongs to chain `number`; null where there is none, or it is used up.
 * @returns {({ seal: Uint8Array, after: number, links: number, late: boolean } | null)[]}
 */
export function deviceChains(chains, begins, number, throws) {
  const first = beginnerOf(chains, number);
  const held = chains[first].seats.map(() => null);
  for (let place = first; place <= number; place += 1) {
    const { seats, seals, links } = chains[place];
    seats.forEach(({ chain }, seat) => (held[seat] = chain ? { seal: chain, after: begins[place], links, late: false } : null));
    for (const { seat, after, chain } of seals) {
      const late = seats.length > 0 || after !== begins[place];
      if (after <= throws && seat < held.length) held[seat] = { seal: chain, after, links, late };
    }
  }
  return held.map((chain) => (chain && throws + 1 - chain.after <= chain.links ? chain : null));
}

/** The seats that are asked one after the other, each device once. `bots` and `gone` are seats that cannot witness. @returns {number[]} */
export function possibleWitnesses({ seats, bots, gone, chains, acting, withThrower }) {
  const own = acting !== NOBODY && !bots.includes(acting) ? chains[acting] : null;
  const asked = new Set(own ? [hex(own.seal)] : []);
  const found = [];
  for (let step = 1; step <= seats; step += 1) {
    const seat = (acting + step) % seats;
    const chain = chains[seat];
    if (!chain || bots.includes(seat) || gone.includes(seat) || asked.has(hex(chain.seal)) || (chain.late && !withThrower)) continue;
    asked.add(hex(chain.seal));
    found.push(seat);
  }
  return found;
}
