"""What the seat on turn may choose, for those who play it and want to know."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from jollyroll.kit.phases import is_choice
from jollyroll.server.protocol.fields import OfferForm

from .offers import offers_of

if TYPE_CHECKING:
    from .table import LiveTable, Reader


def send_offers(table: "LiveTable", readers: Iterable["Reader"]) -> None:
    """Send what may be chosen to those of these readers who play the seat on turn."""
    state = table.state
    if state.play is None or state.calling or not is_choice(state.play.match.state):
        return
    match, key = state.play.match, state.seats[state.play.match.state.seat].key
    frames: dict[OfferForm, bytes] = {}
    for reader in readers:
        wanted = reader.holder.offers
        if wanted is not OfferForm.NONE and key in reader.holder.keys:
            if wanted not in frames:
                offers = offers_of(match.game, wanted is OfferForm.FORMS, match.fair.has_devices)
                frames[wanted] = offers.frame(match.state, table.seq)
            reader.push(frames[wanted])
    if frames and state.terms.coach == "always":
        table.registry.coach.speak_up(table)
