// No accidental presses: a button that commits somebody (`data-act`, `data-commit`) ignores presses until it has been at its place, with its meaning, for a moment; nor does it
// take one of a series of quick presses that began earlier, however long the series. Changes after somebody here has just picked something that prepares a choice, such
// as a die, are no surprise, so these buttons can be pressed at once.

import type { Attachment } from "svelte/attachments";
import { stored } from "./stored";

/** The delay in milliseconds. Tests that play by pressing set 0, which disables guarding and holding. */
export const patience = stored("patience", 500);

const COMMITS = "[data-act], [data-commit]";
const PREPARES = "[data-pick], [data-prepares]"; // dice and victims, seats to rob, the coach's rows: what changes the choice on offer
const NEAR = 4; // pixels that are no movement
const RUN = 400; // milliseconds at most between the presses of a run
const OWN = 400; // milliseconds in which something changes by one's own hand

interface SeenControl {
  text: string;
  x: number;
  y: number;
  since: number;
}

/** Guards all buttons within, at the click event: mouse, touch, keyboard and screen reader alike. */
export const pressGuard: Attachment<HTMLElement> = (root) => {
  const wait = patience.get();
  if (wait <= 0) return;
  const known = new WeakMap<Element, SeenControl>();
  let own = -Infinity; // when somebody here last prepared a choice
  let last = -Infinity; // the last press
  let run = -Infinity; // the first press of the run it belongs to
  let pressed: { thing: Element | null; ripe: boolean } | null = null; // by a finger that has come down

  /** Since when this button has been here with its present meaning. */
  function since(thing: Element): number {
    const now = performance.now();
    const { left: x, top: y } = thing.getBoundingClientRect();
    const text = meaningOf(thing);
    const before = known.get(thing);
    if (before && before.text === text && Math.hypot(before.x - x, before.y - y) < NEAR) return before.since;
    const begun = now - own < OWN ? (before?.since ?? -Infinity) : now;
    known.set(thing, { text, x, y, since: begun });
    return begun;
  }

  function look(): void {
    for (const thing of root.querySelectorAll(COMMITS)) {
      if (thing.matches(":disabled")) known.delete(thing);
      else since(thing);
    }
  }

  /** Register a press at this moment; returns whether it counts. */
  function press(thing: Element | null): boolean {
    const now = performance.now();
    if (now - last > RUN) run = now;
    last = now;
    if (!thing) return true;
    const begun = since(thing);
    return now - begun >= wait && begun <= run;
  }

  const thingOf = (event: Event): Element | null => (event.target instanceof Element ? event.target.closest(COMMITS) : null);
  const down = (event: Event): void => void (pressed = { thing: thingOf(event), ripe: press(thingOf(event)) });
  const click = (event: MouseEvent): void => {
    const thing = thingOf(event);
    const ripe = pressed && event.detail > 0 ? pressed.thing === thing && pressed.ripe : press(thing);
    pressed = null;
    if (thing && !ripe) {
      event.preventDefault();
      event.stopImmediatePropagation();
    } else if (!thing && event.target instanceof Element && event.target.closest(PREPARES)) own = performance.now();
  };
  const held = (event: KeyboardEvent): void => {
    if (event.repeat && ["Enter", " "].includes(event.key) && thingOf(event)) event.preventDefault();
  };

  let due = 0;
  const observer = new MutationObserver(() => {
    if (due === 0)
      due = requestAnimationFrame(() => {
        due = 0;
        look();
      });
  });
  observer.observe(root, { subtree: true, childList: true, characterData: true, attributeFilter: ["disabled", "class", "style"] });
  look();
  root.addEventListener("pointerdown", down, true);
  root.addEventListener("click", click, true);
  root.addEventListener("keydown", held, true);
  return () => {
    observer.disconnect();
    cancelAnimationFrame(due);
    root.removeEventListener("pointerdown", down, true);
    root.removeEventListener("click", click, true);
    root.removeEventListener("keydown", held, true);
  };
};

/** The text of a button, without the coach's number. */
function meaningOf(thing: Element): string {
  return [...thing.querySelectorAll(".odds")].reduce((text, odds) => text.replace(odds.textContent, ""), thing.textContent);
}
