// Dice slide together: those of a pair lie side by side, pair after pair, the others after them.

import type { Die } from "../../table/dice";

export interface Slide {
  by: number; // so many places to the right
  near: number; // and so many gaps less, for the dice of a pair touch
  apart: number; // and so many gaps more between pairs
}

/** Where each die slides, by its id; nowhere, if there are no pairs. */
export function slides(dice: Die[], pairs: number[][]): Map<number, Slide> {
  const paired = pairs.flat();
  const order = [...paired, ...dice.map((die) => die.id).filter((id) => !paired.includes(id))];
  const touch = (place: number): boolean => place < paired.length && place % 2 === 1;
  const part = (place: number): boolean => place > 0 && place <= paired.length && place % 2 === 0;
  const count = (which: (place: number) => boolean, last: number): number => order.filter((_, place) => place <= last && which(place)).length;
  const middle = (which: (place: number) => boolean): number => count(which, order.length) / 2;
  return new Map(order.map((id, place) => {
    const from = dice.findIndex((die) => die.id === id);
    return [id, { by: place - from, near: count(touch, place) - middle(touch), apart: count(part, place) - middle(part) }];
  }));
}

/** Dice that were used up, in pairs: a coin and what it was paired with. */
export function spentPairs(dice: Die[], spent: ReadonlySet<number>): number[][] {
  const isCoin = (die: Die): boolean => die.face?.startsWith("coin-") ?? false;
  const used = dice.filter((die) => spent.has(die.id));
  const partners = used.filter((die) => !isCoin(die));
  return used.filter(isCoin).flatMap((coin, index) => (partners[index] ? [[coin.id, partners[index].id]] : []));
}
