// Single-key shortcuts: they press existing buttons, so a key can do nothing that a finger cannot.

export type Shortcut = "dice" | "roll" | "stop" | "place" | "undo" | "coach" | "log" | "skip" | "help";

/** The key of each shortcut, as shown. */
export const KEYS: Record<Shortcut, string> = { dice: "1–8", roll: "R", stop: "S", place: "P", undo: "U", coach: "C", log: "L", skip: "Esc", help: "?" };

const TYPING = "input, textarea, select, [contenteditable]";
const enabled = (what: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(what)].filter((one) => one.checkVisibility() && !one.matches(":disabled, [inert] *"));

/** The shortcut of a key event; none while somebody types, in a dialog, or with a modifier. */
export function shortcutOf(event: KeyboardEvent): Shortcut | number | null {
  const typing = event.target instanceof Element && event.target.closest(TYPING);
  if (typing || event.ctrlKey || event.metaKey || event.altKey || event.repeat || document.querySelector("dialog[open]")) return null;
  if (/^[1-8]$/.test(event.key)) return Number(event.key);
  const found = (Object.keys(KEYS) as Shortcut[]).find((name) => KEYS[name] === event.key.toUpperCase());
  return found ?? null;
}

/** Press the button of a shortcut, if there is one. Returns whether there was. */
export function press(wanted: Shortcut | number): boolean {
  if (typeof wanted === "number") return click(dice()[wanted - 1]);
  if (wanted === "roll") return click(only(enabled(".stage .choices .primary[data-act]")));
  if (wanted === "stop") return click(only(enabled(".stage .choices .second[data-act]")));
  if (wanted === "place") return focusNext(enabled(".stage [data-act]").filter((one) => !one.closest(".choices")));
  if (wanted === "log") return click(only(enabled(".lately"))) || focus(document.querySelector<HTMLElement>(".log [tabindex='0']"));
  if (wanted === "coach") return focus(document.querySelector<HTMLElement>(".coach .row")) || click(enabled("[data-shortcut=coach]")[0]);
  return click(enabled(`[data-shortcut=${wanted}]`)[0]);
}

/** The dice in visual order: row by row, each from left to right. */
function dice(): HTMLElement[] {
  const all = [...document.querySelectorAll<HTMLElement>(".stage .slot[data-pick]")].map((die) => ({ die, box: die.getBoundingClientRect() }));
  const first = Math.min(...all.map(({ box }) => box.top));
  const row = (box: DOMRect): number => Math.round((box.top - first) / (0.9 * box.height));
  return all.sort((one, two) => row(one.box) - row(two.box) || one.box.left - two.box.left).map(({ die }) => die);
}

const only = (some: HTMLElement[]): HTMLElement | undefined => (some.length === 1 ? some[0] : undefined);

function click(button: HTMLElement | undefined): boolean {
  if (!button || button.matches(":disabled")) return false;
  button.focus();
  button.click();
  return true;
}

function focus(element: HTMLElement | null): boolean {
  element?.focus();
  return element !== null;
}

function focusNext(some: HTMLElement[]): boolean {
  return focus(some[(some.indexOf(document.activeElement as HTMLElement) + 1) % Math.max(1, some.length)] ?? null);
}
