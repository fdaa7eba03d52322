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
    state, seat = table.state, table.state.to_act
    key = state.seats[seat].key if seat >= 0 else ""
    frames: dict[OfferForm, bytes] = {}
    for reader in readers:
        wanted = reader.holder.offers
        if wanted is not OfferForm.NONE and key in reader.holder.keys:
            if wanted not in frames:
                offer = offer_of(table, wanted)
                if not offer:
                    return
                frames[wanted] = offer
            reader.push(frames[wanted])
    if frames and state.terms.coach == "always":
        table.registry.coach.speak_up(table)


def offer_of(table: "LiveTable", wanted: OfferForm) -> bytes:
    """What may be chosen, in the form that is wanted; nothing if there is nothing to choose."""
    play = table.state.play
    if play is None or table.state.calling or not is_choice(play.match.state) or wanted is OfferForm.NONE:
        return b""
    match = play.match
    return offers_of(match.game, wanted is OfferForm.FORMS, match.fair.has_devices).frame(match.state, table.seq)
