// Version 1: whether the nonces of a record are those that had to be put in: see jollyroll/match/nonces.py.

import { same, seatNonce } from "./fair.mjs";
import { beginnerOf } from "./devices.mjs";

export class NonceCheck {
  constructor(record) {
    this.game = record.fair?.game;
    this.chains = record.fair?.chains ?? [];
  }

  /** One action has one nonce, or throughout those that follow from the seed; these wherever nobody may have one of their own. */
  check({ chain, roll }, { nonce }, { action, seat }) {
    const due = this.isSeatNonce(chain, roll, nonce, seat);
    if (!action.nonce) {
      action.nonce = nonce;
      action.fromSeed = due || action.settled || this.chains[chain].nonces === "seeds";
    }
    if (action.fromSeed) return due ? null : { code: "nonce-differs" };
    return same(nonce, action.nonce) ? null : { code: "nonce-changed" };
  }

  /** The nonce follows from the seed of this seat; of any, if it is not known whose throw it was. */
  isSeatNonce(number, roll, nonce, thrower) {
    const seats = this.chains[beginnerOf(this.chains, number)].seats.filter((_, seat) => thrower < 0 || seat === thrower);
    return seats.some((seat) => seat.seed && same(seatNonce(this.game, seat.seed, roll), nonce));
  }

  /** Nothing is worth knowing about nonces. */
  remarks() {
    return [];
  }
}
