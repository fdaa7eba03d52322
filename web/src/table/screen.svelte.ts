// How much room there is.

const wide = matchMedia("(min-width: 1080px)");
const narrow = matchMedia("(max-width: 379px)");
const large = matchMedia("(min-width: 1080px) and (min-height: 760px)");
const roomy = matchMedia("(min-width: 620px) and (min-height: 700px)");

class Screen {
  /** Room for three columns: seats and log, table, coach and rules. */
  wide = $state(wide.matches);
  /** More than a phone. */
  roomy = $state(roomy.matches);
  #large = $state(large.matches);
  #narrow = $state(narrow.matches);
  /** How large dice are, in pixels. */
  readonly die = $derived(this.#large ? 84 : this.roomy ? 76 : this.#narrow ? 56 : 60);

  constructor() {
    wide.addEventListener("change", () => (this.wide = wide.matches));
    roomy.addEventListener("change", () => (this.roomy = roomy.matches));
    large.addEventListener("change", () => (this.#large = large.matches));
    narrow.addEventListener("change", () => (this.#narrow = narrow.matches));
  }
}

export const screen = new Screen();
