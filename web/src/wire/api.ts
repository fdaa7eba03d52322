// The HTTP side of the protocol.

import type { ServerInfo, FinishedAnalysis, EventFrame, GameInfo, History, Lobby, OpenTable, Refusal, Snapshot, TableOpened, AnalysisProgress, VerificationResult } from "./types";
import { words } from "../words/words.svelte";
import { wire } from "./wire";

/** A rejection by the server, in its own words. */
export class RefusedError extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.say);
  }
}

export async function get<T>(path: string): Promise<T> {
  return read<T>(await wire.ask(path, { headers: { Accept: "application/json", "Accept-Language": words.language } }));
}

async function post<T>(path: string, body: unknown): Promise<T> {
  const headers = { "Content-Type": "application/json", "Accept-Language": words.language };
  return read<T>(await wire.ask(path, { method: "POST", headers, body: JSON.stringify(body) }));
}

async function read<T>(response: Response): Promise<T> {
  const body: unknown = await response.json();
  if (!response.ok) throw new RefusedError(body as Refusal);
  return body as T;
}

let asked: Promise<GameInfo[]> | null = null;

/** All games; fetched once. */
export function games(): Promise<GameInfo[]> {
  asked ??= get<GameInfo[]>("/api/games").catch((problem: unknown) => {
    asked = null;
    throw problem;
  });
  return asked;
}

export const about = (): Promise<ServerInfo> => get<ServerInfo>("/api/about");
export const lobby = (): Promise<Lobby> => get<Lobby>("/api/lobby");
export const createTable = (table: OpenTable): Promise<TableOpened> => post<TableOpened>("/api/tables", table);
export const snapshot = (table: string): Promise<Snapshot> => get<Snapshot>(`/api/tables/${table}`);
export const verify = (table: string): Promise<VerificationResult> => get<VerificationResult>(`/api/tables/${table}/verify`);
export const analysis = (table: string): Promise<FinishedAnalysis | AnalysisProgress> => get(`/api/tables/${table}/analysis`);

/** The record of a game so far, in text notation. */
export async function record(table: string): Promise<string> {
  const response = await wire.ask(`/api/tables/${table}/record.jolly`, { headers: { "Accept-Language": words.language } });
  if (!response.ok) throw new RefusedError((await response.json()) as Refusal);
  return response.text();
}

/** All events of a table up to this one. */
export async function history(table: string, last: number): Promise<EventFrame[]> {
  const frames: EventFrame[] = [];
  for (let after = 0; after < last; after = frames.at(-1)?.seq ?? last) {
    const more = await get<History>(`/api/tables/${table}/events?after=${after}`);
    if (more.events.length === 0) break;
    frames.push(...more.events);
  }
  return frames.filter((frame) => frame.seq <= last);
}

/** True if these keys open any seat at a table. */
export async function opensAnything(table: string, tokens: string[], host: string | null): Promise<boolean> {
  try {
    await post(`/api/tables/${table}/do`, { tokens, host, frame: { v: 1, id: "1", do: "hello" } });
    return true;
  } catch (problem) {
    return !(problem instanceof RefusedError && problem.refusal.refused === "bad-token");
  }
}
