// Checks every throw on arrival: the link leads to the previous one, the contributions are the required ones, and the outcome follows
// from them. The server's word is never enough: everything is compared with what this device has seen and done.

import { deviceInputs, fromHex } from "@fair/fair.mjs";
import { GameHistory } from "../history";
import type { BegunShown, ChancePart, EventFrame, PlayedShown, TableInfo } from "../types";
import { Calls, type Call } from "./calls";
import { heldAt, type Held } from "./devices";
import { Envelope, isFirst } from "./envelope";
import { fallen } from "./fallen";
import { NOTHING_KNOWN, type CheckResult, type Fault, type KnownHere } from "./known";
import { noncesOf, type NextLink } from "./nonces";
import { ServerChain, type LinkPlace } from "./server_chain";
import { counted, NO_DEVICES, NO_THROWS, throwsOf, type WitnessTally } from "./tally";
import { HistoryHash } from "./history_hash";

/** The next throw, and the chain that each seat's device has for it. */
export interface NextThrow {
  table: TableInfo;
  place: LinkPlace;
  held: (Held | null)[];
}

/** Follows a table from its first event on; each event once, without gaps. */
export class Checker {
  readonly history = new GameHistory();
  readonly faults: Fault[] = []; // promises broken, in order
  tally: WitnessTally = NO_THROWS;
  #table: TableInfo | null = null;
  #envelope: Envelope;
  #chain = new ServerChain();
  #calls = new Calls();
  #trail = new HistoryHash();
  #wrong = 0; // throws that were not as they had to be
  #byHand = false; // the table was opened for real dice: people type what they show, and nothing was sealed

  constructor(private readonly known: () => KnownHere = () => NOTHING_KNOWN) {
    this.#envelope = new Envelope(known);
  }

  /** Whether each throw of an event is correct; null for parts that are no throw. */
  check(frame: EventFrame): (CheckResult | null)[] {
    const before = this.#table;
    this.history.add(frame);
    if (frame.table) this.#see(frame.table, before, frame.seq);
    const verdicts = this.#table ? this.#event(frame, this.#table, before) : [];
    this.#trail.add(frame);
    return verdicts;
  }

  /** Version 1: the next link, as far as it is public. */
  next(): NextLink | null {
    const next = this.#table && this.#chain.next(this.#table.fair);
    return next?.joint ? { joint: next.joint, roll: next.roll } : null;
  }

  /** Version 2: the next throw. */
  nextThrow(): NextThrow | null {
    const place = this.#table && !isFirst(this.#table.fair) ? this.#chain.next(this.#table.fair) : null;
    return this.#table && place && { table: this.#table, place, held: heldAt(this.#table.fair, place) };
  }

  /** The action that waits for a witness, if it and everything before it are correct. */
  soundCall(): Call | null {
    const call = this.#calls.open;
    return call?.sound && this.#envelope.honest && this.#wrong === 0 && this.faults.length === 0 ? call : null;
  }

  /** The mark of the game so far. */
  get trail(): string {
    return this.#trail.now;
  }

  #see(table: TableInfo, before: TableInfo | null, seq: number): void {
    this.#byHand = table.dice === "manual" && (before === null || this.#byHand) && this.known().seal === "";
    this.#table = table;
    this.#envelope.see(table.fair);
    const { joint } = this.#envelope;
    if (joint && !this.#chain.joint) this.#chain.begin(joint, table.fair.chains[0]?.seal ?? "");
    const { since, chains, laid } = this.known();
    const seals = (of: TableInfo | null) => of?.fair.chains.flatMap((chain) => chain.seals ?? []) ?? [];
    for (const sealed of seals(table).slice(seals(before).length)) {
      const own = since[sealed.seat];
      const ours = chains[sealed.chain] !== undefined;
      if (before && (ours ? !laid.includes(sealed.seat) : own !== undefined && seq > own)) this.#blame("sealed-for-you", sealed.seat);
    }
  }

  #event({ event: body, seq }: EventFrame, table: TableInfo, before: TableInfo | null): (CheckResult | null)[] {
    if (body.kind === "called" || body.kind === "passed") {
      const wrong = body.kind === "called" ? this.#calls.called(seq, body, table, this.#chain.next(table.fair)) : this.#calls.passed(seq, body, table);
      if (wrong) this.#blame(wrong, body.witness);
      if (body.kind === "called") this.#remember(seq, body.seat, body.by, body.choice?.number ?? null, body.link !== "");
      return [];
    }
    if (!("parts" in body)) return [];
    const right = isFirst(table.fair) ? this.#nonces(seq, body, table) : this.#devices(seq, body, table);
    return body.parts.map((part) => ("chance" in part ? ("link" in part ? this.#part(part, right(part), table, before) : this.#typed()) : null));
  }

  #nonces(seq: number, body: BegunShown | PlayedShown, table: TableInfo): (part: ChancePart) => boolean {
    const due = noncesOf(seq, body, table, this.known(), this.next());
    return (part) => part.nonce === due(part);
  }

  #devices(seq: number, body: BegunShown | PlayedShown, table: TableInfo): (part: ChancePart) => boolean {
    const [head] = body.parts;
    const call = this.#calls.open;
    const chance = throwsOf(body).length > 0;
    if (!chance && !call) return () => false;
    if (body.kind === "played" && !call) this.#remember(seq, body.seat, body.by, head && "choice" in head ? head.choice : null, !body.parts.some((part) => "leave" in part));
    this.tally = counted(this.tally, body);
    const right = this.#calls.action(body, table, this.#chain.next(table.fair));
    if (call && !(chance && this.#calls.kept)) this.#blame("call-differs", call.witness);
    return right;
  }

  /** The action this device sent its link for is the one shown, and follows the history known then. */
  #remember(seq: number, seat: number, by: string, choice: number | null, byHand: boolean): void {
    const { linked, since } = this.known();
    const next = this.#table && this.#chain.next(this.#table.fair);
    if (next?.throw !== linked.throw) return;
    if (!this.#trail.has(linked.trail)) this.#blame("retold", seat);
    const own = since[seat];
    const done = linked.for.filter((what) => what.startsWith("did "));
    if (byHand && by === "person" && own !== undefined && seq > own && done.length > 0 && !done.includes(doing(seat, choice))) this.#blame("call-differs", seat);
  }

  #part(part: ChancePart, right: boolean, table: TableInfo, before: TableInfo | null): CheckResult {
    const { thrower, thrower_link, witness, witness_link } = part.devices ?? NO_DEVICES;
    const link = (hex: string): Uint8Array | null => (hex ? fromHex(hex) : null);
    const inputs = isFirst(table.fair) ? fromHex(part.nonce) : deviceInputs(thrower + 1, link(thrower_link), witness + 1, link(witness_link));
    const inStep = this.#chain.take(part, inputs, table.fair, before?.fair);
    const { joint } = this.#chain;
    const fits = inStep && right && this.#envelope.honest && joint !== null && part.chance === fallen(part, table.fair.sides, joint, inputs);
    if (!fits) this.#wrong += 1;
    return fits ? "fits" : "differs";
  }

  /** A throw without an opening: typed by people, with real dice. */
  #typed(): CheckResult | null {
    if (this.#byHand) return null;
    this.#wrong += 1;
    return "differs";
  }

  #blame(code: Fault["code"], seat: number): void {
    this.faults.push({ code, seat });
  }
}

/** Remember an action of this device. */
export function doing(seat: number, choice: number | null): string {
  return `did ${seat} ${choice ?? "roll"}`;
}

/** Remember a witnessing by this device. */
export function witnessing({ first, seat, by, choice }: Call): string {
  return `saw ${first} ${seat} ${by} ${choice ?? "roll"}`;
}
