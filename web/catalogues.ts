// The catalogues of src/jollyroll/words and of each game, cut for the page: what the first screen says, what each game says while it is
// played, its rules, their register, and what is said afterwards. Each cut is a module of its own, so that a table fetches only what it needs.

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const FOLDER = fileURLToPath(new URL("../src/jollyroll/words", import.meta.url));
const GAMES_FOLDER = fileURLToPath(new URL("../src/jollyroll/games", import.meta.url));
const GAMES = readdirSync(GAMES_FOLDER)
  .filter((name) => existsSync(join(GAMES_FOLDER, name, "words")))
  .sort();
const SHARED = ["digital-rules", "page", "common", "terminal", "coach", "fair", "companion"];
const OF_GAME = ["game", "rules", "page", "coach"]; // files of a game that the page speaks
const INDEX = "virtual:words";
const RESOLVED = "\0words";

/** Messages by name. */
type Messages = Map<string, string>;

/** Languages that have every catalogue the page is cut from. */
function languages(): string[] {
  return readdirSync(FOLDER).filter((name) => /^[a-z]{2}$/.test(name) && SHARED.every((file) => existsSync(join(FOLDER, name, `${file}.ftl`)))).sort();
}

/** A message goes from its name to the next name that begins a line; comments are left out. */
export function messagesOf(text: string): Messages {
  const messages: Messages = new Map();
  let name = "";
  for (const line of text.split("\n")) {
    if (line.startsWith("#")) continue;
    const found = /^([A-Za-z][\w-]*) *=/.exec(line);
    if (found?.[1]) name = found[1];
    if (name) messages.set(name, messages.has(name) ? `${messages.get(name)}\n${line}` : line);
  }
  return messages;
}

/** Where a catalogue lies: `page` is ours, `kings_gold/page` that of a game. */
function fileOf(language: string, name: string): string {
  const [game, file] = name.split("/");
  return file ? join(GAMES_FOLDER, game ?? "", "words", language, `${file}.ftl`) : join(FOLDER, language, `${name}.ftl`);
}

function catalogue(language: string, name: string): Messages {
  const file = fileOf(language, name);
  return existsSync(file) ? messagesOf(readFileSync(file, "utf-8")) : new Map();
}

/** Which part of the page a message belongs to; none, if the page does not say it. */
function partOf(file: string, name: string): string | null {
  const [game, own] = file.split("/");
  if (name.startsWith("refused-")) return null; // the server says these
  if (own === "game" && /^game-[a-z]+(-line)?$/.test(name)) return "first";
  if (own === "rules") return `${game}-register`;
  if (own === "game" && /^(guide|option|value|preset)-/.test(name)) return `${game}-rules`;
  if (own === "coach") return "coach";
  if (own && /^page-[a-z]+-over/.test(name)) return "after";
  if (own) return game ?? null;
  if (file === "digital-rules") return file;
  if (file === "page") return LATER.find(([names]) => names.test(name))?.[1] ?? "first";
  if (file === "common") return "first";
  if (file === "terminal") return name === "dice-many" ? "first" : null;
  if (file === "coach") return /^coach-(exact|estimated)$/.test(name) ? "coach" : null; // the rest is for the terminal and the report it writes
  if (file === "companion") return name === "page-own-dice" ? "first" : file;
  if (file === "fair") return /^(fair|finding|remark)-/.test(name) ? "after" : null;
  return null;
}

/** What the first screen does not say. */
const LATER: [RegExp, string][] = [
  [/^page-(after|replay)-/, "after"],
  [/^page-yours-/, "yours"],
  [/^page-fair-(?!title|good|broken$|promise|fits|differs|unwitnessed)/, "fair"],
  [/^page-(preset|options|house-rule|coach-[a-z]+-choice|absent|stand-in-level|pace|youngest|listed)/, "settings"],
  [/^page-(keys-|leave-(line|for|good)|move-(line|secret)|share-here)/, "keys"],
  [/^page-alone-/, "alone"],
];

const FILES = [...GAMES.flatMap((game) => OF_GAME.map((file) => `${game}/${file}`)), ...SHARED];
const PARTS = ["first", "after", "yours", "fair", "settings", "keys", "alone", "coach", "companion", "digital-rules", ...GAMES.flatMap((game) => [game, `${game}-rules`, `${game}-register`])];

/** All messages of one part in one language, as Fluent text. */
export function cut(language: string, part: string): string {
  const texts: string[] = [];
  for (const file of FILES) for (const [name, text] of catalogue(language, file)) if (partOf(file, name) === part) texts.push(text.trimEnd());
  return texts.join("\n");
}

export function words(): Plugin {
  return {
    name: "jollyroll-words",
    resolveId: (id) => (id === INDEX || id.startsWith(`${INDEX}/`) ? id.replace(INDEX, RESOLVED) : undefined),
    load(id) {
      if (id === RESOLVED) return index();
      if (!id.startsWith(`${RESOLVED}/`)) return undefined;
      const [language = "en", part = "first"] = id.slice(RESOLVED.length + 1).split("/");
      for (const file of FILES) if (existsSync(fileOf(language, file))) this.addWatchFile(fileOf(language, file));
      return `export default ${JSON.stringify(cut(language, part))};`;
    },
  };
}

function index(): string {
  const loader = (language: string, part: string): string => `${JSON.stringify(part)}: () => import("${INDEX}/${language}/${part}")`;
  const rows = languages().map((language) => `${language}: { ${PARTS.map((part) => loader(language, part)).join(", ")} }`);
  return `export default { ${rows.join(",\n")} };`;
}
