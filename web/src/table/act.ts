// What is being shown of a game: the part of an event in which somebody chooses, dice fall or things move, and the end.

import type { Check } from "../wire/fair";
import type { Part } from "../wire/parts";
import type { LedgerInfo } from "../wire/types";

/** The part of an event that is being shown. */
export interface Act {
  seq: number;
  seat: number; // whose action it is; -1 nobody's
  by: string; // person, bot or clock
  part: Part;
  step: "choose" | "fall" | "rest" | "told"; // a choice is shown, dice fall or a card is turned over, they lie still, then movements travel one by one
  told: LedgerInfo | null;
  check: Check | null; // of a roll
  lasts: number; // milliseconds it is shown for
}

/** The game is over, and everybody still looks at the table. */
export interface Finale {
  told: LedgerInfo[]; // what happened last
}

/** What has happened in the turn so far, for a page that did not see it. */
export interface TurnSoFar {
  seq: number; // up to this event
  parts: Part[];
}

/** Chance decides upon an action; nothing has fallen yet. */
export interface Rolling {
  form: Record<string, unknown> | null; // of the choice; null where dice are rolled or a card is turned over
}

/** A stage asks for one of these seats: a tap picks it. */
export interface SeatPrompt {
  seats: number[];
  chosen: number;
  pick: (seat: number) => void;
}
