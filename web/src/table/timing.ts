// The timing of animations, by this device's clock: a tap skips, and a queue of bots' events speeds them up.

import type { EventFrame } from "../wire/types";
import { byOf, measured } from "./frames";
import { lengthOf, type Tempo } from "./pace";

const CLOCK_RUNS = 1_000; // milliseconds for all that bots did, when a clock runs
const FAR_BEHIND = 40; // so many events waiting: show the rest at once

export class Timing {
  #hurrying = false; // what is being shown is shown at once
  #rushing = false; // and so is all that bots do until a person has to act
  #peopleSince = 0; // when what a person did last began to be shown, by this device's clock
  #botsSince = 0; // when bots began to play; 0 while people do
  #scale = 1; // of all times
  #skip: (() => void) | null = null;

  constructor(private readonly tempo: () => Tempo) {}

  /** Skip everything that bots do until a person has to act. */
  rush(): void {
    this.#rushing = true;
  }

  /** Skip the rest of the current animation. */
  hurry(): void {
    this.#hurrying = true;
    this.interrupt();
  }

  /** End all waits. */
  interrupt(): void {
    this.#skip?.();
  }

  /** The queue is empty: stop hurrying. */
  caughtUp(): void {
    this.#hurrying = false;
  }

  /** Limits the time of bots between two turns of people: the longer their queue, the faster it plays. */
  begin(frame: EventFrame, queue: EventFrame[], clockRuns: boolean): void {
    const bots = byOf(frame) === "bot";
    if (!bots && byOf(frame) !== "") {
      this.#peopleSince = performance.now();
      this.#botsSince = 0;
      this.#rushing = false;
    }
    if (bots && this.#botsSince === 0) this.#botsSince = performance.now();
    this.#hurrying ||= (bots && this.#rushing) || queue.length > FAR_BEHIND || document.hidden;
    const { bots: pace, round, least } = this.tempo();
    const until = clockRuns ? this.#botsSince + CLOCK_RUNS : Math.max(this.#peopleSince + round, this.#botsSince + least);
    const left = until - performance.now();
    const waiting = [frame, ...queue].filter((one) => byOf(one) === "bot").reduce((total, one) => total + lengthOf(pace, measured(one)), 0);
    this.#scale = bots && waiting > left ? Math.max(0, left / waiting) : 1;
  }

  /** The end of the game has its own timing, independent of the pace before. */
  beginFinale(): void {
    this.#hurrying = document.hidden;
    this.#rushing = false;
    this.#scale = 1;
  }

  /** The actual duration for these nominal milliseconds. */
  lasts(time: number): number {
    return this.#hurrying ? 0 : time * this.#scale;
  }

  wait(time: number): Promise<void> {
    const milliseconds = this.lasts(time);
    if (milliseconds <= 0) return Promise.resolve();
    return new Promise((done) => {
      const finish = (): void => {
        clearTimeout(timer);
        this.#skip = null;
        done();
      };
      const timer = setTimeout(finish, milliseconds);
      this.#skip = finish;
    });
  }
}
