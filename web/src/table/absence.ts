// The player to act is away.

import type { TableClient } from "./live.svelte";

/** When a bot will take over, by the server's clock; Infinity at a table that waits; null if nobody is missing. */
export function stepsInAt(live: TableClient): number | null {
  const { newest, table, presence } = live;
  const seat = newest && ["choice", "roll"].includes(newest.waits) ? table?.seats[newest.seat] : undefined;
  if (live.busy || !newest || !table || live.seats.includes(newest.seat) || seat?.kind !== "person" || seat.stand_in !== "" || presence.seats[newest.seat] !== false) return null;
  const waited = table.seats.some((other, number) => number !== newest.seat && other.kind === "person" && !other.left && presence.seats[number]);
  const when = table.absent > 0 && waited ? Math.max(presence.away[newest.seat] ?? 0, live.at) + 1_000 * table.absent : Infinity;
  return newest.deadline !== null && newest.deadline <= when ? null : when; // the ring tells of the clock
}
