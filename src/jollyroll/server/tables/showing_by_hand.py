"""The extra public fields of a table with real dice: what to type next, and what was typed last."""

from jollyroll.match.chance import SIDES
from jollyroll.match.record import CHANCE
from jollyroll.server.protocol.shown import DrawInfo, ExpectedOutcome, LastTyped

from .state import TableState


def expected_info(state: TableState) -> ExpectedOutcome | None:
    """What has to be typed: dice with these faces, or one of these draws."""
    if not state.outcome_due or state.play is None:
        return None
    match = state.play.match
    game, now = match.game, match.state
    dice = game.rules.dice_in_hand(now)
    shown = {game.rules.die_face(now, side) for side in range(SIDES)} if dice else set()
    draws: list[DrawInfo] = []
    if not dice:
        weight = game.rules.outcome_weight
        draws = [{"text": each.text, "form": each.form, "left": weight(now, each.number)} for each in game.outcomes(now)]
    return {"dice": dice, "faces": "".join(letter for face, letter in enumerate(game.letters) if face in shown), "draws": draws}


def last_info(state: TableState) -> LastTyped | None:
    """What an undo takes back, and whose it was."""
    match = state.typed_last
    if match is None or match.before is None:
        return None
    game, event, now = match.game, match.events[-1], match.before.state
    is_chance = event.kind == CHANCE
    form = {} if is_chance else game.choice_form(now, game.read_choice(now, event.text))
    return {"seat": int(now.seat), "kind": "chance" if is_chance else "choice", "text": event.text, "form": form}
