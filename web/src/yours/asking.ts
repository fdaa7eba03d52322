// The state of this device's games, wherever they are played, and their records.

import { record, RefusedError, snapshot } from "../wire/api";
import { ALONE } from "../wire/wire";
import { forget, keep, keptGame, seatsHere, type KeptGame } from "./kept";
import { zipped, type NamedText } from "./zip";

/** `known`: the state is known; the others say why it is not. */
export type KeptStatus = "known" | "archived" | "gone" | "damaged" | "unreachable";

const REFUSALS: Record<string, KeptStatus> = { archived: "archived", "no-table": "gone", damaged: "damaged" };

/** Fetch the state of a game, and store it. */
export async function ask(game: KeptGame): Promise<{ game: KeptGame | null; standing: KeptStatus }> {
  if (ALONE) return { game, standing: "known" }; // all that happened to it happened here; Python is not started to ask
  try {
    const { table, now, at } = await snapshot(game.table);
    const asked = keptGame(table, now, at, seatsHere(game.table));
    keep(asked);
    return { game: asked, standing: "known" };
  } catch (problem) {
    const standing = problem instanceof RefusedError ? (REFUSALS[problem.refusal.refused] ?? "unreachable") : "unreachable";
    if (standing !== "gone" || (game.game !== "" && game.stage !== "open")) return { game, standing };
    forget(game.table); // it never began, and nothing is left of it
    return { game: null, standing };
  }
}

/** The name of a record as a file. */
export const fileOf = (game: KeptGame): string => `${game.game}-${game.table}.jolly`;

/** Download the record of a game. */
export async function download(game: KeptGame): Promise<void> {
  save(fileOf(game), new Blob([await record(game.table)], { type: "text/plain" }));
}

/** Download the records of all these games as one file; returns those that failed. */
export async function downloadAll(games: KeptGame[]): Promise<KeptGame[]> {
  const files: NamedText[] = [];
  const missing: KeptGame[] = [];
  for (const game of games) {
    try {
      files.push({ name: fileOf(game), text: await patiently(() => record(game.table)) });
    } catch {
      missing.push(game);
    }
  }
  if (files.length > 0) save("jollyroll-games.zip", zipped(files));
  return missing;
}

/** Retry while the server is busy. */
async function patiently<T>(question: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await question();
    } catch (problem) {
      const wait = problem instanceof RefusedError ? problem.refusal.retry_after : null;
      if (wait === null) throw problem;
      await new Promise((over) => setTimeout(over, wait * 1_000));
    }
  }
}

function save(name: string, content: Blob): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000); // by then it is saved
}
