"""Recordings: a whole game as spectators saw it, in one language, to be watched without a server."""

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


def recording(table: Table, lang: Lang, now: int, prospects: Prospects | None) -> Recording:
    """All moments of a game; what was said at the table stays there."""
    viewer = Connection()
    viewer.lang = lang
    everybody = set(range(len(table.seating.places)))
    sight = encode(views.sight(table, views.SPECTATOR, lang, 0))
    welcome = welcome_message(viewer, table, [sight], Welcoming("recorded", 0, now, everybody, 0))
    line, film = timeline(table, "recorded", views.SPECTATOR), Film(Past(table), viewer.viewers, lang)
    return Recording(
        welcome=replace(welcome, chat=[], invited=False),
        timeline=line,
        moments=[film.moment(seq) for seq in line.moves],
        words=fluent_source(table.match.words, lang),
        proof=None if isinstance(table, SavedTable) else proof_of(table),
        prospects=prospects,
    )
