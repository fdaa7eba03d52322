// The mark of a whole game: the same as jollyroll/match/game_mark.py.

import { sha256 } from "./sha256.mjs";

const TITLE = "jollyroll fair 1 game";

/**
 * SHA-256 of everything that makes this game another than all others. Numbers are written in hexadecimal digits here, seats and throws count from 1.
 * @param {{
 *   game: string, rules: number, options: Record<string, string>, seats: { kind: string, name: string }[], host: number, youngest: number,
 *   words: string[],
 *   fair: { game: string, sides: string, chains: { after: number, links: number, restarts: number, nonces: string, seal: string, seats: { commitment: string, seed: string }[] }[] },
 *   openings: [number, { link: string, nonce: string, left: string }][],
 * }} told
 * @returns {Uint8Array}
 */
export function gameNumber(told) {
  const lines = [
    TITLE,
    `game: ${told.game} ${told.rules}`,
    ...Object.keys(told.options).sort().map((name) => `option: ${name}=${told.options[name]}`),
    ...told.seats.map(({ kind, name }) => `seat: ${kind} ${name}`),
    `host: ${told.host}`,
    `youngest: ${told.youngest}`,
    ...told.words,
    `fair: game=${told.fair.game} sides=${told.fair.sides}`,
    ...told.fair.chains.flatMap(chainLines),
    ...told.openings.map(([number, { link, nonce, left }]) => `open ${number}: ${link} ${nonce} ${left}`.trimEnd()),
  ];
  return sha256(new TextEncoder().encode(lines.map((line) => `${line}\n`).join("")));
}

function chainLines({ after, links, restarts, nonces, seal, seats }) {
  const head = `chain: after=${after} links=${links} restarts=${restarts} nonces=${nonces} seal=${seal}`;
  return [head, ...seats.map(({ commitment, seed }, seat) => `seed ${seat + 1}: ${commitment} ${seed}`.trimEnd())];
}
