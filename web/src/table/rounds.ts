// What everybody must know about where the game is: the final round, a tie, the last turns.

import { t } from "../words/words.svelte";
import type { Wording } from "./wording";

type View = Record<string, unknown>;

/** A line for the banner; empty while the game runs as usual. */
export function round(view: View | undefined, wording: Wording): string {
  if (!view) return "";
  const number = (name: string): number => (typeof view[name] === "number" ? view[name] : 0);
  const due = (view["final_turns_due"] ?? []) as boolean[];
  if (number("playoff") > 0) return t("page-round-playoff");
  if (view["final_round"] === true) return t("page-round-final", { name: wording.name(number("trigger")) });
  if (due.some(Boolean)) return t("page-round-last-turns");
  if (number("replay") > 0) return t("page-round-replay");
  return number("tie_round") > 0 ? t("page-round-tie", { round: number("tie_round") }) : "";
}

/** What each seat owns so far, in the game's own measure; what was moved by the event being shown counts where the ledger uses the same measure. */
export function scoresOf(view: View | undefined, moved: Record<string, number> = {}): number[] {
  const scores = (view?.["coins"] ?? view?.["scores"]) as number[] | undefined;
  return scores?.map((score, seat) => score + (moved[`seat-${seat + 1}`] ?? 0)) ?? ((view?.["points"] ?? []) as number[]);
}
