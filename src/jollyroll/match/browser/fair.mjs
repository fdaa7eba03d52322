// Fair dice: what falls out of a link, the joint number, the number of the throw and what was put into it: the links of devices, in version 1 a nonce.
// The same as jollyroll/dice/chain.py; tests/vectors/fair-dice.json holds both to it.

import { hashedOften, hmacSha256, joined, sha256 } from "./sha256.mjs";

export const LINKS = 4096;
export const MOST_DICE = 8;
export const NEWEST = 2; // the version of games that begin now
const MARK_DIGITS = [0, 20, 32]; // by version
const CASES = 256;
const NO_LINK = new Uint8Array(32);
const DOMAINS = [ascii("jollyroll fair 1"), ascii("jollyroll fair 2")];

function ascii(text) {
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

/** A number in four bytes, the highest first. @param {number} value */
function number(value) {
  return Uint8Array.of(value >>> 24, value >>> 16, value >>> 8, value);
}

/** @param {Uint8Array} bytes @returns {string} */
export function hex(bytes) {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** @param {string} digits @returns {Uint8Array} */
export function fromHex(digits) {
  return Uint8Array.from(digits.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

/** @param {Uint8Array} one @param {Uint8Array} two */
export function same(one, two) {
  return one.length === two.length && one.every((byte, place) => byte === two[place]);
}

/** The first digits of a number in groups of four, for people to note. @param {Uint8Array} bytes @returns {string} */
export function markOf(bytes, version = 1) {
  return (hex(bytes).slice(0, MARK_DIGITS[version]).match(/..../g) ?? []).join(" ");
}

/**
 * What the chain and all seats together make. In version 2 with the seal of every seat's device, null where there is none; version 1 knows no such chains.
 * @param {Uint8Array[]} seeds @param {(Uint8Array | null)[] | null} devices
 */
export function jointNumber(game, seal, links, restarts, seeds, devices = null) {
  const put = devices ? seeds.map((seed, seat) => joined(seed, devices[seat] ?? NO_LINK)) : seeds;
  return sha256(joined(domain(devices), ascii("seat"), game, seal, number(links), number(restarts), ...numbered(put)));
}

/** The joint number of a chain that carries on where another is used up; in version 2 with the seals of devices for it. @param {(Uint8Array | null)[] | null} devices */
export function nextJointNumber(joint, seal, links, lastLink, lastInputs, devices = null) {
  const put = devices ? numbered(devices.map((device) => device ?? NO_LINK)) : [];
  return sha256(joined(domain(devices), ascii("next"), joint, seal, number(links), ...put, lastLink, lastInputs));
}

function domain(devices) {
  return DOMAINS[devices ? 1 : 0];
}

function numbered(row) {
  return [number(row.length), ...row.flatMap((each, place) => [number(place + 1), each])];
}

/** What is put into a throw of version 2: seats counted from 1, each with its device's link; 0 and null where there is nobody. @returns {Uint8Array} */
export function deviceInputs(thrower, throwerLink, witness, witnessLink) {
  return joined(number(thrower), throwerLink ?? NO_LINK, number(witness), witnessLink ?? NO_LINK);
}

/** The nonce of a seat that leaves nothing to choose: it follows from the seed. */
export function seatNonce(game, seed, roll) {
  return hmacSha256(seed, joined(ascii("nonc"), game, number(roll))).slice(0, 16);
}

/** So many numbers below a bound of at most 256; bytes that would favour small numbers are skipped. @returns {number[]} */
export function values(word, bound, count, link, joint, roll, inputs) {
  const limit = CASES - (CASES % bound);
  const opening = joined(ascii(word), joint, number(roll), inputs);
  const drawn = [];
  for (let block = 0; drawn.length < count; block += 1) {
    for (const byte of hmacSha256(link, joined(opening, number(block)))) {
      if (byte < limit && drawn.length < count) drawn.push(byte % bound);
    }
  }
  return drawn;
}

/** What the dice in hand show, sides 1 to 6, in the order in which they are thrown. @returns {number[]} */
export function throwDice(link, joint, roll, inputs, dice = MOST_DICE) {
  return values("dice", 6, MOST_DICE, link, joint, roll, inputs)
    .slice(0, dice)
    .map((value) => value + 1);
}

/** One of so many equally likely cases, counted from 0. @returns {number} */
export function drawCase(link, joint, roll, inputs, cases) {
  return values("draw", cases, 1, link, joint, roll, inputs)[0];
}

/** Hashing the link so many times gives the seal, or a link opened earlier. */
export function leadsTo(link, seal, steps) {
  return same(link.length === 32 ? hashedOften(link, steps) : link, seal);
}
