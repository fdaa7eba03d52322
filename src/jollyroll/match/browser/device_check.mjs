// Version 2: whether the links of devices are those that had to be put in: see jollyroll/match/device_check.py and device_remarks.py.

import { NOBODY, UNKNOWN } from "./actions.mjs";
import { beginsOf, deviceChains, possibleWitnesses } from "./devices.mjs";
import { hex, leadsTo } from "./fair.mjs";

const MOST_BROKEN = 16;

export class DeviceCheck {
  constructor(record) {
    this.record = record;
    this.chains = record.fair.chains;
    this.begins = beginsOf(this.chains);
    this.proven = new Map();
    this.broken = 0;
    this.throws = 0;
    this.witnessed = 0;
    this.passed = new Map(); // how often each seat was passed over
    this.without = new Map(); // how often somebody's seat acted without their device
  }

  /** What is wrong with what was put into a throw, if anything; `index` counts all throws from 0. */
  check({ chain, roll }, { devices }, { action, gone, nobody }, index) {
    this.throws += 1;
    if (devices.witness !== NOBODY) this.witnessed += 1;
    if (action.devices) return asText(action.devices) === asText(devices) ? null : { code: "links-changed" };
    action.devices = devices;
    const opens = nobody && roll === 1 && this.chains[chain].seats.length > 0 && index > 0; // a table may have opened here: then it is nobody's
    const held = deviceChains(this.chains, this.begins, chain, index);
    const named = opens ? UNKNOWN : action.acting;
    const acting = named === UNKNOWN ? devices.thrower : named;
    const known = named !== UNKNOWN || devices.thrower !== NOBODY;
    const settled = action.settled || this.record.bots.includes(acting) || acting === NOBODY;
    const at = { devices, gone, held, acting, known, settled, index, own: settled ? null : (held[acting] ?? null) };
    this.count(at);
    return this.checkThrower(at) ?? this.checkWitness(at);
  }

  count({ devices, own, acting }) {
    for (const seat of devices.passed) this.passed.set(seat, (this.passed.get(seat) ?? 0) + 1);
    const leftOut = own?.late && devices.witness === NOBODY;
    if (own && !leftOut && devices.thrower === NOBODY) this.without.set(acting, (this.without.get(acting) ?? 0) + 1);
  }

  checkThrower({ devices: { thrower, throwerLink, witness }, held, acting, settled, index }) {
    if (thrower === NOBODY) return null;
    const seat = thrower + 1;
    if (settled || thrower !== acting) return { code: "thrower-differs", seat };
    const chain = held[thrower];
    if (!chain || !this.leads(throwerLink, chain, index)) return { code: "thrower-link", seat };
    return chain.late && witness === NOBODY ? { code: "late-chain-alone", seat } : null;
  }

  checkWitness(at) {
    const { devices, held, own, known, index } = at;
    const { thrower, witness, witnessLink, passed } = devices;
    const seat = witness + 1;
    const asked = this.asked(at, thrower !== NOBODY);
    const chain = held[witness];
    if (witness === NOBODY) {
      const proper = own?.late ? [asked, this.asked(at, true)] : [asked];
      return !known || proper.some((each) => asText(each) === asText(passed)) ? null : { code: "witness-missing" };
    }
    const inTurn = asked.includes(witness) && asText(asked.slice(0, asked.indexOf(witness))) === asText(passed);
    if (!(known ? inTurn : this.couldWitness(at))) {
      return { code: chain?.late && thrower === NOBODY ? "late-chain-alone" : "witness-differs", seat };
    }
    return this.leads(witnessLink, chain, index) ? null : { code: "witness-link", seat };
  }

  /** Where nobody can tell whose action it was: the witness could have been one of somebody's. */
  couldWitness({ devices: { thrower, witness, passed }, gone, held }) {
    const chain = held[witness];
    const there = !this.record.bots.includes(witness) && !gone.includes(witness) && !passed.includes(witness);
    return Boolean(chain) && there && !(chain.late && thrower === NOBODY);
  }

  asked({ gone, held, acting }, withThrower) {
    const { seats, bots } = this.record;
    return possibleWitnesses({ seats, bots, gone, chains: held, acting, withThrower });
  }

  leads(link, chain, index) {
    const name = `${hex(chain.seal)} ${chain.after}`;
    const { roll, reached } = this.proven.get(name) ?? { roll: 0, reached: chain.seal };
    const next = index + 1 - chain.after;
    if (this.broken === MOST_BROKEN) return true;
    if (!leadsTo(link, reached, next - roll)) {
      this.broken += 1;
      return false;
    }
    this.proven.set(name, { roll: next, reached: link });
    return true;
  }

  /** What is worth knowing, what weighs most first. */
  remarks() {
    if (!this.hasDevices()) return this.throws ? [{ code: "one-program" }] : [];
    const unwitnessed = this.throws - this.witnessed;
    const counted = (code, counts) => bySeat(counts).map(([seat, times]) => ({ code, seat: seat + 1, shown: String(times) }));
    return [
      ...(unwitnessed ? [{ code: "unwitnessed", shown: String(unwitnessed) }] : []),
      ...counted("passed-over", this.passed),
      ...counted("without-device", this.without),
      ...this.shared(),
      ...this.late(),
    ];
  }

  hasDevices() {
    return this.chains.some(({ seats, seals }) => seals.length > 0 || seats.some(({ chain }) => chain));
  }

  shared() {
    return this.chains.flatMap(({ seats }) => {
      const seals = seats.map(({ chain }) => (chain ? hex(chain) : ""));
      return seals.flatMap((seal, seat) => {
        const together = seals.flatMap((other, place) => (other === seal ? [place + 1] : []));
        return seal && together.length > 1 && together[0] === seat + 1 ? [{ code: "one-device", seat: seat + 1, shown: together.join(", ") }] : [];
      });
    });
  }

  late() {
    const late = this.chains.flatMap(({ seats, seals }, number) => seals.filter(({ after }) => seats.length || after !== this.begins[number]));
    const times = new Map();
    for (const { seat, after } of late) {
      const { first, count } = times.get(seat) ?? { first: after + 1, count: 0 };
      times.set(seat, { first, count: count + 1 });
    }
    return bySeat(times).map(([seat, { first, count }]) => ({ code: "sealed-late", throw: first, seat: seat + 1, shown: String(count) }));
  }
}

function bySeat(counts) {
  return [...counts].sort(([one], [two]) => one - two);
}

function asText(value) {
  return JSON.stringify(value, (_, each) => (each instanceof Uint8Array ? hex(each) : each));
}
