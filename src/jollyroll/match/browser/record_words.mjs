// The parts of fair dice in a record, taken with distrust: see jollyroll/match/fair_form.py, fair_words.py and json_openings.py.

import { NOBODY } from "./actions.mjs";
import { deviceInputs, fromHex } from "./fair.mjs";

const LINK = /^[0-9a-f]{64}$/;
const NONCE = /^[0-9a-f]{32}$/;
const SEAT = /^[1-9]$/;
const PASSED = "passed=";

/** Something that cannot be read. */
export class Unreadable extends Error {}

function bytes(digits, form) {
  if (typeof digits !== "string" || !form.test(digits)) throw new Unreadable();
  return fromHex(digits);
}

export function whole(value) {
  const number = typeof value === "number" ? value : /^[0-9]{1,9}$/.test(value ?? "") ? Number(value) : -1;
  if (!Number.isInteger(number) || number < 0) throw new Unreadable();
  return number;
}

// Counted from 1 as it is written, from 0 as it is answered.
function seatNumber(value) {
  if (!SEAT.test(value)) throw new Unreadable();
  return Number(value) - 1;
}

/** The dice of a game, without chains so far. A version that is not named is the first one. */
export function fairOf(game, sides, version) {
  if (version !== undefined && String(version) !== "2") throw new Unreadable();
  return { version: version === undefined ? 1 : 2, game: bytes(game, NONCE), sides: String(sides), chains: [] };
}

export function chainOf({ after, links, restarts, nonces, seal }, version) {
  if (version === 1 && nonces !== "fresh" && nonces !== "seeds") throw new Unreadable();
  return { after: whole(after), links: whole(links), restarts: whole(restarts), nonces: nonces ?? "", seal: bytes(seal, LINK), seats: [], seals: [] };
}

export function seatOf(commitment, seed, chain) {
  const shown = seed == null || (chain != null && seed === "-") ? null : bytes(seed, LINK);
  return { commitment: bytes(commitment, LINK), seed: shown, chain: chain == null ? null : bytes(chain, LINK) };
}

/** A chain of a device, behind the chain with which it was sealed. */
export function sealOf(seat, after, chain) {
  return { seat: seatNumber(seat), after: whole(after), chain: bytes(chain, LINK) };
}

/** What opened a throw, from the words of a line. */
export function openingOf(words, version) {
  if (version === 1) {
    if (words.length > 3) throw new Unreadable();
    return nonceOpening(...words);
  }
  const [link, thrower, witness, ...rest] = words;
  const passed = rest[0]?.startsWith(PASSED) ? rest.shift().slice(PASSED.length).split(",") : [];
  if (rest.length > 1) throw new Unreadable();
  return deviceOpening(link, ...device(thrower), ...device(witness), passed, rest[0]);
}

function device(word) {
  if (word === "-") return [undefined, undefined];
  const [seat, link] = (word ?? "").split(":");
  if (link === undefined) throw new Unreadable();
  return [seat, link];
}

/** What opened a throw, with its number, from the JSON form. */
export function jsonOpening(form, version) {
  if (version === 1) return [whole(form[0]), openingOf(form.slice(1), 1)];
  const { thrower, thrower_link, witness, witness_link, passed = [], left } = form;
  return [whole(form.throw), deviceOpening(form.link, thrower, thrower_link, witness, witness_link, passed, left)];
}

function nonceOpening(link, nonce, left = "") {
  const inputs = bytes(nonce, NONCE);
  return { link: bytes(link, LINK), nonce: inputs, inputs, left };
}

function deviceOpening(link, thrower, throwerLink, witness, witnessLink, passed, left = "") {
  const seat = (value) => (value === undefined ? NOBODY : seatNumber(value));
  const linkOf = (value, who) => (who === undefined && value === undefined ? null : bytes(value, LINK));
  const devices = {
    thrower: seat(thrower),
    throwerLink: linkOf(throwerLink, thrower),
    witness: seat(witness),
    witnessLink: linkOf(witnessLink, witness),
    passed: passed.map(seatNumber),
  };
  if ((devices.thrower === NOBODY) !== !devices.throwerLink || (devices.witness === NOBODY) !== !devices.witnessLink) throw new Unreadable();
  if (new Set(devices.passed).size !== devices.passed.length) throw new Unreadable();
  const inputs = deviceInputs(devices.thrower + 1, devices.throwerLink, devices.witness + 1, devices.witnessLink);
  return { link: bytes(link, LINK), devices, inputs, left };
}
