// The messages of a language for Python: the catalogues are Python's, the Fluent parser is the page's. A message is parsed on first use, since
// there are thousands and a game uses few.

import { FluentBundle, FluentResource } from "@fluent/bundle";

const ENTRY = /\n(?=-?[a-zA-Z][\w-]* *=)/; // where a message or a term begins
const USED = /\{\s*(-?[a-zA-Z][\w-]*)/g; // messages and terms inside a message

/** `PageBundle` in page_words.py. */
interface Sentences {
  has(id: string): boolean;
  format(id: string, facts: string): string;
}

export function sentencesOf(language: string, text: string): Sentences {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const unread = new Map<string, string>();
  for (const entry of `\n${text}`.split(ENTRY)) {
    const id = entry.slice(0, entry.indexOf("=")).trimEnd();
    if (!unread.has(id)) unread.set(id, entry); // the first to bring a message is the one who says it
  }
  const read = (id: string): void => {
    const entry = unread.get(id);
    if (entry === undefined) return;
    unread.delete(id);
    bundle.addResource(new FluentResource(entry));
    for (const [, used] of entry.matchAll(USED)) read(used ?? "");
  };
  return {
    has: (id) => unread.has(id) || bundle.hasMessage(id),
    format(id, facts) {
      read(id);
      return bundle.formatPattern(bundle.getMessage(id)?.value ?? id, JSON.parse(facts) as Record<string, string | number>, []);
    },
  };
}
