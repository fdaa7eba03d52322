// A roll that gives something up is held for a moment: it can be cancelled, since nothing has fallen yet.

import { HELD } from "./pace";
import { patience } from "./press_guard";

export class HeldRoll {
  #release: ((stands: boolean) => void) | null = null; // ends the holding back

  /** Release the roll now, or cancel it. */
  release(stands: boolean): void {
    this.#release?.(stands);
  }

  /** True if there is time to hold a roll, given the milliseconds left for the decision. */
  fits(left: number): boolean {
    return patience.get() > 0 && left >= 2 * HELD;
  }

  /** Hold a roll; returns whether it goes ahead. */
  async stands(): Promise<boolean> {
    const stands = await new Promise<boolean>((done) => {
      this.#release = done;
      setTimeout(() => done(true), HELD);
    });
    this.#release = null;
    return stands;
  }
}
