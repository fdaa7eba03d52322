// How a game ended, in words: why it is over, and who has won.

import type { LedgerInfo } from "../wire/types";
import { t, words } from "../words/words.svelte";
import type { Wording } from "./wording";

/** The sentences about the end in these entries: those named, or else the last one without a movement. */
export function whyOver(entries: LedgerInfo[], wording: Wording, names: string[] = []): string {
  const named = entries.filter((one) => names.includes(one.what));
  const chosen = named.length > 0 ? named : entries.filter((one) => one.from === "").slice(-1);
  return chosen.map((one) => wording.ledgerSentence(one)).join(" ");
}

/** Who has won, the reader first. */
export function whoWins(winners: readonly number[], wording: Wording): string {
  const won = winners.includes(wording.you);
  if (winners.length === 1 && won) return t("page-after-you-win");
  const ordered = [...winners].sort((one, two) => Number(wording.isYou(two)) - Number(wording.isYou(one)));
  const names = new Intl.ListFormat(words.language).format(ordered.map((seat) => wording.label(seat)));
  return winners.length > 1 ? t("page-after-shared", { names, you: won ? "names" : "nobody" }) : t("page-after-wins", { name: names });
}
