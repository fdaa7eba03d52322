// Numbers in the format of the current language.

import { words } from "./words.svelte";

/** A chance, such as 38.4 %. */
export function percent(share: number, digits = 1): string {
  return new Intl.NumberFormat(words.language, { style: "percent", minimumFractionDigits: digits, maximumFractionDigits: digits }).format(share);
}

/** A change of a chance in percentage points, with its sign. */
export function points(change: number, digits = 1): string {
  const shape = { signDisplay: "exceptZero", minimumFractionDigits: digits, maximumFractionDigits: digits } as const;
  return new Intl.NumberFormat(words.language, shape).format(change * 100).replace("-", "−");
}

export function decimal(value: number, digits = 1): string {
  return new Intl.NumberFormat(words.language, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(value).replace("-", "−");
}

/** A whole number with its sign: +300, −1,000. */
export const signed = (amount: number): string => `${amount < 0 ? "−" : "+"}${whole(Math.abs(amount))}`;
export const whole = (amount: number): string => new Intl.NumberFormat(words.language).format(amount).replace("-", "−").replaceAll("\u202f", "\u00a0"); // the narrow space is missing in the display face
