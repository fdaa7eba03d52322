// Somebody has to act and is not there: what becomes of it.

import type { LiveTable } from "./live.svelte";

/** When a bot will step in for whoever has to act, by the server's clock; never (Infinity) at a table that waits; null where nobody is missed. */
export function stepsInAt(live: LiveTable): number | null {
  const { newest, table, presence } = live;
  const seat = newest && ["choice", "roll"].includes(newest.waits) ? table?.seats[newest.seat] : undefined;
  if (live.busy || !newest || !table || live.seats.includes(newest.seat) || seat?.kind !== "person" || seat.stand_in !== "" || presence.seats[newest.seat] !== false) return null;
  const waited = table.seats.some((other, number) => number !== newest.seat && other.kind === "person" && !other.left && presence.seats[number]);
  const when = table.absent > 0 && waited ? Math.max(presence.away[newest.seat] ?? 0, live.at) + 1_000 * table.absent : Infinity;
  return newest.deadline !== null && newest.deadline <= when ? null : when; // the ring tells of the clock
}
