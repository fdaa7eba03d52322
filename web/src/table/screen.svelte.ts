// The available room on the screen.

/** A reactive media query. */
class MediaQuery {
  matches = $state(false);

  constructor(query: string) {
    const list = matchMedia(query);
    this.matches = list.matches;
    list.addEventListener("change", () => (this.matches = list.matches));
  }
}

class ScreenSize {
  #wide = new MediaQuery("(min-width: 1080px)");
  #large = new MediaQuery("(min-width: 1080px) and (min-height: 760px)");
  #huge = new MediaQuery("(min-width: 1600px) and (min-height: 1080px)");
  #roomy = new MediaQuery("(min-width: 620px) and (min-height: 700px)");
  #narrow = new MediaQuery("(max-width: 379px)");
  #low = new MediaQuery("(max-height: 499px) and (min-width: 560px) and (max-width: 1079px)");
  #tall = new MediaQuery("(min-width: 380px) and (min-height: 740px)");

  /** Room for three columns: seats and log, table, coach and rules. */
  get wide(): boolean {
    return this.#wide.matches;
  }

  /** More than a phone. */
  get roomy(): boolean {
    return this.#roomy.matches;
  }

  /** A small phone: room for the essentials only. */
  get small(): boolean {
    return !this.#roomy.matches && !this.#tall.matches;
  }

  /** A phone in landscape. */
  get low(): boolean {
    return this.#low.matches;
  }

  /** The size of five dice in a row, in pixels. */
  get die(): number {
    return this.#huge.matches ? 116 : this.#large.matches ? 100 : this.#roomy.matches ? 76 : this.#tall.matches ? 63 : this.#narrow.matches ? 56 : 60;
  }

  /** The size of four dice in a row. */
  get largerDie(): number {
    return this.#tall.matches && !this.#roomy.matches ? 82 : Math.min(this.die, 108);
  }
}

export const screen = new ScreenSize();
