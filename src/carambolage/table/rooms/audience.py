"""The audience of a table: who may come to it without a seat, so that a crowd keeps out neither host nor guests."""

from collections.abc import Iterable

from carambolage.table.limits import GUEST_PLACES, GUESTS_PER_ADDRESS, MOST_DEVICES, Limits
from carambolage.table.session.connection import Connection
from carambolage.table.state.seating import Seating


def has_place(newcomer: Connection, present: Iterable[Connection], seating: Seating, limits: Limits) -> bool:
    """Whether somebody without a seat may come: the host on some devices, others as long as there are not too many.

    While a seat is for taking, those with an invitation are counted apart from those who can only watch, and a few from
    each address come even if all places are taken.
    """
    if newcomer.host:
        return sum(other.host and not other.keys for other in present) < MOST_DEVICES
    audience = [other for other in present if not other.keys and not other.host]
    is_guest = newcomer.invited and seating.has_room
    rivals = [other for other in audience if other.invited] if is_guest else audience
    neighbours = sum(other.source == newcomer.source for other in rivals)
    if len(rivals) < limits.spectators_per_table:
        return neighbours < limits.spectators_per_address
    return is_guest and neighbours < GUESTS_PER_ADDRESS and len(rivals) < limits.spectators_per_table + GUEST_PLACES
