// Version 2: actions are called, then witnessed, then decided. The result must match the call.

import type { BegunShown, CalledShown, ChancePart, DevicesInfo, PassedShown, PlayedShown, TableInfo } from "../types";
import { heldAt, mayAct, OpenedLinks, throwerOf, witnessesOf, type ActingSeat } from "./devices";
import type { Fault } from "./known";
import type { LinkPlace } from "./server_chain";
import { NO_DEVICES, throwsOf } from "./tally";

/** An action that waits for its witness. */
export interface Call extends ActingSeat {
  first: number; // the event with which it was called
  at: number; // the event that named this witness
  choice: number | null;
  place: LinkPlace;
  link: string;
  witness: number;
  passed: number[];
  sound: boolean; // everything about it is as it must be
}

/** Follows the actions of a table: the call, the witnesses, the result. */
export class Calls {
  open: Call | null = null;
  kept = true; // what came last is what had been called
  #links = new OpenedLinks();
  #gone: number[] = []; // seats that left for good

  /** Register a call. Returns its fault, if any. */
  called(seq: number, body: CalledShown, table: TableInfo, next: LinkPlace | null): Fault["code"] | null {
    const before = this.open;
    const held = next ? heldAt(table.fair, next) : [];
    const there = table.seats[body.seat];
    const leaves = body.by === "person" && there?.kind === "person" && body.link === "" && (Boolean(held[body.seat]) || there.stand_in !== "");
    const place = { chain: body.chain, roll: body.roll, throw: next?.throw ?? 0 };
    const call: Call = { seat: body.seat, by: body.by, leaves, first: before?.first ?? seq, at: seq, choice: body.choice?.number ?? null, place, link: body.link, witness: body.witness, passed: body.passed, sound: false };
    this.open = call;
    if (!next || next.chain !== body.chain || next.roll !== body.roll) return "asked-early";
    if (table.stage === "revealing" ? body.seat >= 0 || unshown(table) : body.seat < 0) return "call-differs";
    const again = before === null || (sameAction(before, call) && before.link === call.link && startsWith(call.passed, [...before.passed, before.witness]));
    const thrower = throwerOf(call, table, held);
    const chain = held[thrower];
    const linked = chain ? this.#links.leads(call.link, chain, next) : call.link === "";
    call.sound = again && (before?.sound ?? true) && linked && mayAct(call, table) && this.#inTurn(call, table, next);
    return call.sound ? null : "call-differs";
  }

  /** Register a witness passed over. Returns the fault, if any. */
  passed(seq: number, body: PassedShown, table: TableInfo): Fault["code"] | null {
    const before = this.open;
    if (!before || before.witness !== body.seat) return "call-differs";
    const call = { ...before, at: seq, witness: body.witness, passed: [...before.passed, body.seat] };
    call.sound = before.sound && this.#inTurn(call, table, call.place);
    this.open = call;
    return call.sound ? null : "call-differs";
  }

  /** Register a result: for each throw, whether the right devices took part. */
  action(body: BegunShown | PlayedShown, table: TableInfo, next: LinkPlace | null): (part: ChancePart) => boolean {
    const actor: ActingSeat = body.kind === "begun" ? { seat: -1, by: "clock", leaves: false } : { seat: body.seat, by: body.by, leaves: body.parts.some((part) => "leave" in part) };
    const [head] = body.parts;
    const choice = head && "choice" in head ? head.choice : null;
    const devices = throwsOf(body)[0]?.devices ?? NO_DEVICES;
    if (body.kind === "begun") this.#gone = left(table);
    const call = this.open;
    this.open = null;
    this.kept = call ? sameAction(call, { ...actor, choice, place: next ?? call.place }) && follows(devices, call) : devices.witness < 0;
    const able = call?.sound ?? mayAct(actor, table); // a person who is back since then does not undo what a bot has called
    const proper = next !== null && this.kept && able && this.#proper(actor, devices, table, next);
    for (const part of body.parts) if ("leave" in part) this.#gone = [...this.#gone, part.leave];
    const one = JSON.stringify(devices); // one action, the same devices
    return (part) => proper && JSON.stringify(part.devices ?? NO_DEVICES) === one;
  }

  /** True if the devices of an action and their links are right. */
  #proper(actor: ActingSeat, { thrower, thrower_link, witness, witness_link, passed }: DevicesInfo, table: TableInfo, place: LinkPlace): boolean {
    const held = heldAt(table.fair, place);
    const own = throwerOf(actor, table, held);
    const due = witness < 0 && held[own]?.late ? -1 : own; // a chain sealed late does not count alone
    const asked = witnessesOf(actor, table, held, this.#gone, own >= 0);
    const leads = (seat: number, link: string): boolean => {
      const chain = held[seat];
      return chain ? this.#links.leads(link, chain, place) : seat < 0 && link === "";
    };
    if (thrower !== due || !leads(due, thrower_link) || !leads(witness, witness_link)) return false;
    return witness < 0 ? same(passed, asked) : asked.includes(witness) && same(passed, asked.slice(0, asked.indexOf(witness)));
  }

  /** True if the witness is the next one who may be asked. */
  #inTurn(call: Call, table: TableInfo, place: LinkPlace): boolean {
    const gone = table.stage === "revealing" ? left(table) : this.#gone;
    const asked = witnessesOf(call, table, heldAt(table.fair, place), gone, call.link !== "");
    return asked.includes(call.witness) && same(call.passed, asked.slice(0, asked.indexOf(call.witness)));
  }
}

type Chosen = ActingSeat & Pick<Call, "choice" | "place">;

/** True if the action matches its call. Leaving cannot always be recognised in a call. */
function sameAction(call: Call, done: Chosen): boolean {
  const fields = ({ seat, by, choice, place }: Chosen): unknown[] => [seat, by, choice, place.chain, place.roll];
  return JSON.stringify(fields(call)) === JSON.stringify(fields(done)) && (call.link === "" ? done.leaves || !call.leaves : !done.leaves);
}

/** True if the contributions come from the caller and the witnesses asked. */
function follows(devices: DevicesInfo, call: Call): boolean {
  const witnessed = devices.witness === call.witness && same(devices.passed, call.passed);
  const alone = devices.witness < 0 && startsWith(devices.passed, [...call.passed, call.witness]);
  return (witnessed || alone) && (devices.thrower < 0 || devices.thrower_link === call.link);
}

/** True if somebody has not revealed their seed yet. */
function unshown(table: TableInfo): boolean {
  return table.seats.some((seat, number) => seat.kind === "person" && !table.fair.chains[0]?.seats[number]?.seed);
}

function left(table: TableInfo): number[] {
  return table.seats.flatMap((seat, number) => (seat.left ? [number] : []));
}

function same(one: number[], two: number[]): boolean {
  return one.length === two.length && startsWith(one, two);
}

function startsWith(whole: number[], start: number[]): boolean {
  return start.every((each, place) => whole[place] === each);
}
