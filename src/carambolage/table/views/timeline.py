"""The timeline of a game: its moves, and the marks that somebody who watches it again wants to jump to."""

from carambolage.engine.client_facts import Highlight
from carambolage.table.protocol.messages import Mark, TimelineTold
from carambolage.table.state.table import Table
from carambolage.table.views.views import SPECTATOR


def timeline(table: Table, identity: str, viewer: int) -> TimelineTold:
    """The moves that stand, and the highlights of the game as a viewer may know them."""
    events = table.match.events_for(None if viewer == SPECTATOR else viewer)
    kinds = _highlights(table)
    marks = [
        Mark(table.seq_of_event(event.number), kinds[event.kind], event.number)
        for event in events
        if event.kind in kinds
    ]
    return TimelineTold(id=identity, seq=table.seq, moves=table.standing_moves, marks=marks)


def _highlights(table: Table) -> dict[str, Highlight]:
    """What each kind of event means, where it is worth jumping to."""
    highlights = table.match.game.client.highlights
    return {kind: meaning for meaning, kinds in highlights.items() for kind in kinds}
