// How much room there is.

const wide = matchMedia("(min-width: 1080px)");
const narrow = matchMedia("(max-width: 379px)");
const roomy = matchMedia("(min-width: 620px) and (min-height: 700px)");

class Screen {
  /** Room for three columns: seats and log, table, coach and rules. */
  wide = $state(wide.matches);
  /** More than a phone. */
  roomy = $state(roomy.matches);
  #narrow = $state(narrow.matches);
  /** How large dice are, in pixels. */
  readonly die = $derived(this.roomy ? 76 : this.#narrow ? 56 : 60);

  constructor() {
    wide.addEventListener("change", () => (this.wide = wide.matches));
    roomy.addEventListener("change", () => (this.roomy = roomy.matches));
    narrow.addEventListener("change", () => (this.#narrow = narrow.matches));
  }
}

export const screen = new Screen();
