// Opening a table and going there.

import { createTable, games } from "../wire/api";
import { updateKeys } from "../wire/keys";
import type { OpenTable } from "../wire/types";
import { route } from "../route.svelte";
import { words } from "../words/words.svelte";
import { presetFor } from "./editions";
import { SPEEDS } from "./pace";
import { settings } from "./settings.svelte";

const BOT = "bot:greedy";

/** Open a table; with `now` the host sits down and starts at once, with `as` under this name. */
export async function openTable(table: OpenTable, now: boolean, as = ""): Promise<void> {
  const options = now && !table.again ? { options: await hostBegins(table.game) } : {};
  const opened = await createTable({ ...table, settings: { pace: SPEEDS[settings.speed], ...(await edition(table)), ...options, ...table.settings, ...(await withoutCoach(table.game)) } });
  updateKeys(opened.table, (there) => ({ ...there, host: opened.host }));
  route.go(`${opened.link}${now ? `#now${as && `=${encodeURIComponent(as)}`}` : ""}`);
}

/** A new table uses the edition in the host's language; one that continues another keeps its rules. */
async function edition(table: OpenTable): Promise<{ preset?: string }> {
  const game = table.again ? undefined : (await games()).find((one) => one.name === table.game);
  const preset = game ? presetFor(game, words.language) : "";
  return preset === "" ? {} : { preset };
}

/** Games without a coach offer none at the table. */
async function withoutCoach(game: string): Promise<{ coach?: "off" }> {
  return (await games().catch(() => [])).some((one) => one.name === game && !one.coach) ? { coach: "off" } : {};
}

/** You and some bots. */
export const withBots = (game: string, bots = 2): OpenTable => ({ game, seats: ["free", ...Array<string>(bots).fill(BOT)] });

/** You and anybody who comes. */
export const withFriends = (game: string): OpenTable => ({ game, seats: ["free", "free"] });

/** With real dice: one device on the table, shared by everybody. Nobody is away. */
export const withOwnDice = (game: string): OpenTable => ({ game, seats: ["free", "free"], settings: { dice: "manual", absent: 0 } });

/** From a position of a finished game: you at your seat, bots at the others. */
export const fromHere = (game: string, seats: number, mine: number, table: string, seq: number): OpenTable => ({
  game,
  seats: Array.from({ length: seats }, (_, seat) => (seat === mine ? "free" : BOT)),
  settings: { coach: "demand" },
  again: { table, seq },
});

/** With "Play now" the host begins: no roll or draw for the first player. */
async function hostBegins(game: string): Promise<Record<string, string>> {
  const known = (await games().catch(() => [])).find((one) => one.name === game);
  return known?.options.some((option) => option.name === "first_player" && option.values.includes("host")) ? { first_player: "host" } : {};
}
