// The games of this device, as stored here: enough to list them without a request. A key to a table means a game there.

import { stored, storedAs } from "../table/stored";
import { loadKeys } from "../wire/keys";
import type { PositionInfo, ResultInfo, TableInfo } from "../wire/types";

export interface KeptGame {
  table: string;
  game: string; // empty, while all that is known is a key
  stage: TableInfo["stage"];
  seats: { name: string; mine: boolean }[];
  turn: number; // the seat that has to act; -1 nobody
  at: number; // when something happened there last, in milliseconds since 1970
  result: ResultInfo | null;
  practice: boolean;
}

const list = stored<Record<string, KeptGame>>("games", {});
const KEYS = storedAs("table/");

/** A game that begins in the middle of another one. */
export function isPractice(table: TableInfo): boolean {
  return (table.fair.chains[0]?.after ?? 0) > 0;
}

/** A table as it is stored. */
export function keptGame(table: TableInfo, now: PositionInfo | null, at: number, mine: number[]): KeptGame {
  const seats = table.seats.map(({ name }, seat) => ({ name, mine: mine.includes(seat) }));
  const turn = now && now.waits !== "nothing" ? now.seat : -1;
  return { table: table.id, game: table.game, stage: table.stage, seats, turn, at, result: now?.result ?? null, practice: isPractice(table) };
}

/** Store the state of a game. */
export function keep(game: KeptGame): void {
  const all = list.get();
  if (JSON.stringify(all[game.table]) !== JSON.stringify(game)) list.set({ ...all, [game.table]: game });
}

/** Forget a game, and the keys to it. */
export function forget(table: string): void {
  const { [table]: gone, ...others } = list.get();
  if (gone) list.set(others);
  try {
    localStorage.removeItem(`${KEYS}${table}`);
  } catch {
    // a browser without storage
  }
}

/** The seats of this device at a table, by its keys. */
export function seatsHere(table: string): number[] {
  return Object.keys(loadKeys(table).tokens).map(Number);
}

/** All games of this device, the latest first. */
export function keptGames(): KeptGame[] {
  const all = list.get();
  const unknown = tablesWithKeys().filter((table) => !(table in all)).map((table): KeptGame => ({ table, game: "", stage: "playing", seats: [], turn: -1, at: 0, result: null, practice: false }));
  return [...Object.values(all), ...unknown].sort((one, two) => two.at - one.at);
}

function tablesWithKeys(): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(KEYS)).map((key) => key.slice(KEYS.length)).filter((table) => seatsHere(table).length > 0 || loadKeys(table).host !== null);
  } catch {
    return [];
  }
}
