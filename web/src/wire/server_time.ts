// What time it is by the server's clock: what the server said last, and what has elapsed since. The clock of this device may be wrong, or be set.

export class ServerTime {
  #ahead = Date.now() - performance.now(); // of what has elapsed on this page; a guess, until the server has spoken

  now(): number {
    return performance.now() + this.#ahead;
  }

  /** The server says that it is so late. */
  set(at: number): void {
    this.#ahead = at - performance.now();
  }

  /** It is at least so late: something happened then. Time may have stood still here while the device slept. */
  reach(at: number): void {
    this.#ahead = Math.max(this.#ahead, at - performance.now());
  }
}

/** How long ago something was on this page. What one clock misses while the device sleeps the other counts, and no clock set back hides it. */
export class Stopwatch {
  #elapsed = performance.now();
  #day = Date.now();

  restart(): void {
    this.#elapsed = performance.now();
    this.#day = Date.now();
  }

  /** Milliseconds since. */
  get elapsed(): number {
    return Math.max(performance.now() - this.#elapsed, Date.now() - this.#day);
  }
}
