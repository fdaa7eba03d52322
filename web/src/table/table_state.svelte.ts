// A table as it is shown here, and what people do at it: all that the stages of the games need. Live tables and replays both are one.

import type { Answer, FrameBody } from "../wire/socket";
import type { Advice, EmoteInfo, Now, Offer, Presence, TableInfo } from "../wire/types";
import type { Act, Finale, Rolling, SeatPrompt, TurnSoFar } from "./act";
import type { Line } from "./log_lines";
import type { Choice } from "./wording";

export abstract class TableState {
  seq = $state(0);
  at = $state(0); // when the newest event happened, in the server's milliseconds since 1970
  table = $state.raw<TableInfo | null>(null);
  newest = $state.raw<Now | null>(null); // the position after the newest event
  now = $state.raw<Now | null>(null); // the position before the event being shown, or after the last one
  view = $state.raw<Now["view"]>({}); // that position with what has been shown since: dice that lie still, things that have arrived
  act = $state.raw<Act | null>(null);
  starting = $state(false); // the game has just begun, and everything is being laid out
  log = $state.raw<Line[]>([]);
  finale = $state.raw<Finale | null>(null);
  turnSoFar = $state.raw<TurnSoFar | null>(null); // as the history tells it
  rolling = $state.raw<Rolling | null>(null); // from the press on, or from when it is called, until something falls

  offer = $state.raw<Offer | null>(null); // what may be chosen here after the newest event
  advice = $state.raw<Advice | null>(null); // what the coach says about it
  presence = $state.raw<Presence>({ seats: [], away: [], watching: 0 });
  emotes = $state.raw<Record<number, { emote: EmoteInfo["emote"]; at: number }>>({});
  moved = $state.raw<Record<string, number>>({}); // what the event being shown has brought to each place so far
  inspected = $state(""); // the place whose history is open
  threats = $state.raw<Record<number, string>>({}); // what seats are about to lose; set by a stage
  seatPrompt = $state.raw<SeatPrompt | null>(null); // a stage asks for a seat
  layOut: ((choice: Choice) => void) | null = null; // prepares a choice without making it; set by a stage
  moves: (act: Act) => boolean = () => true; // whether something is seen to move; set by a stage
  follow: (view: Now["view"], act: Act) => Now["view"] = (view) => view; // the view when this act is done; set by a stage
  hiddenDraws: readonly string[] = []; // other draws that nothing is seen of; set by a stage
  sending = $state(false);
  seats = $state.raw<number[]>([]); // held on this device

  protected shown = $state(0); // the event that was shown last

  /** An event is being shown. Nothing can be chosen meanwhile. */
  readonly busy = $derived(this.act !== null || this.seq !== this.shown || this.rolling !== null);
  /** The dice are real, and people type what they show. */
  readonly byHand = $derived(this.table?.dice === "manual");
  /** The seat of whoever reads here, if exactly one is held on this device; -1 for spectators and where several share it. */
  readonly reader = $derived(this.seats.length === 1 ? (this.seats[0] ?? -1) : -1);
  /** Somebody on this device has to act. */
  readonly myTurn = $derived(this.newest !== null && ["choice", "roll"].includes(this.newest.waits) && this.holds(this.newest.seat));

  /** Whether this seat is played here, now. */
  protected holds(seat: number): boolean {
    return this.seats.includes(seat);
  }

  /** A bot has to act next. */
  get botsPlay(): boolean {
    const seat = this.newest && ["choice", "roll"].includes(this.newest.waits) ? this.table?.seats[this.newest.seat] : undefined;
    return seat !== undefined && (seat.kind.startsWith("bot:") || seat.stand_in !== "");
  }

  // Actions of people; a replay does nothing.
  abstract send(frame: FrameBody): Promise<Answer>;
  /** Send a question; a refusal is not shown. */
  abstract query(frame: FrameBody): Promise<Answer>;
  abstract choose(choice: number): Promise<Answer>;
  abstract roll(): Promise<Answer>;

  /** Wait until everything is shown and, for whoever has to choose here, what can be chosen is known. */
  settled(): Promise<void> {
    return until(() => !this.busy && !(this.myTurn && this.newest?.waits === "choice" && this.offer?.seq !== this.seq));
  }

  /** Wait until everything is shown. */
  protected idle(): Promise<void> {
    return until(() => !this.busy);
  }

  /** Nothing has changed in the game: what could be chosen still can. */
  protected keepOffer(seq: number): void {
    if (this.offer?.seq === seq - 1) this.offer = { ...this.offer, seq };
    if (this.advice?.seq === seq - 1) this.advice = { ...this.advice, seq };
  }

  /** Drop offers and advice from before the newest event. */
  protected dropStale(): void {
    if (this.offer && this.offer.seq < this.seq) this.offer = null;
    if (this.advice && this.advice.seq < this.seq) this.advice = null;
  }
}

/** Resolves when the condition, made of states, holds. */
export function until(holds: () => boolean): Promise<void> {
  return new Promise((done) => {
    const stop = $effect.root(() => {
      $effect(() => {
        if (!holds()) return;
        queueMicrotask(() => {
          stop();
          done();
        });
      });
    });
  });
}
