// Were the dice as sealed? Every link, throw and draw of a record, reckoned anew, as jollyroll/match/verify.py does.
// Two things need the rules of the game and are taken from the record here: what was left to draw from, and the sides of the dice. Whose throw it was
// is known where the record says so: in the turns of the text notation.

import { DeviceCheck } from "./device_check.mjs";
import { beginsOf, sealsAhead } from "./devices.mjs";
import { drawCase, hex, jointNumber, leadsTo, markOf, nextJointNumber, same, throwDice } from "./fair.mjs";
import { gameNumber } from "./game_mark.mjs";
import { NonceCheck } from "./nonce_check.mjs";
import { sha256 } from "./sha256.mjs";

const MOST_SEARCHES = 16;
const LEAST_MARK = 8;

/** The report on a record as `readRecord` answers it. `mark` is what somebody noted when the game began, or when it was over. */
export function verify(record, mark = "") {
  const check = new Check(record);
  check.checkChains();
  record.chances.forEach((_, index) => check.checkChance(index));
  for (const { code, ...facts } of check.putIn.remarks()) check.find(code, facts, check.remarks);
  if (mark) check.checkMark(mark);
  return check.report();
}

class Check {
  constructor(record) {
    this.record = record;
    this.chains = record.fair?.chains ?? [];
    this.findings = [];
    this.remarks = [];
    this.checked = [];
    this.marks = [];
    this.searches = MOST_SEARCHES;
    this.version = record.fair?.version ?? 1;
    this.putIn = this.version === 1 ? new NonceCheck(record) : new DeviceCheck(record);
    this.begins = beginsOf(this.chains);
    this.joints = [];
    for (const number of this.chains.keys()) this.joints.push(this.joint(number));
    this.game = this.chains.length && record.terms ? gameNumber(this.covered()) : null;
    this.markIs = ""; // what bears the mark that was noted: an envelope, or the game
    this.followed = this.chains.map((chain) => ({ held: chain.seal, heldRoll: 0, skipped: 0, seen: new Set() }));
  }

  joint(number) {
    const { game } = this.record.fair;
    const chain = this.chains[number];
    if (chain.seats.length) {
      const seeds = chain.seats.map((seat) => seat.seed);
      const devices = this.version === 1 ? null : chain.seats.map((seat) => seat.chain);
      return seeds.every(Boolean) ? jointNumber(game, chain.seal, chain.links, chain.restarts, seeds, devices) : null;
    }
    const last = this.record.openings.get(this.begins[number]);
    const before = number ? this.joints[number - 1] : null;
    if (!before || !last) return null;
    const devices = this.version === 1 ? null : sealsAhead(this.chains, this.begins, number);
    return nextJointNumber(before, chain.seal, chain.links, last.link, last.inputs, devices);
  }

  /** Everything that the mark of the game covers. */
  covered() {
    const { terms, fair, openings } = this.record;
    const digits = (bytes) => (bytes ? hex(bytes) : "");
    const seats = (chain) => chain.seats.map((put) => ({ commitment: hex(put.commitment), seed: digits(put.seed), chain: digits(put.chain) }));
    const seals = (chain) => chain.seals.map((sealed) => ({ ...sealed, seat: sealed.seat + 1, chain: hex(sealed.chain) }));
    const chains = this.chains.map((chain) => ({ ...chain, seal: hex(chain.seal), seats: seats(chain), seals: seals(chain) }));
    const opened = [...openings].sort(([one], [two]) => one - two);
    return {
      ...terms,
      fair: { ...fair, game: hex(fair.game), chains },
      openings: opened.map(([number, { link, nonce, left, devices }]) => [number, { link: hex(link), nonce: digits(nonce), left, ...devicesCovered(devices) }]),
    };
  }

  find(code, facts = {}, list = this.findings) {
    list.push({ code, throw: 0, place: "", chain: 0, seat: 0, shown: "", sealed: "", ...facts });
  }

  checkChains() {
    for (const [number, chain] of this.chains.entries()) {
      const facts = { chain: number + 1 };
      if (chain.seats.length) {
        this.marks.push(this.joints[number] ? markOf(this.joints[number], this.version) : "");
        this.checkSeats(chain, facts);
      } else if (number === 0) this.find("chain-alone", facts);
      else if (chain.after >= this.begins[number]) this.find("chain-late", facts);
      if (number && chain.seats.length && chain.after < this.begins[number - 1] + this.chains[number - 1].links) {
        this.find("chain-replaced", { ...facts, throw: chain.after + 1 }, this.remarks);
      }
      this.checkSeals(chain, number);
      if (chain.restarts) this.find("restarted", { ...facts, shown: String(chain.restarts) }, this.remarks);
    }
  }

  checkSeats(chain, facts) {
    if (chain.seats.length !== this.record.seats) this.find("seats-differ", facts);
    for (const [seat, put] of chain.seats.entries()) {
      const copied = chain.seats.slice(0, seat).some((other) => same(other.commitment, put.commitment));
      const differs = put.seed && !same(sha256(put.seed), put.commitment);
      const code = !put.seed ? "seed-missing" : differs ? "seed-differs" : copied ? "seed-twice" : "";
      if (code) this.find(code, { ...facts, seat: seat + 1 });
    }
  }

  checkSeals(chain, number) {
    const [begin, following] = [this.begins[number], this.chains[number + 1]];
    const end = following?.seats.length ? following.after + 1 : begin + chain.links;
    for (const { seat, after } of chain.seals) {
      const facts = { chain: number + 1 };
      if (seat >= this.record.seats || this.record.bots.includes(seat)) this.find("seats-differ", facts);
      else if (!(begin <= after && after < end)) this.find("seal-misplaced", { ...facts, seat: seat + 1 });
    }
  }

  /** The chain a throw belongs to and its number there; null if there is none. */
  placeOf(index) {
    for (let chain = this.chains.length - 1; chain >= 0; chain -= 1) {
      if (this.begins[chain] <= index) {
        const roll = index - this.begins[chain] + 1;
        return roll <= this.chains[chain].links ? { chain, roll } : null;
      }
    }
    return null;
  }

  checkChance(index) {
    const chance = this.record.chances[index];
    const opening = this.record.openings.get(index + 1);
    const place = this.placeOf(index);
    const begun = this.begins.length > 0 && this.begins[0] <= index;
    let facts = { code: "" };
    if (place && opening) facts = this.checkOpening(index, place, opening, chance);
    else if (place) facts.code = "not-opened";
    else if (begun) facts.code = "chain-used-up";
    else facts.code = opening ? "not-sealed" : "unsealed";
    const dice = opening ? !opening.left : !chance.text.includes(":");
    const witness = (opening?.devices?.witness ?? -1) + 1;
    this.checked.push({ throw: index + 1, place: chance.place, text: chance.text, dice, code: facts.code, witness });
    if (facts.code && facts.code !== "unsealed" && facts.code !== "seed-missing") {
      const chain = place ? place.chain + 1 : 0;
      const { code, ...more } = facts;
      this.find(code, { throw: index + 1, place: chance.place, chain, ...more });
    }
  }

  checkOpening(index, place, opening, chance) {
    const following = this.record.openings.get(index + 2)?.link;
    const { code, roll } = this.follow(place.chain, place.roll, opening.link, following);
    const wrong = this.putIn.check({ chain: place.chain, roll }, opening, chance, index);
    if (code) return { code };
    const joint = this.joints[place.chain];
    if (!joint) return { code: "seed-missing" };
    if (wrong) return wrong;
    const { text } = chance;
    if (opening.left) return this.checkDraw(opening, joint, roll, text);
    const sides = throwDice(opening.link, joint, roll, opening.inputs, text.length);
    const sealed = sides.map((side) => this.record.fair.sides[side - 1]).join("");
    return sealed === text ? { code: "" } : { code: "dice-differ", shown: text, sealed };
  }

  checkDraw(opening, joint, roll, text) {
    const items = opening.left.split(",").map((item) => /^([0-9]{1,3})\*(.+)$/.exec(item));
    const total = items.reduce((sum, item) => sum + Number(item?.[1] ?? NaN), 0);
    if (!(total >= 1 && total <= 256)) return { code: "left-differs", shown: opening.left };
    let left = drawCase(opening.link, joint, roll, opening.inputs, total);
    const drawn = items.find((item) => (left -= Number(item[1])) < 0);
    const colon = text.lastIndexOf(":") + 1;
    const sealed = text.slice(0, colon) + drawn[2];
    return sealed === text ? { code: "" } : { code: "draw-differs", shown: text, sealed };
  }

  /** What is wrong with a link, judged by the last one that was proven, and which throw of its chain it opens. */
  follow(number, byCount, link, following) {
    const chain = this.followed[number];
    let roll = byCount + chain.skipped;
    if (chain.seen.has(hex(link))) return { code: "link-twice", roll };
    let code = "";
    const goesOn = Boolean(following) && leadsTo(following, link, 1);
    if (!leadsTo(link, chain.held, roll - chain.heldRoll)) {
      const gap = this.gap(chain, this.chains[number].links, roll, link);
      chain.skipped += gap;
      roll += gap;
      code = gap ? "link-skipped" : chain.heldRoll || !goesOn ? "link-broken" : "seal-differs";
    }
    if (code !== "link-broken" || goesOn) {
      chain.held = link;
      chain.heldRoll = roll;
    }
    chain.seen.add(hex(link));
    return { code, roll };
  }

  gap(chain, links, roll, link) {
    if (this.searches === 0) return 0;
    this.searches -= 1;
    let reached = link;
    for (let step = chain.heldRoll; step < roll; step += 1) reached = sha256(reached);
    for (let gap = 1; gap <= links - roll; gap += 1) {
      reached = sha256(reached);
      if (same(reached, chain.held)) return gap;
    }
    return 0;
  }

  checkMark(mark) {
    const digits = mark.replace(/\s+/g, "").toLowerCase();
    const bears = (bytes) => digits.length >= LEAST_MARK && hex(bytes).startsWith(digits);
    if (this.game && bears(this.game)) this.markIs = "game";
    else if ([...this.joints.filter(Boolean), ...this.chains.map((chain) => chain.seal)].some(bears)) this.markIs = "envelope";
    else this.find("mark-differs", { shown: mark, sealed: [...this.marks, ...(this.game ? [markOf(this.game, this.version)] : [])].join(", ") });
  }

  /** What comes too late for the mark of the envelope: fresh nonces, or which devices put links in; empty if nothing does. */
  leftOpen() {
    if (this.version > 1) return this.putIn.hasDevices() ? "devices" : "";
    return this.chains.some((chain) => chain.nonces === "fresh") ? "fresh" : "";
  }

  report() {
    const unsealed = this.checked.filter((each) => each.code === "unsealed").length;
    const count = (dice) => this.checked.filter((each) => each.dice === dice && !each.code).length;
    let status = unsealed ? "partly" : "verified";
    if (unsealed === this.checked.length) status = "nothing";
    if (this.findings.length) status = "failed";
    const { checked, findings, remarks, marks, markIs } = this;
    const gameMark = this.game ? markOf(this.game, this.version) : "";
    const witnessed = checked.filter((each) => each.witness && !each.code).length;
    return { status, throws: count(true), draws: count(false), unsealed, witnessed, marks, gameMark, markIs, leftOpen: this.leftOpen(), findings, remarks, checked };
  }
}

function devicesCovered(devices) {
  if (!devices) return {};
  const { thrower, throwerLink, witness, witnessLink, passed } = devices;
  const seen = (seat, link) => [seat + 1, link ? hex(link) : ""];
  const [[one, oneLink], [two, twoLink]] = [seen(thrower, throwerLink), seen(witness, witnessLink)];
  return { thrower: one, thrower_link: oneLink, witness: two, witness_link: twoLink, passed: passed.map((seat) => seat + 1) };
}
