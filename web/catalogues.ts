// The catalogues of src/jollyroll/words, cut for the page: what the first screen says, what each game says while it is played,
// its rules, and what is said afterwards. Each cut is a module of its own, so that a table fetches only what it needs.

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const FOLDER = fileURLToPath(new URL("../src/jollyroll/words", import.meta.url));
const GAMES: Record<string, string> = { kg: "kings_gold", pk: "piraten_kapern", omg: "oh_my_gold" };
const CODES = Object.fromEntries(Object.entries(GAMES).map(([code, game]) => [game, code]));
const INDEX = "virtual:words";
const RESOLVED = "\0words";

/** Messages by name. */
type Messages = Map<string, string>;

/** Languages that have every catalogue the page is cut from. */
function languages(): string[] {
  return readdirSync(FOLDER).filter((name) => /^[a-z]{2}$/.test(name) && FILES.every((file) => existsSync(join(FOLDER, name, `${file}.ftl`)))).sort();
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

function catalogue(language: string, name: string): Messages {
  return messagesOf(readFileSync(join(FOLDER, language, `${name}.ftl`), "utf-8"));
}

/** Which part of the page a message belongs to; none, if the page does not say it. */
function partOf(file: string, name: string): string | null {
  const code = CODES[file];
  if (code) {
    if (name === `game-${code}` || name === `game-${code}-line`) return "first";
    if (name.startsWith("refused-")) return null; // the server says these
    return /^(guide|option|value|preset)-/.test(name) ? `${file}-rules` : file;
  }
  if (file.endsWith("-rules")) return file;
  if (file === "page") {
    const game = /^page-(?:tip-)?(kg|pk|omg)-/.exec(name)?.[1];
    if (game) return GAMES[game] ?? null;
    return /^page-(after|replay)-/.test(name) ? "after" : "first";
  }
  if (file === "common") return name.startsWith("refused-") ? null : "first";
  if (file === "terminal") return name === "dice-many" ? "first" : null;
  if (file === "coach") return name.startsWith("refused-") ? null : "coach";
  if (file === "fair") return /^(fair|finding|remark)-/.test(name) ? "after" : null;
  return null;
}

const FILES = [...Object.values(GAMES), ...Object.values(GAMES).map((game) => `${game}-rules`), "digital-rules", "page", "common", "terminal", "coach", "fair"];
const PARTS = ["first", "after", "coach", "digital-rules", ...Object.values(GAMES), ...Object.values(GAMES).map((game) => `${game}-rules`)];

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
      for (const file of FILES) this.addWatchFile(join(FOLDER, language, `${file}.ftl`));
      return `export default ${JSON.stringify(cut(language, part))};`;
    },
  };
}

function index(): string {
  const loader = (language: string, part: string): string => `${JSON.stringify(part)}: () => import("${INDEX}/${language}/${part}")`;
  const rows = languages().map((language) => `${language}: { ${PARTS.map((part) => loader(language, part)).join(", ")} }`);
  return `export default { ${rows.join(",\n")} };`;
}
