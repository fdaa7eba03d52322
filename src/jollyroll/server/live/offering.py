"""Sends offers: the legal choices, for clients on turn that want them."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from jollyroll.server.protocol.fields import OfferForm

from .offers import offers_of

if TYPE_CHECKING:
    from .table import LiveTable, Reader


def send_offers(table: "LiveTable", readers: Iterable["Reader"]) -> None:
    """Send the legal choices to those readers who hold the seat on turn and want offers."""
    state = table.state
    if state.play is None or state.waits != "choice":
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
        table.registry.coach.advise_unasked(table)
