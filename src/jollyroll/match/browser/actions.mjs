// Which throws and draws one action brought about, as far as that can be told without the rules of the game: see jollyroll/match/actions.py.

export const NOBODY = -1;
export const UNKNOWN = -2; // nobody can tell from this record whose action it was

/** Follows the events of a record, from the first one on. Seats count from 0. */
export class ActionTracker {
  constructor() {
    this.gone = []; // seats that have left for good
    this.begin(true, NOBODY); // what is drawn before anybody has done anything
  }

  begin(settled, acting) {
    this.action = { settled, acting }; // `settled`: nobody may put in a nonce of their own, and no device throws
    this.last = ""; // the turn in which chance spoke last, if nothing else happened since
    this.byItself = false; // a draw that comes now needs no hand
  }

  choose(seat = UNKNOWN, bot = false) {
    this.begin(bot, seat);
  }

  leave(seat) {
    this.gone = [...this.gone, seat];
    this.begin(true, seat);
  }

  /** The action a throw or a draw belongs to, and the seat whose seed counts; -1 where that is not known. `nobody`: it is nobody's draw. */
  chance({ place, drawn, nobody, seat, bot }) {
    if (!nobody && !(drawn && this.byItself && this.last === place)) this.action = { settled: bot, acting: seat < 0 ? UNKNOWN : seat };
    this.last = place;
    this.byItself = nobody ? false : place !== "" || drawn; // without a turn to tell, a draw after a throw may be the next player's
    return { action: this.action, seat: nobody ? 0 : seat, nobody, gone: this.gone };
  }
}
