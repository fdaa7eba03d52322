// Previews of choices, computed by the server.

import type { PreviewStep } from "../wire/types";
import type { Playback } from "./playback.svelte";
import { choicesIn, type Choice, type Wording } from "./wording";

export interface PreviewResult {
  numbers: number[];
  steps: PreviewStep[];
  next: Choice[]; // what could be chosen after that in the same turn
}

/** Preview these choices one after the other; null if they cannot be made. */
export async function preview(live: Playback, numbers: number[]): Promise<PreviewResult | null> {
  const answer = await live.query({ do: "preview", at: live.seq, choices: numbers });
  return "ok" in answer ? { numbers, steps: answer.steps ?? [], next: choicesIn(answer.choices ?? []) } : null;
}

/** Preview these choices, then whatever `prefer` picks, until the turn leaves nothing to choose. */
export async function previewTurn(live: Playback, numbers: number[], prefer: (choices: Choice[]) => Choice | undefined): Promise<PreviewResult | null> {
  let future = await preview(live, numbers);
  while (future && future.next.length > 0) {
    const chosen = prefer(future.next);
    if (!chosen) break;
    future = await preview(live, [...future.numbers, chosen.number]);
  }
  return future;
}

/** The steps in sentences. */
export function sentences(steps: PreviewStep[], wording: Wording): string {
  return steps.flatMap((step) => step.told).filter((entry) => entry.amount > 0 || entry.from !== "").map((entry) => wording.ledgerSentence(entry)).join(" ");
}

export interface PlaceChange {
  place: string;
  amount: number;
}

/** The change of each place but the bank after these steps. */
export function balance(steps: PreviewStep[], bank: string): PlaceChange[] {
  const more = new Map<string, number>();
  for (const entry of steps.flatMap((step) => step.told)) {
    if (entry.from === "" || entry.to === "") continue;
    more.set(entry.from, (more.get(entry.from) ?? 0) - entry.amount);
    more.set(entry.to, (more.get(entry.to) ?? 0) + entry.amount);
  }
  return [...more].filter(([place, amount]) => place !== bank && amount !== 0).map(([place, amount]) => ({ place, amount }));
}
