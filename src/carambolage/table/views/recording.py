"""Recordings: a whole game as spectators or one seat saw it, in one language, to be watched without a server."""

from msgspec.structs import replace

from carambolage.table.catalogue import fluent_source
from carambolage.table.protocol.bodies import Prospects, Recording
from carambolage.table.protocol.commands import Lang
from carambolage.table.session.connection import Connection, encode
from carambolage.table.session.past import Film, Past
from carambolage.table.state.proof import proof_of
from carambolage.table.state.saved import SavedTable
from carambolage.table.state.table import Table
from carambolage.table.views import views
from carambolage.table.views.timeline import timeline
from carambolage.table.views.welcome import Welcoming, welcome_message


def recording(
    table: Table, lang: Lang, now: int, prospects: Prospects | None, seat: int = views.SPECTATOR
) -> Recording:
    """All moments of a game; what was said at the table stays there. Whose seat it is, is asked nothing at the end."""
    viewer = Connection()
    viewer.lang = lang
    if seat != views.SPECTATOR:
        viewer.keys[seat] = ""
    everybody = set(range(len(table.seating.places)))
    sight = views.sight(table, seat, lang, 0)
    if viewer.holds:
        sight = replace(sight, asked=[], question=None, choices=[], can_undo=False)
    welcome = welcome_message(viewer, table, [encode(sight)], Welcoming("recorded", 0, now, everybody, 0))
    line, film = timeline(table, "recorded", seat), Film(Past(table), viewer.viewers, lang)
    return Recording(
        welcome=replace(welcome, chat=[], invited=False),
        timeline=line,
        moments=[film.moment(seq) for seq in line.moves],
        words=fluent_source(table.match.words, lang),
        proof=None if isinstance(table, SavedTable) or table.exercise else proof_of(table),
        prospects=prospects,
    )
