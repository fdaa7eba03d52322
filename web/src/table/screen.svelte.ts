// How much room there is.

const wide = matchMedia("(min-width: 1080px)");

class Screen {
  /** Room for three columns: seats and log, table, coach and rules. */
  wide = $state(wide.matches);

  constructor() {
    wide.addEventListener("change", () => (this.wide = wide.matches));
  }
}

export const screen = new Screen();
