// The outcome that follows from the contributions to a throw.

import { drawCase, fromHex, throwDice } from "@fair/fair.mjs";
import type { ChancePart } from "../types";

/** Dice in the order in which they were rolled, or a draw from what was left. */
export function fallen(part: ChancePart, sides: string, joint: Uint8Array, inputs: Uint8Array): string {
  const link = fromHex(part.link);
  if (part.left !== "") return drawn(part, link, joint, inputs);
  const shown: number[] = throwDice(link, joint, part.roll, inputs, part.chance.length);
  return shown.map((side) => sides[side - 1]).join("");
}

/** A card, a lock, a seat: drawn from what was left, in proportion to its number. */
function drawn(part: ChancePart, link: Uint8Array, joint: Uint8Array, inputs: Uint8Array): string {
  const items = part.left.split(",").map((item) => /^([0-9]{1,3})\*(.+)$/.exec(item));
  const total = items.reduce((sum, item) => sum + Number(item?.[1] ?? NaN), 0);
  if (!(total >= 1 && total <= 256)) return "";
  let left: number = drawCase(link, joint, part.roll, inputs, total);
  const found = items.find((item) => (left -= Number(item?.[1])) < 0);
  return part.chance.slice(0, part.chance.lastIndexOf(":") + 1) + (found?.[2] ?? "");
}
