// A hash over the history of the game: any later change to it is detected.

import { hex } from "@fair/fair.mjs";
import { sha256 } from "@fair/sha256.mjs";
import type { EventFrame } from "../types";

export class HistoryHash {
  now = "";
  #passed = new Set<string>();

  add({ event }: EventFrame): void {
    if (event.kind !== "begun" && event.kind !== "played" && event.kind !== "undone") return;
    const parts = "parts" in event ? event.parts.map((part) => ("link" in part ? [part.chance, part.link, part.devices] : "chance" in part ? [part.chance] : "leave" in part ? [part.leave] : [part.choice])) : [];
    const happened = [this.now, event.kind, "seat" in event ? event.seat : -1, "by" in event ? event.by : "", parts];
    this.now = hex(sha256(new TextEncoder().encode(JSON.stringify(happened))));
    this.#passed.add(this.now);
  }

  /** True if the game has passed through this state. */
  has(trail: string): boolean {
    return trail === "" || this.#passed.has(trail);
  }
}
