// The server's clock: its last message plus the time elapsed since. The clock of this device may be wrong, or be set.

export class ServerTime {
  #ahead = Date.now() - performance.now(); // of what has elapsed on this page; a guess, until the server has spoken

  now(): number {
    return performance.now() + this.#ahead;
  }

  /** Set the time from a message of the server. */
  set(at: number): void {
    this.#ahead = at - performance.now();
  }

  /** The time is at least this: an event happened then. Time may have stopped here while the device slept. */
  reach(at: number): void {
    this.#ahead = Math.max(this.#ahead, at - performance.now());
  }
}

/** A stopwatch on this page. Of two clocks, one counts the device's sleep, the other is immune to setting the clock back. */
export class ElapsedTime {
  #elapsed = performance.now();
  #day = Date.now();

  restart(): void {
    this.#elapsed = performance.now();
    this.#day = Date.now();
  }

  /** Milliseconds elapsed. */
  get elapsed(): number {
    return Math.max(performance.now() - this.#elapsed, Date.now() - this.#day);
  }
}
