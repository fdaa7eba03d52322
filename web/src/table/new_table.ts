// Opening a table and going there.

import { createTable, games } from "../wire/api";
import { updateKeys } from "../wire/keys";
import type { OpenTable } from "../wire/types";
import { route } from "../route.svelte";
import { words } from "../words/words.svelte";
import { presetFor } from "./editions";
import { SPEEDS } from "./pace";

const BOT = "bot:greedy";

/** Open a table; with `now` the one who opens it sits down and starts at once, with `as` under this name. */
export async function openTable(table: OpenTable, now: boolean, as = ""): Promise<void> {
  const options = now && !table.again ? { options: await hostBegins(table.game) } : {};
  const opened = await createTable({ ...table, settings: { pace: SPEEDS.normal, ...(await edition(table)), ...options, ...table.settings, ...(await withoutCoach(table.game)) } });
  updateKeys(opened.table, (there) => ({ ...there, host: opened.host }));
  route.go(`${opened.link}${now ? `#now${as && `=${encodeURIComponent(as)}`}` : ""}`);
}

/** A new table is played by the booklet that whoever opens it knows; one that goes on from another keeps its rules. */
async function edition(table: OpenTable): Promise<{ preset?: string }> {
  const game = table.again ? undefined : (await games()).find((one) => one.name === table.game);
  const preset = game ? presetFor(game, words.language) : "";
  return preset === "" ? {} : { preset };
}

/** Where the coach cannot be had for a game, nobody is offered it at the table. */
async function withoutCoach(game: string): Promise<{ coach?: "off" }> {
  return (await games().catch(() => [])).some((one) => one.name === game && !one.coach) ? { coach: "off" } : {};
}

/** You and some bots. */
export const withBots = (game: string, bots = 2): OpenTable => ({ game, seats: ["free", ...Array<string>(bots).fill(BOT)] });

/** You and whoever comes. */
export const withFriends = (game: string): OpenTable => ({ game, seats: ["free", "free"] });

/** With real dice: one device on the table, and everybody around it. Nobody is away. */
export const withOwnDice = (game: string): OpenTable => ({ game, seats: ["free", "free"], settings: { dice: "manual", absent: 0 } });

/** From a position of a finished game: you at your seat, bots at the others. */
export const fromHere = (game: string, seats: number, mine: number, table: string, seq: number): OpenTable => ({
  game,
  seats: Array.from({ length: seats }, (_, seat) => (seat === mine ? "free" : BOT)),
  settings: { coach: "demand" },
  again: { table, seq },
});

/** Whoever wants to play at once begins: nobody rolls or draws for it first. */
async function hostBegins(game: string): Promise<Record<string, string>> {
  const known = (await games().catch(() => [])).find((one) => one.name === game);
  return known?.options.some((option) => option.name === "first_player" && option.values.includes("host")) ? { first_player: "host" } : {};
}
