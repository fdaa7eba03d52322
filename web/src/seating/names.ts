// Names of people: the default is a pirate's, unique at the table.

import type { TableClient } from "../table/live.svelte";
import type { FrameAnswer } from "../wire/socket";
import { t } from "../words/words.svelte";

const MOST_TRIES = 8; // more people than a table seats
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

const pirates = (): string[] => t("pirate-names").split(",").map((name) => name.trim());
const alike = (one: string, two: string): boolean => one.trim().toLowerCase() === two.trim().toLowerCase();
const seated = (live: TableClient): string[] => (live.table?.seats ?? []).map((seat) => seat.name);

/** A pirate's name that none of these people has. */
export function pirateName(taken: string[]): string {
  const free = pirates().filter((name) => !taken.some((other) => alike(name, other)));
  return free[Math.floor(Math.random() * free.length)] ?? t("pirate-names");
}

/** A name to suggest at this table: the last one used here, unless it is taken. */
export function proposedName(live: TableClient, last: string): string {
  return last !== "" && !seated(live).some((other) => alike(last, other)) ? last : pirateName(seated(live));
}

/** Sit down under a suggested name: if somebody else was faster to take it, under another one. */
export async function sitAsProposed(live: TableClient, seat: number, name: string): Promise<{ answer: FrameAnswer; name: string }> {
  const tried = [name];
  let answer = await live.sit(seat, name);
  while ("refused" in answer && answer.refused === "name-taken" && tried.length < MOST_TRIES) {
    tried.push(pirateName([...seated(live), ...tried]));
    answer = await live.sit(seat, tried.at(-1) ?? name);
  }
  return { answer, name: tried.at(-1) ?? name };
}

/** A name for the middle of a sentence, isolated so that right-to-left names do not affect the surrounding text. */
export function isolated(name: string): string {
  return RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name;
}
