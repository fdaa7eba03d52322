// Every roll is checked as it falls: the link leads to the one opened just before it, the nonce is the one that had to be put in, and what fell follows
// from both. Nothing that the server says about itself is enough: what this device has seen and done is held against it.

import { drawCase, fromHex, hex, jointNumber, leadsTo, nextJointNumber, seatNonce, throwDice } from "@fair/fair.mjs";
import { sha256 } from "@fair/sha256.mjs";
import { GameHistory } from "./history";
import type { BegunShown, ChainInfo, ChancePart, EventFrame, FairInfo, PlayedShown, TableInfo } from "./types";

export type Check = "fits" | "differs";

/** What this device has seen and done itself. */
export interface Witness {
  seal: string; // as it was shown when somebody here sat down
  put: Record<number, Put>; // the seeds that were shown here, by seat
  seeds: Record<number, string[]>; // those that were, or may have been, sealed here and not been shown
  secret: string; // from which the nonces of this device follow
  since: Record<number, number>; // by seat: the event since which all its actions come from this device
}

/** A seed that was shown, and the envelope it was meant for. */
export interface Put {
  seed: string;
  envelope: string;
  restarts: number; // how often the exchange had started over
}

/** The link that is opened next: the joint number of its chain, and its number there. */
export interface NextLink {
  joint: Uint8Array;
  roll: number;
}

export const NO_WITNESS: Witness = { seal: "", put: {}, seeds: {}, secret: "", since: {} };
const SEAT_DRAW = "seat:"; // nobody's draw, wherever it is made

/** The nonce of this device for a link: one and no other, so that the server gains nothing by refusing an action and waiting for the next. */
export function ownNonce(secret: string, { joint, roll }: NextLink): string {
  return hex(seatNonce(joint, fromHex(secret), roll));
}

/** Everything that is settled before the first seed is shown, in one number. */
export function envelopeOf(fair: FairInfo): string {
  const chain = fair.chains[0];
  const settled = [fair.game, fair.sides, chain?.seal, chain?.links, chain?.restarts, ...(chain?.seats.map((seat) => seat.commitment) ?? [])];
  return hex(sha256(new TextEncoder().encode(settled.join(" "))));
}

/** Follows a table from its first event on; each event once, none left out. */
export class Checker {
  readonly history = new GameHistory();
  #table: TableInfo | null = null;
  #envelope = ""; // before the first seed was shown
  #honest = true; // what was put into the envelope is what was shown before
  #chain = 0;
  #joint: Uint8Array | null = null;
  #opened = ""; // the link that was proven last, or the seal
  #roll = 0;
  #unproven = 0; // links shown since then
  #last = { link: "", nonce: "" };
  #following = ""; // the seal of the next chain, as it was shown before the last link of this one was opened

  constructor(private readonly witness: () => Witness = () => NO_WITNESS) {}

  /** Whether each roll of an event is as it must be; null for what is no roll. */
  check(frame: EventFrame): (Check | null)[] {
    const before = this.#table;
    this.history.add(frame);
    if (frame.table) this.#see(frame.table);
    const body = frame.event;
    if (!("parts" in body)) return [];
    const due = this.#nonces(frame.seq, body);
    return body.parts.map((part) => ("chance" in part ? this.#part(part, due(part), before) : null));
  }

  /** The link that is opened next, as far as anybody can know. */
  next(): NextLink | null {
    const roll = this.#roll + this.#unproven + 1;
    const chain = this.#table?.fair.chains[this.#chain];
    if (!this.#joint || !chain) return null;
    if (roll <= chain.links) return { joint: this.#joint, roll };
    const joint = this.#carriedOn();
    return joint && { joint, roll: 1 };
  }

  /** A table as it is shown: once a seed is known, nothing that was settled before may change. */
  #see(table: TableInfo): void {
    const was = this.#table?.fair.chains[0];
    this.#table = table;
    const [chain] = table.fair.chains;
    if (!chain) return;
    const envelope = envelopeOf(table.fair);
    if (isClosed(chain) && this.#joint === null) {
      this.#envelope = envelope;
      if (was && !isClosed(was) && chain.restarts !== was.restarts + 1) this.#honest = false; // whoever starts over must say so
    }
    if (envelope !== this.#envelope) this.#honest = false;
    if (this.#joint !== null || chain.seats.length === 0 || chain.seats.some((seat) => seat.seed === "")) return;
    const seeds = chain.seats.map((seat) => fromHex(seat.seed));
    this.#joint = jointNumber(fromHex(table.fair.game), fromHex(chain.seal), chain.links, chain.restarts, seeds);
    this.#opened = chain.seal;
    if (!chain.seats.every((seat, number) => hex(sha256(seeds[number] ?? new Uint8Array())) === seat.commitment)) this.#honest = false;
    const { seal, put, seeds: sealed } = this.witness();
    if (seal !== "" && seal !== chain.seal) this.#honest = false;
    for (const [seat, own] of Object.entries(put)) {
      const seed = chain.seats[Number(seat)]?.seed ?? "";
      const ours = own.restarts === chain.restarts ? own.envelope === envelope && own.seed === seed : sealed[Number(seat)]?.includes(seed);
      if (!ours) this.#honest = false; // another tab may have shown it, but nobody else
    }
  }

  /** The nonce each roll of an event must have; none, where there is none that could be right. */
  #nonces(seq: number, body: BegunShown | PlayedShown): (part: ChancePart) => string {
    if (body.kind === "begun") return (part) => this.#fromSeed(0, part);
    const table = this.#table;
    const seat = table?.seats[body.seat];
    const stoodIn = seat?.kind !== "person" || seat.stand_in !== "";
    if ((body.by === "bot" && !stoodIn) || (body.by === "clock" && !table?.clock)) return () => "";
    const leaves = body.parts.some((part) => "leave" in part);
    if (body.by !== "person" || stoodIn || leaves) return (part) => this.#fromSeed(part.chance.startsWith(SEAT_DRAW) ? 0 : body.seat, part);
    const { since, secret } = this.witness();
    const own = since[body.seat];
    const next = this.next();
    const first = body.parts.find((part) => "chance" in part);
    const nonce = own === undefined || seq <= own ? first?.nonce : next ? ownNonce(secret, next) : undefined;
    return () => nonce ?? ""; // one action, one nonce
  }

  /** The nonce that follows from the seed of a seat. */
  #fromSeed(seat: number, part: ChancePart): string {
    const fair = this.#table?.fair;
    const seed = fair?.chains[0]?.seats[seat]?.seed;
    return fair && seed ? hex(seatNonce(fromHex(fair.game), fromHex(seed), part.roll)) : "";
  }

  #part(part: ChancePart, nonce: string, before: TableInfo | null): Check {
    const inStep = this.#isNext(part);
    if (!inStep) this.#unproven += 1;
    this.#last = { link: part.link, nonce: part.nonce };
    if (part.roll === this.#table?.fair.chains[part.chain]?.links) this.#following = before?.fair.chains[part.chain + 1]?.seal ?? "";
    const fell = this.#joint && part.chance === this.#fallen(part, this.#joint);
    return inStep === "proven" && this.#honest && part.nonce === nonce && fell ? "fits" : "differs";
  }

  /** Is this the link after the one opened last? One that was left out is noticed, and followed from there on. */
  #isNext(part: ChancePart): "proven" | "skipped" | "" {
    if (part.chain === this.#chain + 1) this.#carryOn();
    const links = this.#table?.fair.chains[this.#chain]?.links ?? 0;
    const steps = part.roll - this.#roll;
    if (part.chain !== this.#chain || steps < 1 || part.roll > links || !leadsTo(fromHex(part.link), fromHex(this.#opened), steps)) return "";
    const found = steps === this.#unproven + 1 ? "proven" : "skipped";
    this.#opened = part.link;
    this.#roll = part.roll;
    this.#unproven = 0;
    return found;
  }

  /** The chain is used up: the next one carries on, if it was sealed before anybody knew how this one ends. */
  #carryOn(): void {
    const joint = this.#carriedOn();
    const info = this.#table?.fair.chains[this.#chain + 1];
    if (!joint || !info) return;
    this.#joint = joint;
    this.#chain += 1;
    this.#opened = info.seal;
    this.#roll = 0;
    this.#unproven = 0;
  }

  #carriedOn(): Uint8Array | null {
    const fair = this.#table?.fair;
    const info = fair?.chains[this.#chain + 1];
    const usedUp = this.#roll + this.#unproven === fair?.chains[this.#chain]?.links;
    if (!this.#joint || !info || !usedUp || info.seats.length > 0 || info.seal !== this.#following) return null;
    return nextJointNumber(this.#joint, fromHex(info.seal), info.links, fromHex(this.#last.link), fromHex(this.#last.nonce));
  }

  /** What must have fallen. */
  #fallen(part: ChancePart, joint: Uint8Array): string {
    const link = fromHex(part.link);
    const nonce = fromHex(part.nonce);
    if (part.left !== "") return drawn(part, link, joint, nonce);
    const sides: number[] = throwDice(link, joint, part.roll, nonce, part.chance.length);
    return sides.map((side) => this.#table?.fair.sides[side - 1]).join("");
  }
}

/** No seat has shown its seed. */
function isClosed(chain: ChainInfo): boolean {
  return chain.seats.every((seat) => seat.seed === "");
}

/** A card, a lock, a seat: one of what was left, each as likely as it was often there. */
function drawn(part: ChancePart, link: Uint8Array, joint: Uint8Array, nonce: Uint8Array): string {
  const items = part.left.split(",").map((item) => /^([0-9]{1,3})\*(.+)$/.exec(item));
  const total = items.reduce((sum, item) => sum + Number(item?.[1] ?? NaN), 0);
  if (!(total >= 1 && total <= 256)) return "";
  let left: number = drawCase(link, joint, part.roll, nonce, total);
  const found = items.find((item) => (left -= Number(item?.[1])) < 0);
  return part.chance.slice(0, part.chance.lastIndexOf(":") + 1) + (found?.[2] ?? "");
}
