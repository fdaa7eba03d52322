// Dice slide together: those of a pair side by side, pair after pair, then the others.

import type { TableDie } from "../../table/dice";

export interface Slide {
  by: number; // so many places to the right
  near: number; // and so many gaps less, for the dice of a pair touch
  apart: number; // and so many gaps more between pairs
}

/** The target position of each die, by its id; empty without pairs. */
export function slides(dice: TableDie[], pairs: number[][]): Map<number, Slide> {
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

/** Used dice in pairs: a coin and its partner. */
export function spentPairs(dice: TableDie[], spent: ReadonlySet<number>): number[][] {
  const isCoin = (die: TableDie): boolean => die.face?.startsWith("coin-") ?? false;
  const used = dice.filter((die) => spent.has(die.id));
  const partners = used.filter((die) => !isCoin(die));
  return used.filter(isCoin).flatMap((coin, index) => (partners[index] ? [[coin.id, partners[index].id]] : []));
}
