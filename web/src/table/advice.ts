// What the coach would do, in the words of somebody who does it: what stays comes first, then what is rolled.

import type { Counts } from "./dice";
import { rollsDice } from "./rolling";
import { rolledBy, sum } from "./tray.svelte";
import type { Choice, Wording } from "./wording";
import { t } from "../words/words.svelte";

/** A choice as advice; `choices` are all that could be made. */
export function adviceOf(choice: Choice, choices: Choice[], wording: Wording): string {
  if (choice.form.kind !== "roll" || !rollsDice(choice.form) || choice.form["dice"] === undefined) return wording.choice(choice);
  const rolled = rolledBy(choice.form);
  const kept = wording.dice(less(rollable(choices), rolled));
  return kept === "" ? t("page-coach-reroll-all", { count: sum(rolled) }) : t("page-coach-keep", { kept, count: sum(rolled) });
}

/** The dice that some choice rolls: what is left of them is kept by whoever rolls fewer. */
function rollable(choices: Choice[]): Counts {
  const most: Counts = {};
  for (const { form } of choices.filter((one) => one.form.kind === "roll")) for (const [face, count] of Object.entries(rolledBy(form))) most[face] = Math.max(most[face] ?? 0, count);
  return most;
}

function less(all: Counts, some: Counts): Counts {
  return Object.fromEntries(Object.entries(all).map(([face, count]) => [face, count - (some[face] ?? 0)]));
}
