// Words come from the same catalogues as everywhere: Fluent messages by name, in the language of the browser unless another is chosen.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

const pages = import.meta.glob<string>(
  ["../../../src/jollyroll/words/*/*.ftl", "!**/help.ftl", "!**/terminal.ftl", "!**/lab.ftl", "!**/solve.ftl", "!**/position.ftl", "!**/record.ftl"],
  { query: "?raw", import: "default" },
);
const FIRST = "en";
const KEPT = "jollyroll/language";

/** Languages by the name their speakers call them. */
export const LANGUAGES: Record<string, string> = {
  en: "English",
  de: "Deutsch",
  es: "Español",
  fr: "Français",
  it: "Italiano",
  nl: "Nederlands",
  pt: "Português",
};
export const spoken = [...new Set(Object.keys(pages).map((path) => path.split("/").at(-2) ?? FIRST))].filter((code) => code in LANGUAGES);

class Words {
  language = $state(FIRST);
  ready = $state(false);
  #bundle = $state.raw(new FluentBundle(FIRST));
  #fallback: FluentBundle | null = null;

  /** The language chosen before, or the browser's first that we speak. */
  async start(): Promise<void> {
    let chosen: string | null = null;
    try {
      chosen = localStorage.getItem(KEPT);
    } catch {
      // nothing is kept here
    }
    const asked = [chosen ?? "", ...navigator.languages].map((code) => code.slice(0, 2));
    await this.speak(asked.find((code) => spoken.includes(code)) ?? FIRST, false);
  }

  async speak(language: string, remember = true): Promise<void> {
    const bundle = await read(language);
    if (language !== FIRST) this.#fallback ??= await read(FIRST);
    this.#bundle = bundle;
    this.language = language;
    this.ready = true;
    document.documentElement.lang = language;
    if (!remember) return;
    try {
      localStorage.setItem(KEPT, language);
    } catch {
      // then the browser's language it is, next time
    }
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id) || (this.#fallback?.hasMessage(id) ?? false);
  }

  say(id: string, facts?: Record<string, FluentVariable>): string {
    for (const bundle of [this.#bundle, this.#fallback]) {
      const message = bundle?.getMessage(id);
      if (bundle && message?.value) return bundle.formatPattern(message.value, facts ?? null, []);
    }
    return id;
  }
}

async function read(language: string): Promise<FluentBundle> {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const mine = Object.entries(pages).filter(([path]) => path.includes(`/words/${language}/`));
  const texts = await Promise.all(mine.map(([, load]) => load()));
  for (const text of texts) bundle.addResource(new FluentResource(text));
  return bundle;
}

export const words = new Words();

/** A message in the language spoken. */
export function t(id: string, facts?: Record<string, FluentVariable>): string {
  return words.say(id, facts);
}
