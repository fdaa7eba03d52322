// Default faces of dice: pips for the numbers up to six, else the letter of the notation.

import { ink, type Art, type Drawing } from "../art/drawing";
import { SHARED } from "../art/shared";

const [LOW, MIDDLE, HIGH] = [5.5, 12, 18.5];
const CORNERS = [[LOW, HIGH], [HIGH, LOW], [LOW, LOW], [HIGH, HIGH], [LOW, MIDDLE], [HIGH, MIDDLE]];
const SPECIAL: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

/** Drawings of these letters under the names of their faces; faces common to all games keep their drawings. */
export function letterArt(letters: string, names: string[]): Art {
  const shared: Art = SHARED;
  return Object.fromEntries([...letters].map((letter, index) => [names[index] ?? letter, shared[names[index] ?? ""] ?? faceOf(letter)]));
}

function faceOf(letter: string): Drawing {
  return { shape: /^[1-6]$/.test(letter) ? pips(Number(letter)) : written(letter) };
}

function pips(count: number): string {
  const places = [...CORNERS.slice(0, count - (count % 2)), ...(count % 2 === 1 ? [[MIDDLE, MIDDLE]] : [])];
  return places.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="2.600" ${ink}/>`).join("");
}

function written(letter: string): string {
  return `<text x="12" y="12.500" text-anchor="middle" dominant-baseline="central" font-size="17" font-weight="700" ${ink}>${SPECIAL[letter] ?? letter}</text>`;
}
