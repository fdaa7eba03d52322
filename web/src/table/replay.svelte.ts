// A replay of a finished game: from any event, step by step, or automatically.

import type { FrameAnswer } from "../wire/socket";
import type { EventFrame, PositionInfo, TableInfo } from "../wire/types";
import type { LogLine } from "./log_lines";
import { CALM, STILL, TEMPO, type Tempo } from "./pace";
import { turnUpTo } from "./frames";
import { Playback } from "./playback.svelte";
import { settings } from "./settings.svelte";

const NOTHING: FrameAnswer = { re: null, refused: "not-playing", say: "", reason: "", rule: "", seq: null, retry_after: null };
const SHOWN = new Set(["begun", "played", "undone", "stands-in", "back"]);
const GAP = 350; // milliseconds between one event and the next

interface ReplayMoment {
  frame: EventFrame;
  table: TableInfo;
  now: PositionInfo | null;
}

export class Replay extends Playback {
  place = $state(0); // which moment is shown
  running = $state(false);
  readonly moments: ReplayMoment[];
  #lines: LogLine[];

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

  /** The number of the table's event shown. */
  get event(): number {
    return this.moments[this.place]?.frame.seq ?? 0;
  }

  /** Restore everything as it was after this moment. */
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

  /** Start or stop automatic playback. */
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

  /** Bots are shown as slowly as people: viewers of a replay have time. */
  protected override tempo(): Tempo {
    const people = settings.reducedMotion ? STILL : CALM;
    return { ...TEMPO.normal, people, bots: people, round: Infinity };
  }

  send = (): Promise<FrameAnswer> => Promise.resolve(NOTHING);
  query = (): Promise<FrameAnswer> => Promise.resolve(NOTHING);
  choose = (): Promise<FrameAnswer> => Promise.resolve(NOTHING);
  roll = (): Promise<FrameAnswer> => Promise.resolve(NOTHING);
}

/** The data of a replay: the table and the position after each event of the game. */
function momentsOf(frames: EventFrame[]): ReplayMoment[] {
  const moments: ReplayMoment[] = [];
  let table: TableInfo | null = null;
  let now: PositionInfo | null = null;
  for (const frame of frames) {
    table = frame.table ?? table;
    now = frame.now ?? now;
    if (table && SHOWN.has(frame.event.kind)) moments.push({ frame, table, now });
  }
  return moments;
}
