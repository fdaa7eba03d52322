// The state of a table as shown here, and the actions of people: the interface for the stages of games. Live tables and replays extend it.

import type { FrameAnswer, FrameBody } from "../wire/socket";
import type { Advice, EmoteInfo, PositionInfo, Offer, Presence, TableInfo } from "../wire/types";
import type { Act, FinaleScene, Rolling, SeatPrompt, TurnSoFar } from "./act";
import type { LogLine } from "./log_lines";
import type { Choice } from "./wording";

export abstract class ShownTable {
  seq = $state(0);
  at = $state(0); // when the newest event happened, in the server's milliseconds since 1970
  table = $state.raw<TableInfo | null>(null);
  newest = $state.raw<PositionInfo | null>(null); // the position after the newest event
  now = $state.raw<PositionInfo | null>(null); // the position before the event being shown, or after the last one
  view = $state.raw<PositionInfo["view"]>({}); // that position with what has been shown since: dice that lie still, things that have arrived
  act = $state.raw<Act | null>(null);
  starting = $state(false); // the game has just begun, and everything is being laid out
  log = $state.raw<LogLine[]>([]);
  finale = $state.raw<FinaleScene | null>(null);
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
  follow: (view: PositionInfo["view"], act: Act) => PositionInfo["view"] = (view) => view; // the view when this act is done; set by a stage
  hiddenDraws: readonly string[] = []; // other draws that nothing is seen of; set by a stage
  sending = $state(false);
  seats = $state.raw<number[]>([]); // held on this device

  protected shown = $state(0); // the event that was shown last

  /** An event is being shown. Choices are disabled meanwhile. */
  readonly busy = $derived(this.act !== null || this.seq !== this.shown || this.rolling !== null);
  /** The dice are real, and people type what they show. */
  readonly byHand = $derived(this.table?.dice === "manual");
  /** The seat of this reader, if exactly one is held on this device; -1 for spectators and shared devices. */
  readonly reader = $derived(this.seats.length === 1 ? (this.seats[0] ?? -1) : -1);
  /** True if somebody on this device has to act. */
  readonly myTurn = $derived(this.newest !== null && ["choice", "roll"].includes(this.newest.waits) && this.holds(this.newest.seat));

  /** True if this seat is currently played here. */
  protected holds(seat: number): boolean {
    return this.seats.includes(seat);
  }

  /** A roll that gives something up is being held, and can be cancelled. */
  get held(): boolean {
    return this.rolling?.held === true;
  }

  /** True if a bot has to act next. */
  get botsPlay(): boolean {
    const seat = this.newest && ["choice", "roll"].includes(this.newest.waits) ? this.table?.seats[this.newest.seat] : undefined;
    return seat !== undefined && (seat.kind.startsWith("bot:") || seat.stand_in !== "");
  }

  // Actions of people; a replay ignores them.
  abstract send(frame: FrameBody): Promise<FrameAnswer>;
  /** Send a question; a rejection is not shown. */
  abstract query(frame: FrameBody): Promise<FrameAnswer>;
  abstract choose(choice: number): Promise<FrameAnswer>;
  abstract roll(): Promise<FrameAnswer>;

  /** Wait until everything is shown and, if a choice is due here, the offer has arrived. */
  settled(): Promise<void> {
    return until(() => !this.busy && !(this.myTurn && this.newest?.waits === "choice" && this.offer?.seq !== this.seq));
  }

  /** Wait until everything is shown. */
  protected idle(): Promise<void> {
    return until(() => !this.busy);
  }

  /** The game is unchanged, so the offer is still valid. */
  protected keepOffer(seq: number): void {
    if (this.offer?.seq === seq - 1) this.offer = { ...this.offer, seq };
    if (this.advice?.seq === seq - 1) this.advice = { ...this.advice, seq };
  }

  /** Drop offers and advice older than the newest event. */
  protected dropStale(): void {
    if (this.offer && this.offer.seq < this.seq) this.offer = null;
    if (this.advice && this.advice.seq < this.seq) this.advice = null;
  }
}

/** Resolves when the reactive condition holds. */
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
