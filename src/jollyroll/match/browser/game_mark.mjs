// The mark of a whole game: the same as jollyroll/match/game_mark.py.

import { sha256 } from "./sha256.mjs";

/**
 * SHA-256 of everything that makes this game another than all others. Numbers are written in hexadecimal digits here, seats and throws count from 1.
 * @param {{
 *   game: string, rules: number, options: Record<string, string>, seats: { kind: string, name: string }[], host: number, youngest: number,
 *   words: string[],
 *   fair: { version?: number, game: string, sides: string, chains: {
 *     after: number, links: number, restarts: number, nonces?: string, seal: string,
 *     seats: { commitment: string, seed: string, chain?: string }[], seals?: { seat: number, after: number, chain: string }[],
 *   }[] },
 *   openings: [number, {
 *     link: string, nonce?: string, left: string,
 *     thrower?: number, thrower_link?: string, witness?: number, witness_link?: string, passed?: number[],
 *   }][],
 * }} covered
 * @returns {Uint8Array}
 */
export function gameNumber(covered) {
  const version = covered.fair.version ?? 1;
  const lines = [
    `jollyroll fair ${version} game`,
    `game: ${covered.game} ${covered.rules}`,
    ...Object.keys(covered.options).sort().map((name) => `option: ${name}=${covered.options[name]}`),
    ...covered.seats.map(({ kind, name }) => `seat: ${kind} ${name}`),
    `host: ${covered.host}`,
    `youngest: ${covered.youngest}`,
    ...covered.words,
    `fair: ${version === 1 ? "" : `version=${version} `}game=${covered.fair.game} sides=${covered.fair.sides}`,
    ...covered.fair.chains.flatMap((chain) => chainLines(chain, version)),
    ...covered.openings.map(([number, opening]) => `open ${number}: ${openingWords(opening, version)}`),
  ];
  return sha256(new TextEncoder().encode(lines.map((line) => `${line}\n`).join("")));
}

function chainLines({ after, links, restarts, nonces, seal, seats, seals = [] }, version) {
  const head = `chain: after=${after} links=${links} restarts=${restarts} ${version === 1 ? `nonces=${nonces} ` : ""}seal=${seal}`;
  const seeds = seats.map(({ commitment, seed, chain }) => (chain ? `${commitment} ${seed || "-"} ${chain}` : `${commitment} ${seed}`.trimEnd()));
  return [
    head,
    ...seeds.map((words, seat) => `seed ${seat + 1}: ${words}`),
    ...seals.map((sealed) => `seal ${sealed.seat}: after=${sealed.after} chain=${sealed.chain}`),
  ];
}

function openingWords({ link, nonce, left, thrower, thrower_link, witness, witness_link, passed = [] }, version) {
  const device = (seat, of) => (seat ? `${seat}:${of}` : "-");
  const devices = [device(thrower, thrower_link), device(witness, witness_link), passed.length ? `passed=${passed.join(",")}` : ""];
  return [link, ...(version === 1 ? [nonce] : devices), left].filter(Boolean).join(" ");
}
