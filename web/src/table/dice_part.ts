// The part that this device takes in the dice of a live table: it seals its chains, puts its links into what people here do, and witnesses what others do.
// All of it happens by itself, in the background too.

import { doing, isFirst, witnessing, type Checker, type Fault } from "../wire/fair";
import type { DeviceKeys } from "../wire/keys";
import type { Answer, FrameBody } from "../wire/socket";
import type { EventFrame, TableInfo } from "../wire/types";
import { OwnDevice, type SealDue } from "./own_device";
import { Testimony } from "./testimony";

const MOST_SEALS = 4; // by itself, for one seat: two devices with the same key must not seal against each other for ever

/** What the table tells, and what it can be asked. */
export interface Surroundings {
  keys: () => DeviceKeys;
  update: (how: (there: DeviceKeys) => DeviceKeys) => void;
  seats: () => number[]; // held here
  checker: () => Checker | null; // null while the history is not known
  calling: () => boolean; // an action waits for its witness
  ask: (frame: FrameBody) => Promise<Answer>;
  blame: (fault: Fault) => void;
  broken: () => boolean; // the server has broken its word: whoever cheats gets no more links to cheat with
}

export class DicePart {
  readonly testimony: Testimony;
  #device: OwnDevice;
  #seals = new Map<number, number>(); // how often this page sealed a chain by itself, by seat
  #sealing = false;
  #answered = 0; // the event with which this device was asked last, and answered

  constructor(private readonly around: Surroundings) {
    this.#device = new OwnDevice(around.keys, around.update);
    this.testimony = new Testimony(
      around.seats,
      () => around.ask({ do: "ping" }),
      (code, seat) => around.blame({ code, seat }),
    );
  }

  /** The seal that goes with that of a seed. */
  firstSeal(seat: number, table: TableInfo | null): { chain?: string } {
    return table && !isFirst(table.fair) ? { chain: this.#device.firstSeal(seat, table) } : {};
  }

  /** The link for what somebody here does. */
  link(seat: number, choice: number | null): { link?: string } {
    const checker = this.around.checker();
    const next = checker?.nextThrow();
    const link = checker && next ? this.#device.link(seat, next, doing(seat, choice), checker.trail) : "";
    return link ? { link } : {};
  }

  /** Seal a chain in place of one that this device does not have, or that the server does not take. */
  async reseal(seat: number, lost = false): Promise<void> {
    const due = this.#due(seat, lost);
    if (due?.late) await this.around.ask({ do: "reseal", seat, chain: due.seal });
  }

  /** An event has come and is checked. */
  follow(): void {
    this.#testify();
    void this.#sealAll();
  }

  /** An event comes. */
  hear(frame: EventFrame): void {
    this.testimony.follow(frame);
  }

  /** Answer as a witness, if somebody here is asked, and everything up to here is as it must be. */
  #testify(): void {
    const checker = this.around.checker();
    const call = checker?.soundCall();
    const next = checker?.nextThrow();
    if (!checker || !call || !next || this.around.broken() || call.at === this.#answered || !this.around.seats().includes(call.witness)) return;
    const link = this.#device.link(call.witness, next, witnessing(call), checker.trail);
    this.#answered = call.at;
    if (link) this.testimony.answering(call, this.around.ask({ do: "witness", seat: call.witness, at: call.at, link }));
  }

  /** What the device of a seat here has to seal during the game. */
  #due(seat: number, lost = false): SealDue | null {
    const next = this.around.checker()?.nextThrow();
    const there = next?.table.seats[seat];
    if (next?.table.stage !== "playing" || this.around.calling() || there?.kind !== "person" || there.left) return null;
    return this.#device.due(seat, next, lost);
  }

  /** Seal whatever is due, without anybody having to do anything. */
  async #sealAll(): Promise<void> {
    if (this.#sealing) return;
    this.#sealing = true;
    for (const seat of this.around.seats()) {
      for (let due = this.#due(seat); due && (this.#seals.get(seat) ?? 0) < MOST_SEALS; due = this.#due(seat)) {
        const answer = await this.around.ask({ do: "reseal", seat, chain: due.seal });
        if ("refused" in answer) break;
        if (due.late) this.#seals.set(seat, (this.#seals.get(seat) ?? 0) + 1);
      }
    }
    this.#sealing = false;
    const next = this.around.checker()?.nextThrow();
    if (next) this.#device.prepare(this.around.seats(), next);
  }
}
