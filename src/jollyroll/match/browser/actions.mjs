// Which throws and draws one action brought about, as far as that can be told without the rules of the game: see jollyroll/match/actions.py.

/** Follows the events of a record, from the first one on. */
export class ActionTracker {
  constructor() {
    this.begin(true); // what is drawn before anybody has done anything
  }

  begin(settled) {
    this.action = { settled }; // nobody may put in a nonce of their own
    this.last = ""; // the turn in which chance spoke last, if nothing else happened since
    this.byItself = false; // a draw that comes now needs no hand
  }

  choose(bot = false) {
    this.begin(bot);
  }

  leave() {
    this.begin(true);
  }

  /** The action a throw or a draw belongs to, and the seat whose seed counts; -1 where that is not known. `nobody`: it is nobody's draw. */
  chance({ place, drawn, nobody, seat, bot }) {
    if (!nobody && !(drawn && this.byItself && this.last === place)) this.action = { settled: bot };
    this.last = place;
    this.byItself = nobody ? false : place !== "" || drawn; // without a turn to tell, a draw after a throw may be the next player's
    return { action: this.action, seat: nobody ? 0 : seat };
  }
}
