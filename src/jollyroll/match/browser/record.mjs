// What a record says about its dice, in either written form: every throw and draw, the seals, and what was opened.
// Nothing of the game's rules is needed here, and the rest of the record is looked at only for the mark of the whole game.

import { ActionTracker } from "./actions.mjs";
import { chainOf, fairOf, jsonOpening, openingOf, sealOf, seatOf, Unreadable, whole } from "./record_words.mjs";

const FAIR_LINE = /^ *(fair|chain|(?:seed|seal|open) +([0-9]+)) *: *(.*)$/;
const TOKEN = / *(?:(#.*)|\[([^[\]#]*)\]|[^ [\]#]+|[[\]])/gy;

/** `presets` tells what the options of a text record stand for; without it, there is no mark of the whole game. @param {string} text */
export function readRecord(text, presets = []) {
  const plain = text.replace(/^\ufeff/, "").replaceAll("\r\n", "\n").replaceAll("\t", " ");
  return plain.trimStart().startsWith("{") ? readJson(plain) : readText(plain, presets);
}

function readJson(text) {
  let form;
  try {
    form = JSON.parse(text);
    const { game, rules, options, seats, host, youngest } = form;
    const words = form.events.map(([kind, what]) => (kind === "chance" ? `[${what}]` : kind === "leave" ? `leave:${what}` : what));
    const terms = { game, rules, options, seats, host: host ?? 0, youngest: youngest ?? 0, words };
    const record = { seats: seats.length, bots: botsAmong(seats.map(({ kind }) => kind)), chances: jsonChances(form.events), fair: null, openings: new Map(), terms, byHand: isByHand(form.header?.Dice) };
    if (form.fair) {
      record.fair = fairOf(form.fair.game, form.fair.sides, form.fair.version);
      record.fair.chains = form.fair.chains.map((chain) => ({
        ...chainOf(chain, record.fair.version),
        seats: chain.seats.map((seat) => seatOf(seat.commitment, seat.seed, seat.chain)),
        seals: (chain.seals ?? []).map((sealed) => sealOf(sealed.seat, sealed.after, sealed.chain)),
      }));
      for (const opening of form.openings ?? []) place(record, ...jsonOpening(opening, record.fair.version));
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
    if (kind === "leave") actions.leave(what - 1);
    else if (kind === "choice") actions.choose();
    else return [chanceOf(actions, `#${event + 1}`, what, { atStart: event <= atStart })];
    return [];
  });
}

// Its dice were real, and typed in by people.
function isByHand(dice) {
  return String(dice ?? "").toLowerCase() === "manual";
}

function botsAmong(kinds) {
  return kinds.flatMap((kind, seat) => (kind === "person" ? [] : [seat]));
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
  const record = { seats: names.length, bots: botsAmong(kinds), chances: [], fair: null, openings: new Map(), terms: null, byHand: isByHand(fields.Dice) };
  const words = [];
  const options = optionsOf(fields.Game, Number(fields.Rules ?? 0), fields.Options ?? "", presets);
  if (options) {
    const seats = names.map((name, seat) => ({ name, kind: kinds[seat] }));
    const [rules, host, youngest] = [fields.Rules, fields.Host, fields.Youngest].map((value) => Number(value ?? 0));
    record.terms = { game: fields.Game, rules, options, seats, host, youngest, words };
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

function readBlock(record, opened, [, head, number, rest]) {
  const words = rest.split(/ +/).filter(Boolean);
  const kind = head.split(" ")[0];
  if (kind === "fair" ? record.fair : !record.fair) throw new Unreadable();
  const { chains, version } = record.fair ?? { chains: [], version: 1 };
  const chain = chains.at(-1);
  if (kind === "fair") {
    const { game, sides, version: stated } = named(words);
    record.fair = fairOf(game, sides ?? "", stated);
  } else if (kind === "chain") chains.push(chainOf(named(words), version));
  else if (kind === "seed") {
    if (!chain || Number(number) !== chain.seats.length + 1 || words.length > version + 1) throw new Unreadable();
    chain.seats.push(seatOf(...words));
  } else if (kind === "seal") {
    if (!chain || version === 1) throw new Unreadable();
    const { after, chain: seal } = named(words);
    chain.seals.push(sealOf(number, after, seal));
  } else opened.push([whole(number), openingOf(words, version)]);
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
  const seat = names.indexOf(name) === names.lastIndexOf(name) ? names.indexOf(name) : -1; // two of the same name cannot be told apart
  const turn = { atStart: label[1] === "start", seat, bot: (kinds[seat] ?? "person") !== "person" };
  for (let token = TOKEN.exec(line); token && !token[1]; token = TOKEN.exec(line)) {
    const word = token[0].trim();
    if (token[2] !== undefined) {
      record.chances.push(chanceOf(actions, name ? `${label[1]}. ${name}` : label[1], token[2], turn));
      words.push(`[${record.chances.at(-1).text}]`);
      continue;
    }
    words.push(word);
    if (word.startsWith("leave:")) actions.leave(Number(word.slice(6)) - 1);
    else actions.choose(seat < 0 ? undefined : seat, turn.bot);
  }
}
