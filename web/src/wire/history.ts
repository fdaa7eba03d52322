// The whole game as seen by this device, which the mark of the game covers.

import { markOf } from "@fair/fair.mjs";
import { gameNumber } from "@fair/game_mark.mjs";
import type { Part } from "./parts";
import type { ChancePart, EventFrame, TableInfo } from "./types";

export class GameHistory {
  #table: TableInfo | null = null; // as it was when the game began
  #fair: TableInfo["fair"] | null = null; // as it is now: envelopes are added
  #actions: Part[][] = [];

  /** Each event once, without gaps. */
  add({ table, event }: EventFrame): void {
    if (table) this.#fair = table.fair;
    if (event.kind === "begun") this.#table = table ?? null;
    else if (event.kind === "undone") this.#actions.pop();
    if ("parts" in event) this.#actions.push(event.parts);
  }

  /** The mark of the game so far; empty if it began before the first event here. */
  mark(): string {
    const [table, fair] = [this.#table, this.#fair];
    if (!table || !fair || (fair.chains[0]?.after ?? 1) > 0 || table.seats.some((seat) => seat.left)) return "";
    const parts = this.#actions.flat();
    const openings = parts.filter((part) => "link" in part);
    return markOf(
      gameNumber({
        game: table.game,
        rules: table.rules,
        options: table.options,
        seats: table.seats,
        host: table.host + 1,
        youngest: table.youngest + 1,
        words: parts.map(wordOf),
        fair: { ...fair, chains: fair.chains.map(({ seals = [], ...chain }) => ({ ...chain, seals: seals.map((sealed) => ({ ...sealed, seat: sealed.seat + 1 })) })) },
        openings: openings.map((part, number) => [number + 1, openingOf(part)]),
      }),
      fair.version ?? 1,
    );
  }
}

/** The opening of a throw as in the record: seats count from 1. */
function openingOf({ link, nonce, left, devices }: ChancePart) {
  if (!devices) return { link, nonce, left };
  return { link, left, ...devices, thrower: devices.thrower + 1, witness: devices.witness + 1, passed: devices.passed.map((seat) => seat + 1) };
}

/** A part of an event as in the record. */
function wordOf(part: Part): string {
  if ("chance" in part) return `[${part.chance}]`;
  return "leave" in part ? `leave:${part.leave + 1}` : part.text;
}
