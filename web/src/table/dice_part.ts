// The part of this device in the dice of a live table: it seals its chains, contributes its links to actions of people here, and witnesses others'.
// All of it is automatic, in the background too.

import { doing, isFirst, witnessing, type Checker, type Fault } from "../wire/fair";
import type { DeviceKeys } from "../wire/keys";
import type { FrameAnswer, FrameBody } from "../wire/socket";
import type { EventFrame, TableInfo } from "../wire/types";
import { OwnDevice, type SealDue } from "./own_device";
import { WitnessStatus } from "./witness_status";

const MOST_SEALS = 4; // by itself, for one seat: two devices with the same key must not seal against each other for ever

/** The table's information and requests. */
export interface Surroundings {
  keys: () => DeviceKeys;
  update: (how: (there: DeviceKeys) => DeviceKeys) => void;
  seats: () => number[]; // held here
  checker: () => Checker | null; // null while the history is not known
  calling: () => boolean; // an action waits for its witness
  ask: (frame: FrameBody) => Promise<FrameAnswer>;
  blame: (fault: Fault) => void;
  broken: () => boolean; // the server has broken its word: whoever cheats gets no more links to cheat with
}

export class DicePart {
  readonly witnessStatus: WitnessStatus;
  #device: OwnDevice;
  #seals = new Map<number, number>(); // how often this page sealed a chain by itself, by seat
  #sealing = false;
  #answered = 0; // the event with which this device was asked last, and answered

  constructor(private readonly around: Surroundings) {
    this.#device = new OwnDevice(around.keys, around.update);
    this.witnessStatus = new WitnessStatus(
      around.seats,
      () => around.ask({ do: "ping" }),
      (code, seat) => around.blame({ code, seat }),
    );
  }

  /** The chain's seal, sent along with that of a seed. */
  firstSeal(seat: number, table: TableInfo | null): { chain?: string } {
    return table && !isFirst(table.fair) ? { chain: this.#device.firstSeal(seat, table) } : {};
  }

  /** The link for an action of somebody here. */
  link(seat: number, choice: number | null): { link?: string } {
    const checker = this.around.checker();
    const next = checker?.nextThrow();
    const link = checker && next ? this.#device.link(seat, next, doing(seat, choice), checker.trail) : "";
    return link ? { link } : {};
  }

  /** Seal a chain in place of one that this device lacks, or that the server rejects. */
  async reseal(seat: number, lost = false): Promise<void> {
    const due = this.#due(seat, lost);
    if (due?.late) await this.around.ask({ do: "reseal", seat, chain: due.seal });
  }

  /** An event has arrived and is checked. */
  follow(): void {
    this.#testify();
    void this.#sealAll();
  }

  /** An event is about to be checked. */
  hear(frame: EventFrame): void {
    this.witnessStatus.follow(frame);
  }

  /** Answer as a witness, if somebody here is asked, and everything so far is correct. */
  #testify(): void {
    const checker = this.around.checker();
    const call = checker?.soundCall();
    const next = checker?.nextThrow();
    if (!checker || !call || !next || this.around.broken() || call.at === this.#answered || !this.around.seats().includes(call.witness)) return;
    const link = this.#device.link(call.witness, next, witnessing(call), checker.trail);
    this.#answered = call.at;
    if (link) this.witnessStatus.answering(call, this.around.ask({ do: "witness", seat: call.witness, at: call.at, link }));
  }

  /** The chains that a seat's device has to seal during the game. */
  #due(seat: number, lost = false): SealDue | null {
    const next = this.around.checker()?.nextThrow();
    const there = next?.table.seats[seat];
    if (next?.table.stage !== "playing" || this.around.calling() || there?.kind !== "person" || there.left) return null;
    return this.#device.due(seat, next, lost);
  }

  /** Seal everything due, automatically. */
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
