// How much room there is.

/** A question about the screen whose answer may change. */
class Answer {
  yes = $state(false);

  constructor(question: string) {
    const asked = matchMedia(question);
    this.yes = asked.matches;
    asked.addEventListener("change", () => (this.yes = asked.matches));
  }
}

class Screen {
  #wide = new Answer("(min-width: 1080px)");
  #large = new Answer("(min-width: 1080px) and (min-height: 760px)");
  #roomy = new Answer("(min-width: 620px) and (min-height: 700px)");
  #narrow = new Answer("(max-width: 379px)");
  #low = new Answer("(max-height: 499px) and (min-width: 560px) and (max-width: 1079px)");
  #tall = new Answer("(min-width: 380px) and (min-height: 740px)");

  /** Room for three columns: seats and log, table, coach and rules. */
  get wide(): boolean {
    return this.#wide.yes;
  }

  /** More than a phone. */
  get roomy(): boolean {
    return this.#roomy.yes;
  }

  /** A small phone: room for what is needed, and no more. */
  get small(): boolean {
    return !this.#roomy.yes && !this.#tall.yes;
  }

  /** A phone on its side. */
  get low(): boolean {
    return this.#low.yes;
  }

  /** How large five dice in a row are, in pixels. */
  get die(): number {
    return this.#large.yes ? 100 : this.#roomy.yes ? 76 : this.#tall.yes ? 64 : this.#narrow.yes ? 56 : 60;
  }

  /** How large four dice in a row are. */
  get largerDie(): number {
    return this.#tall.yes && !this.#roomy.yes ? 82 : this.die;
  }
}

export const screen = new Screen();
