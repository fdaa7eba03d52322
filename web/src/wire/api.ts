// The HTTP side of the protocol.

import type { About, GameInfo, Lobby, OpenTable, Refusal, TableOpened } from "./types";

/** Something the server would not do, in its own words. */
export class Refusing extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.say);
  }
}

export async function get<T>(path: string): Promise<T> {
  return read<T>(await fetch(path, { headers: { Accept: "application/json" } }));
}

async function post<T>(path: string, body: unknown): Promise<T> {
  return read<T>(await fetch(path, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) }));
}

async function read<T>(response: Response): Promise<T> {
  const body: unknown = await response.json();
  if (!response.ok) throw new Refusing(body as Refusal);
  return body as T;
}

let asked: Promise<GameInfo[]> | null = null;

/** The games there are; asked once. */
export function games(): Promise<GameInfo[]> {
  asked ??= get<GameInfo[]>("/api/games").catch((problem: unknown) => {
    asked = null;
    throw problem;
  });
  return asked;
}

export const about = (): Promise<About> => get<About>("/api/about");
export const lobby = (): Promise<Lobby> => get<Lobby>("/api/lobby");
export const open = (table: OpenTable): Promise<TableOpened> => post<TableOpened>("/api/tables", table);
