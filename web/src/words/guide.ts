// The guide of a game in sections, parsed from its messages: a heading in the first line, then paragraphs and lists.

import { t, tOr, words } from "./words.svelte";

const PLAIN_SPACE = /[ \n\t]+/g; // not those that hold words together, as before a French colon

export interface Block {
  text: string;
  items: string[] | null; // a list instead of a paragraph
}

export interface Section {
  heading: string;
  blocks: Block[];
}

/** The guide for a table's options: `$tie` is the value of an option, for selecting variants, `$tie_told` its meaning in words. */
export function guideOf(code: string, options: Record<string, string>): Section[] {
  const facts: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(options)) {
    facts[name] = /^\d+$/.test(value) ? Number(value) : value;
    facts[`${name}_told`] = tOr(`value-${code}-${name}-${value}`, value);
  }
  const sections: Section[] = [];
  for (let number = 1; words.has(`guide-${code}-${number}`); number += 1) {
    const [heading = "", ...blocks] = t(`guide-${code}-${number}`, facts).trim().split(/\n\s*\n/);
    sections.push({ heading, blocks: blocks.map(block) });
  }
  return sections;
}

function block(text: string): Block {
  if (!text.startsWith("- ")) return { text: text.replace(PLAIN_SPACE, " "), items: null };
  return { text: "", items: text.split(/\n- |^- /).filter(Boolean).map((item) => item.replace(PLAIN_SPACE, " ")) };
}
