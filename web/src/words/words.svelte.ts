// Words come from the shared catalogues: Fluent messages by name, in the browser's language unless another is chosen.
// They are loaded in parts (see catalogues.ts): those of the first screen at once, the others on demand.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import parts from "virtual:words";
import { stored } from "../table/stored";
import { ALONE, wire } from "../wire/wire";

const FIRST = "en";
const HYPHEN = /(?<![\p{L}\d])-(?=\d)/gu; // before a number it is a minus

/** Languages by their own names. */
export const LANGUAGES: Record<string, string> = {
  en: "English",
  de: "Deutsch",
  es: "Español",
  fr: "Français",
  it: "Italiano",
  nl: "Nederlands",
  pt: "Português",
};
export const available = Object.keys(LANGUAGES).filter((code) => code in parts);

const chosen = stored<string>("language", "");

class SpokenWords {
  language = $state(FIRST);
  #bundle = $state.raw(new FluentBundle(FIRST));
  #fallback = $state.raw<FluentBundle | null>(null);
  #loaded = new Set(ALONE ? ["first", "alone"] : ["first"]);
  #wanted = FIRST;
  #changed = Promise.resolve();
  #fetched = Promise.resolve(); // resolves when the last parts are there
  #loadingFallback = false;

  /** The language chosen before, or the browser's first supported one. */
  async start(): Promise<void> {
    const asked = [chosen.get(), ...navigator.languages].map((code) => code.slice(0, 2));
    this.#wanted = asked.find((code) => available.includes(code)) ?? FIRST;
    await this.#change();
  }

  /** Change the language. */
  async setLanguage(language: string): Promise<void> {
    chosen.set(language);
    this.#wanted = language;
    await this.#change();
  }

  /** Load these parts, unless they are there. */
  async load(...wanted: string[]): Promise<void> {
    const fresh = wanted.filter((part) => !this.#loaded.has(part));
    if (fresh.length > 0) this.#fetched = this.#fetch(fresh);
    await this.#fetched;
  }

  /** Load the words of a game. Those of a game unknown when the page was built come from the server, with its rules. */
  async loadGame(game: string): Promise<void> {
    await this.load(game in (parts[FIRST] ?? {}) ? game : `/api/games/${game}/words`);
  }

  async #fetch(fresh: string[]): Promise<void> {
    for (const part of fresh) this.#loaded.add(part);
    try {
      await this.#change();
    } catch {
      for (const part of fresh) this.#loaded.delete(part); // tried again when they are needed again
    }
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id) || (this.#fallback?.hasMessage(id) ?? false);
  }

  say(id: string, facts?: Record<string, FluentVariable>): string {
    for (const bundle of [this.#bundle, this.#fallback]) {
      const message = bundle?.getMessage(id);
      if (bundle && message?.value) return bundle.formatPattern(message.value, facts ?? null, []).replace(HYPHEN, "−");
    }
    void this.#loadFallback();
    return id;
  }

  /** Load all parts in the wanted language; changes are queued, so that the last one wins. */
  #change(): Promise<void> {
    const change = this.#changed.then(async () => {
      const language = this.#wanted;
      this.#bundle = await read(language, this.#loaded);
      this.language = language;
      document.documentElement.lang = language;
    });
    this.#changed = change.catch(() => undefined);
    return change;
  }

  /** A message without a translation is shown in English. */
  async #loadFallback(): Promise<void> {
    if (this.language === FIRST || this.#loadingFallback) return;
    this.#loadingFallback = true;
    this.#fallback = await read(FIRST, this.#loaded);
    this.#loadingFallback = false;
  }
}

async function read(language: string, wanted: Iterable<string>): Promise<FluentBundle> {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const texts = await Promise.all([...wanted].map((part) => (part.startsWith("/") ? served(`${part}/${language}`) : built(language, part))));
  for (const text of texts) bundle.addResource(new FluentResource(text)); // the first to name a message has named it
  return bundle;
}

async function built(language: string, part: string): Promise<string> {
  return (await parts[language]?.[part]?.())?.default ?? "";
}

async function served(path: string): Promise<string> {
  const response = await wire.ask(path);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response.text();
}

export const words = new SpokenWords();

/** A message if it exists, else this fallback: for messages that a game may omit. */
export function tOr(id: string, otherwise: string, facts?: Record<string, FluentVariable>): string {
  return words.has(id) ? words.say(id, facts) : otherwise;
}

/** A message in the current language. */
export function t(id: string, facts?: Record<string, FluentVariable>): string {
  return words.say(id, facts);
}
