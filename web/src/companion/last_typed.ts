// The effect of an undo, in words.

import type { Wording } from "../table/wording";
import type { LastTyped } from "../wire/types";
import { t } from "../words/words.svelte";

export function undoText(last: LastTyped, wording: Wording): string {
  const what = last.kind === "chance" ? wording.fallen(last.text) : wording.choice({ number: 0, text: last.text, form: last.form });
  return t("companion-undo", { what });
}
