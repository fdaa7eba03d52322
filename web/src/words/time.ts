// Times in words.

import { words } from "./words.svelte";

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [["day", 86_400_000], ["hour", 3_600_000], ["minute", 60_000]];
const LONG_AGO = 7 * 86_400_000;

/** The time since a moment; the date, if it was long ago. */
export function ago(at: number, now = Date.now()): string {
  const since = Math.max(0, now - at);
  if (since > LONG_AGO) return new Intl.DateTimeFormat(words.language, { dateStyle: "medium" }).format(at);
  const [unit, length] = UNITS.find(([, milliseconds]) => since >= milliseconds) ?? ["second", Infinity]; // now
  return new Intl.RelativeTimeFormat(words.language, { numeric: "auto" }).format(-Math.floor(since / length), unit);
}
