// The coach's analysis of a finished game, as in `coach/analysis.schema.json`; only the parts the page shows.

import type { Form } from "../table/wording";

export interface ChoiceOdds {
  number: number;
  choice: string;
  words: string;
  form?: Form;
  share: number;
}

export interface JudgedEvent {
  event: number; // of the record, from 1
  turn: number;
  kind: "chance" | "choice" | "leave";
  seat: number | null; // from 1
  text: string;
  after: number[];
  luck: number[];
  cost: number;
  edge: number; // how much better the choice was than the best of the others
  best: ChoiceOdds | null;
  chosen: ChoiceOdds | null;
}

export interface PlayerAccount {
  seat: number;
  name: string;
  luck: number;
  luck_of_others: number;
  mistakes: number;
  mistakes_of_others: number;
  decisions: number;
  sound: number;
}

export interface Analysis {
  exact: boolean;
  error: number;
  basis: string[];
  start: number[];
  players: PlayerAccount[];
  costliest: number[];
  turns: { turn: number; seat: number | null; shares: number[] }[];
  steps: JudgedEvent[];
}
