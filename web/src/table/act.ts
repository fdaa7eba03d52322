// The act being shown: the part of an event in which somebody chooses, dice fall or things move, or the end of the game.

import type { CheckResult } from "../wire/fair";
import type { Part } from "../wire/parts";
import type { LedgerInfo } from "../wire/types";

/** The part of an event being shown. */
export interface Act {
  seq: number;
  seat: number; // whose action it is; -1 nobody's
  by: string; // person, bot or clock
  part: Part;
  step: "choose" | "fall" | "rest" | "ledger"; // a choice is shown, dice fall or a card is turned over, they lie still, then movements travel one by one
  entry: LedgerInfo | null;
  check: CheckResult | null; // of a roll
  lasts: number; // milliseconds it is shown for
}

/** The game is over, with the table still in view. */
export interface FinaleScene {
  entries: LedgerInfo[]; // what happened last
}

/** The course of the turn so far, for a page that missed it. */
export interface TurnSoFar {
  seq: number; // up to this event
  parts: Part[];
}

/** An action waits for chance; nothing has fallen yet. */
export interface Rolling {
  form: Record<string, unknown> | null; // of the choice; null where dice are rolled or a card is turned over
  held?: boolean; // it has not been sent yet, and can be called back
}

/** A stage asks for one of these seats: a tap picks it. */
export interface SeatPrompt {
  seats: number[];
  chosen: number;
  pick: (seat: number) => void;
}
