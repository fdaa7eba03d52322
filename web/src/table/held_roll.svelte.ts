// A roll that gives something up is held back for a moment: it can be called back, for nothing has fallen.

import { HELD } from "./pace";
import { patience } from "./unhurried";

export class HeldRoll {
  held = $state(false);
  #release: ((stands: boolean) => void) | null = null; // ends the holding back

  /** Roll no more: the roll that is held back is not sent. */
  callBack(): void {
    this.#release?.(false);
  }

  /** Hold a roll back, unless so many milliseconds are too few for that; tells whether it stands. */
  async stands(left: number): Promise<boolean> {
    if (patience.get() <= 0 || left < 2 * HELD) return true;
    this.held = true;
    const stands = await new Promise<boolean>((done) => {
      this.#release = done;
      setTimeout(() => done(true), HELD);
    });
    this.#release = null;
    this.held = false;
    return stands;
  }
}
