// Names of people: who gives none gets a pirate's, none twice at a table.

import type { LiveTable } from "../table/live.svelte";
import type { Answer } from "../wire/socket";
import { t } from "../words/words.svelte";

const MOST_TRIES = 8; // more people than a table seats
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

const pirates = (): string[] => t("page-pirate-names").split(",").map((name) => name.trim());
const alike = (one: string, two: string): boolean => one.trim().toLowerCase() === two.trim().toLowerCase();
const seated = (live: LiveTable): string[] => (live.table?.seats ?? []).map((seat) => seat.name);

/** A pirate's name that none of these people has. */
export function pirateName(taken: string[]): string {
  const free = pirates().filter((name) => !taken.some((other) => alike(name, other)));
  return free[Math.floor(Math.random() * free.length)] ?? t("page-pirate-names");
}

/** A name to propose at this table: the last one used here, unless somebody has it already. */
export function proposedName(live: LiveTable, last: string): string {
  return last !== "" && !seated(live).some((other) => alike(last, other)) ? last : pirateName(seated(live));
}

/** Sit down under a name that nobody has insisted on: if somebody else was faster, under another one. */
export async function sitAsProposed(live: LiveTable, seat: number, name: string): Promise<{ answer: Answer; name: string }> {
  const tried = [name];
  let answer = await live.sit(seat, name);
  while ("refused" in answer && answer.refused === "name-taken" && tried.length < MOST_TRIES) {
    tried.push(pirateName([...seated(live), ...tried]));
    answer = await live.sit(seat, tried.at(-1) ?? name);
  }
  return { answer, name: tried.at(-1) ?? name };
}

/** A name for the middle of a sentence: one that is written from right to left does not turn what stands around it. */
export function isolated(name: string): string {
  return RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name;
}
