// Opening a table and going there.

import { createTable } from "../wire/api";
import { updateKeys } from "../wire/keys";
import type { OpenTable } from "../wire/types";
import { route } from "../route.svelte";

const BOT = "bot:greedy";
const PACE = 1_200; // milliseconds before each action of a bot: slow enough to follow

/** Open a table; with `now` the one who opens it sits down and starts at once. */
export async function openTable(table: OpenTable, now: boolean): Promise<void> {
  const opened = await createTable({ ...table, settings: { pace: PACE, ...table.settings } });
  updateKeys(opened.table, (there) => ({ ...there, host: opened.host }));
  route.go(`${opened.link}${now ? "#now" : ""}`);
}

/** You and some bots. */
export const withBots = (game: string, bots = 2): OpenTable => ({ game, seats: ["free", ...Array<string>(bots).fill(BOT)] });

/** You and whoever comes. */
export const withFriends = (game: string): OpenTable => ({ game, seats: ["free", "free"] });

/** From a position of a finished game: you at your seat, bots at the others. */
export const fromHere = (game: string, seats: number, mine: number, table: string, seq: number): OpenTable => ({
  game,
  seats: Array.from({ length: seats }, (_, seat) => (seat === mine ? "free" : BOT)),
  settings: { coach: "demand" },
  again: { table, seq },
});
