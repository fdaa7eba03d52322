// What a record says about its dice, in either written form: every throw and draw, the seals, and what was opened.
// Nothing of the game's rules is needed here, and the rest of the record is looked at only for the mark of the whole game.

import { ActionTracker } from "./actions.mjs";
import { fromHex } from "./fair.mjs";

const LINK = /^[0-9a-f]{64}$/;
const NONCE = /^[0-9a-f]{32}$/;
const FAIR_LINE = /^ *(fair|chain|seed +([0-9]+)|open +([0-9]+)) *: *(.*)$/;
const TOKEN = / *(?:(#.*)|\[([^[\]#]*)\]|[^ [\]#]+|[[\]])/gy;

/** Something that cannot be read. */
export class Unreadable extends Error {}

/** `presets` tells what the options of a text record stand for; without it, there is no mark of the whole game. @param {string} text */
export function readRecord(text, presets = []) {
  const plain = text.replace(/^\ufeff/, "").replaceAll("\r\n", "\n").replaceAll("\t", " ");
  return plain.trimStart().startsWith("{") ? readJson(plain) : readText(plain, presets);
}

function bytes(digits, form) {
  if (typeof digits !== "string" || !form.test(digits)) throw new Unreadable();
  return fromHex(digits);
}

function whole(value) {
  const number = typeof value === "number" ? value : /^[0-9]{1,9}$/.test(value ?? "") ? Number(value) : -1;
  if (!Number.isInteger(number) || number < 0) throw new Unreadable();
  return number;
}

function chainOf(after, links, restarts, nonces, seal) {
  if (nonces !== "fresh" && nonces !== "seeds") throw new Unreadable();
  return { after: whole(after), links: whole(links), restarts: whole(restarts), nonces, seal: bytes(seal, LINK), seats: [] };
}

function seatOf(commitment, seed) {
  return { commitment: bytes(commitment, LINK), seed: seed == null ? null : bytes(seed, LINK) };
}

function openingOf(link, nonce, left) {
  return { link: bytes(link, LINK), nonce: bytes(nonce, NONCE), left: left ?? "" };
}

function readJson(text) {
  let form;
  try {
    form = JSON.parse(text);
    const { game, rules, options, seats, host, youngest } = form;
    const words = form.events.map(([kind, what]) => (kind === "chance" ? `[${what}]` : kind === "leave" ? `leave:${what}` : what));
    const told = { game, rules, options, seats, host: host ?? 0, youngest: youngest ?? 0, words };
    const record = { seats: seats.length, chances: jsonChances(form.events), fair: null, openings: new Map(), told };
    if (form.fair) {
      const chains = form.fair.chains.map((chain) => ({
        ...chainOf(chain.after, chain.links, chain.restarts, chain.nonces, chain.seal),
        seats: chain.seats.map((seat) => seatOf(seat.commitment, seat.seed)),
      }));
      record.fair = { game: bytes(form.fair.game, NONCE), sides: String(form.fair.sides), chains };
      for (const [throwNumber, ...opening] of form.openings ?? []) place(record, whole(throwNumber), openingOf(...opening));
    }
    return record;
  } catch (error) {
    throw error instanceof Unreadable ? error : new Unreadable();
  }
}

// Whose turn it is, this form does not say; only a lot at the beginning tells that everything up to it was drawn by nobody.
function jsonChances(events) {
  const actions = new ActionTracker();
  const begun = events.findIndex(([kind, what]) => kind !== "chance" || !String(what).includes(":") || isLot(what));
  const atStart = isLot(events[begun]?.[1] ?? "") ? begun : -1;
  return events.flatMap(([kind, what], event) => {
    if (kind === "leave") actions.leave();
    else if (kind === "choice") actions.choose();
    else return [chanceOf(actions, `#${event + 1}`, what, { atStart: event <= atStart })];
    return [];
  });
}

function isLot(text) {
  return String(text).startsWith("seat:");
}

function chanceOf(actions, place, text, { atStart, seat = -1, bot = false }) {
  const word = String(text).replaceAll(" ", "");
  const drawn = word.includes(":");
  const action = actions.chance({ place: seat < 0 && !atStart ? "" : place, drawn, nobody: drawn && (atStart || isLot(word)), seat, bot });
  return { place, text: drawn ? word : word.toUpperCase(), ...action };
}

function place(record, throwNumber, opening) {
  if (throwNumber < 1 || throwNumber > record.chances.length || record.openings.has(throwNumber)) throw new Unreadable();
  record.openings.set(throwNumber, opening);
}

function readText(text, presets) {
  const lines = text.split("\n");
  const end = lines.findIndex((line, place) => place > 0 && !line.trim());
  if (!/^ *Jollyroll *:/.test(lines.find((line) => line.trim() && !line.trimStart().startsWith("#")) ?? "") || end < 0) {
    throw new Unreadable();
  }
  const fields = Object.fromEntries(lines.slice(0, end).map((line) => [line.split(":")[0].trim(), line.slice(line.indexOf(":") + 1).trim()]));
  const people = (fields.Seats ?? "").split(";");
  const names = people.map((seat) => seat.replace(/\([^()]*\) *$/, "").trim());
  const kinds = people.map((seat) => /\( *(bot:[^()]*?) *\) *$/.exec(seat)?.[1] ?? "person");
  const record = { seats: names.length, chances: [], fair: null, openings: new Map(), told: null };
  const words = [];
  const options = optionsOf(fields.Game, Number(fields.Rules ?? 0), fields.Options ?? "", presets);
  if (options) {
    const seats = names.map((name, seat) => ({ name, kind: kinds[seat] }));
    const [rules, host, youngest] = [fields.Rules, fields.Host, fields.Youngest].map((value) => Number(value ?? 0));
    record.told = { game: fields.Game, rules, options, seats, host, youngest, words };
  }
  const opened = [];
  const actions = new ActionTracker();
  for (const line of lines.slice(end)) {
    if (!line.trim() || line.trimStart().startsWith("#")) continue;
    const found = FAIR_LINE.exec(line);
    if (found) readBlock(record, opened, found);
    else readTurn(record, actions, words, names, kinds, line);
  }
  for (const [throwNumber, opening] of opened) place(record, throwNumber, opening);
  return record;
}

// The value of every option: those of the preset, or the usual ones, and single changes. Null, if the preset is not known.
function optionsOf(game, rules, line, presets) {
  const [preset, changes] = [line.split(/ +/).find((word) => !word.includes("=")) ?? "", line.split(/ +/).filter((word) => word.includes("="))];
  const usual = presets.find((each) => each.game === game && each.rules === rules && each.preset === preset);
  return usual ? { ...usual.options, ...named(changes) } : null;
}

function readBlock(record, opened, [, kind, seat, throwNumber, rest]) {
  const words = rest.split(/ +/).filter(Boolean);
  if (kind === "fair" ? record.fair : !record.fair) throw new Unreadable();
  const chains = record.fair?.chains ?? [];
  if (kind === "fair") {
    const { game, sides } = named(words);
    record.fair = { game: bytes(game, NONCE), sides: sides ?? "", chains: [] };
  } else if (kind === "chain") {
    const { after, links, restarts, nonces, seal } = named(words);
    chains.push(chainOf(after, links, restarts, nonces, seal));
  } else if (seat) {
    const chain = chains.at(-1);
    if (!chain || Number(seat) !== chain.seats.length + 1 || words.length > 2) throw new Unreadable();
    chain.seats.push(seatOf(words[0], words[1]));
  } else {
    if (words.length > 3) throw new Unreadable();
    opened.push([whole(throwNumber), openingOf(...words)]);
  }
}

function named(words) {
  return Object.fromEntries(words.map((word) => [word.slice(0, word.indexOf("=")), word.slice(word.indexOf("=") + 1)]));
}

// A turn begins with its number and the player's name, which may hold anything but a semicolon or parentheses.
function readTurn(record, actions, words, names, kinds, line) {
  const label = /^ *(start|[0-9]+) */.exec(line);
  if (!label) throw new Unreadable();
  let begin = label[0].length;
  let name = "";
  if (line[begin] === ".") {
    const rest = line.slice(begin + 1).trimStart();
    const fits = names.filter((each) => rest.startsWith(each) && /^ *:/.test(rest.slice(each.length)));
    name = fits.sort((one, two) => two.length - one.length)[0] ?? "";
    begin = line.length - rest.length + name.length;
  }
  TOKEN.lastIndex = line.indexOf(":", begin) + 1;
  if (TOKEN.lastIndex === 0) throw new Unreadable();
  const seat = names.indexOf(name);
  const turn = { atStart: label[1] === "start", seat, bot: (kinds[seat] ?? "person") !== "person" };
  for (let token = TOKEN.exec(line); token && !token[1]; token = TOKEN.exec(line)) {
    const word = token[0].trim();
    if (token[2] !== undefined) {
      record.chances.push(chanceOf(actions, name ? `${label[1]}. ${name}` : label[1], token[2], turn));
      words.push(`[${record.chances.at(-1).text}]`);
      continue;
    }
    words.push(word);
    if (word.startsWith("leave:")) actions.leave();
    else actions.choose(turn.bot);
  }
}
