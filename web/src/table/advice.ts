// The coach's advice in words: first what stays, then what is rolled.

import type { Counts } from "./dice";
import { rollsDice } from "./rolling";
import { rolledBy, sum } from "./tray.svelte";
import type { Choice, Wording } from "./wording";
import { t } from "../words/words.svelte";

/** A choice as advice; `choices` are all legal ones. */
export function adviceOf(choice: Choice, choices: Choice[], wording: Wording): string {
  if (choice.form.kind !== "roll" || !rollsDice(choice.form) || choice.form["dice"] === undefined) return wording.choice(choice);
  const rolled = rolledBy(choice.form);
  const kept = wording.dice(less(rollable(choices), rolled));
  return kept === "" ? t("page-coach-reroll-all", { count: sum(rolled) }) : t("page-coach-keep", { kept, count: sum(rolled) });
}

/** The dice that some choice rolls: those left over are kept. */
function rollable(choices: Choice[]): Counts {
  const most: Counts = {};
  for (const { form } of choices.filter((one) => one.form.kind === "roll")) for (const [face, count] of Object.entries(rolledBy(form))) most[face] = Math.max(most[face] ?? 0, count);
  return most;
}

function less(all: Counts, some: Counts): Counts {
  return Object.fromEntries(Object.entries(all).map(([face, count]) => [face, count - (some[face] ?? 0)]));
}
