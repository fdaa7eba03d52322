// The log in words.

import { t } from "../words/words.svelte";
import type { LogLine } from "./log_lines";
import type { Choice, Wording } from "./wording";

/** The text of a line; empty if other lines say it or nobody needs it. */
export function logText(line: LogLine, wording: Wording): string {
  const who = wording.who(line.seat);
  if (line.entry) return wording.ledgerSentence(line.entry);
  if (line.part && "chance" in line.part) {
    const clock = line.clock && line.index === 0; // what falls upon a choice of the clock falls as ever
    if (line.part.left !== "") return clock ? t("page-time-up", who) : "";
    return t(clock ? "page-threw-clock" : "page-threw", { ...who, what: wording.fallen(line.part.chance) });
  }
  if (line.part && "choice" in line.part) {
    const choice: Choice = { number: line.part.choice, text: line.part.text, form: line.part.form };
    return t(line.clock ? "page-chose-clock" : "page-chose", { ...who, what: wording.choice(choice) });
  }
  if (line.kind === "stood" || line.kind === "stands-in") return t(`page-log-${line.kind}-${line.why}`, who);
  if (line.why === "typed") return t("companion-log-undone");
  return SAID.has(line.kind) ? t(`page-log-${line.kind}`, who) : "";
}

const SAID = new Set(["sat", "begun", "undone", "back", "rematched"]);

/** The rule behind a line. */
export function ruleOf(line: LogLine): string {
  return line.entry?.rule ?? "";
}
