// A finished game, shown again: from any event, forwards step by step, or by itself.

import type { Answer } from "../wire/socket";
import type { EventFrame, Now, TableInfo } from "../wire/types";
import type { Line } from "./log_lines";
import { CALM, STILL, TEMPO, type Tempo } from "./pace";
import { turnUpTo } from "./frames";
import { Playback } from "./playback.svelte";
import { settings } from "./settings.svelte";

const NOTHING: Answer = { re: null, refused: "not-playing", say: "", reason: "", rule: "", seq: null, retry_after: null };
const SHOWN = new Set(["begun", "played", "undone", "stands-in", "back"]);
const GAP = 350; // milliseconds between one event and the next

interface Moment {
  frame: EventFrame;
  table: TableInfo;
  now: Now | null;
}

export class Replay extends Playback {
  place = $state(0); // which moment is shown
  running = $state(false);
  readonly moments: Moment[];
  #lines: Line[];

  constructor(frames: EventFrame[]) {
    super();
    this.moments = momentsOf(frames);
    this.dropHistory(frames.length);
    this.restoreHistory(frames, frames.length);
    this.#lines = this.log;
    this.go(0);
  }

  get last(): number {
    return this.moments.length - 1;
  }

  /** The number of the event of the table that is shown. */
  get event(): number {
    return this.moments[this.place]?.frame.seq ?? 0;
  }

  /** Put everything as it was after this moment. */
  go(place: number): void {
    this.place = Math.max(0, Math.min(this.last, place));
    const moment = this.moments[this.place];
    if (!moment) return;
    this.reset(moment.frame.seq, moment.table, moment.now);
    this.turnSoFar = turnUpTo(this.moments.map(({ frame }) => frame), moment.frame.seq);
    this.presence = { seats: moment.table.seats.map(() => true), away: [], watching: 0 };
    this.log = this.#lines.filter((line) => line.seq <= moment.frame.seq);
  }

  /** The moment after this event, or the first one. */
  find(seq: number): number {
    const later = this.moments.findIndex((moment) => moment.frame.seq > seq);
    return later < 0 ? this.last : Math.max(0, later - 1);
  }

  /** Show the next event as it happened. */
  async step(): Promise<void> {
    const next = this.moments[this.place + 1];
    if (!next || this.busy) return;
    this.place += 1;
    this.receive(next.frame);
    await this.idle();
  }

  /** Go on by itself, or stop. */
  async run(): Promise<void> {
    this.running = !this.running;
    if (this.running && this.place === this.last) this.go(0);
    while (this.running && this.place < this.last) {
      await this.step();
      await new Promise((done) => setTimeout(done, GAP));
    }
    this.running = false;
  }

  protected override finaleLasts(): number {
    return 0;
  }

  /** Bots are shown as people are: whoever watches again has the time. */
  protected override tempo(): Tempo {
    const people = settings.reducedMotion ? STILL : CALM;
    return { ...TEMPO.normal, people, bots: people, round: Infinity };
  }

  send = (): Promise<Answer> => Promise.resolve(NOTHING);
  query = (): Promise<Answer> => Promise.resolve(NOTHING);
  choose = (): Promise<Answer> => Promise.resolve(NOTHING);
  roll = (): Promise<Answer> => Promise.resolve(NOTHING);
}

/** What there is to see: the table and the position after each event of the game. */
function momentsOf(frames: EventFrame[]): Moment[] {
  const moments: Moment[] = [];
  let table: TableInfo | null = null;
  let now: Now | null = null;
  for (const frame of frames) {
    table = frame.table ?? table;
    now = frame.now ?? now;
    if (table && SHOWN.has(frame.event.kind)) moments.push({ frame, table, now });
  }
  return moments;
}
