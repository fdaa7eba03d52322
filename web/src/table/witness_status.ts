// This device as a witness: whether it was asked, whether it answered, and whether it was passed over regardless.

import type { FrameAnswer } from "../wire/socket";
import { throwsOf, type Call, type Fault } from "../wire/fair";
import type { EventFrame } from "../wire/types";

const QUICK = 700; // milliseconds there and back: such an answer was there in time, if it was not asked for too late

interface SentAnswer {
  at: number; // this device's own clock
  took: number | null; // until the server answered it
  accepted: boolean;
  counts: boolean; // the server knew that this device was there
}

export class WitnessStatus {
  #awake = Infinity; // the event since which the server must know that this device is there
  #asked = new Set<number>(); // seats of this device that were asked for the action that is called
  #passed = new Set<number>(); // and those that were passed over
  #sent = new Map<number, SentAnswer>(); // what was answered, by seat

  constructor(
    private readonly seats: () => number[],
    private readonly ping: () => Promise<unknown>,
    private readonly blame: (code: Fault["code"], seat: number) => void,
    private readonly clock: () => number = () => performance.now(),
  ) {}

  /** The connection is lost: from here on nobody is to blame for unheard requests. */
  lost(): void {
    this.#awake = Infinity;
  }

  /** The server has answered something, so it knows that this device is there. */
  heard(answer: FrameAnswer): void {
    if ("ok" in answer) this.#awake = Math.min(this.#awake, answer.seq);
  }

  /** An answer is sent; the server's reaction comes later. */
  answering(call: Call, reply: Promise<FrameAnswer>): void {
    const sent: SentAnswer = { at: this.clock(), took: null, accepted: false, counts: call.at > this.#awake };
    this.#sent.set(call.witness, sent);
    void reply.then((answer) => {
      sent.took = this.clock() - sent.at;
      sent.accepted = "ok" in answer;
    });
  }

  /** Follow an event on arrival. */
  follow({ event: body, seq }: EventFrame): void {
    if (body.kind === "called") this.#over(body.passed, seq);
    if (body.kind === "passed") this.#over([body.seat], seq);
    if ((body.kind === "called" || body.kind === "passed") && this.seats().includes(body.witness)) this.#asked.add(body.witness);
    if (!("parts" in body)) return;
    this.#over(throwsOf(body)[0]?.devices?.passed ?? [], seq);
    this.#asked.clear();
    this.#passed.clear();
    this.#sent.clear();
  }

  /** These seats were passed over. */
  #over(passed: number[], seq: number): void {
    for (const seat of passed) {
      if (!this.seats().includes(seat) || this.#passed.has(seat)) continue;
      this.#passed.add(seat);
      const sent = this.#sent.get(seat);
      if (sent) this.#answered(seat, sent);
      else if (!this.#asked.has(seat) && seq > this.#awake + 1) this.blame("not-asked", seat);
      this.#awake = Infinity;
      if (!sent) void this.ping(); // whoever speaks is asked again
    }
  }

  /**
   * This device has answered. If it was too late, or asked too late, it may be passed over just afterwards.
   * If the server had its answer in time, it broke its promise.
   */
  #answered(seat: number, sent: SentAnswer): void {
    const waited = this.clock() - sent.at;
    const judge = (): void => {
      const inTime = sent.took === null || sent.took < QUICK;
      if (sent.counts && (sent.accepted || (inTime && waited >= QUICK))) this.blame("answered", seat);
    };
    if (sent.accepted) judge();
    else void this.ping().then(judge); // what was sent before is answered before
  }
}
