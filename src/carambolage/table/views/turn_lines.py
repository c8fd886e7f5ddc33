"""The log in lines: one for each turn, as the game tells it."""

from collections import Counter
from collections.abc import Iterable

from carambolage.engine.client_facts import Recap
from carambolage.engine.match.event import Event
from carambolage.engine.match.match import Match
from carambolage.engine.rules.state import GameRecord
from carambolage.engine.words.phrase import Phrase
from carambolage.table.protocol import sights
from carambolage.table.state.table import Table
from carambolage.table.texts import TableTexts


def turn_lines(
    table: Table, seen: GameRecord, viewer: int | None, texts: TableTexts, events_from: int
) -> list[sights.TurnLine]:
    """The lines of the log that hold any event from a number on, as a viewer may know them."""
    turns = _turns(table.match, viewer, first_told(table.match, events_from))
    later: Counter[str] = Counter()
    lines = []
    for events in reversed(turns):
        line = _line(table, seen, texts, events, later)
        if line is not None:
            lines.append(line)
        later.update(event.kind for event in events)
    return lines[::-1]


def first_told(match: Match, events_from: int) -> int:
    """The first event of the turn before a new event: its line is told anew, for it may not be the newest any more."""
    return match.heading_before(events_from - 1, match.game.client.headings)


def _turns(match: Match, viewer: int | None, first: int) -> list[list[Event]]:
    """The events from one on in turns, each from a heading to the next."""
    headings = match.game.client.headings
    turns: list[list[Event]] = []
    for event in match.events_for(viewer, first):
        if event.kind in headings or not turns:
            turns.append([])
        turns[-1].append(event)
    return turns


def _line(
    table: Table, seen: GameRecord, texts: TableTexts, events: list[Event], later: Counter[str]
) -> sights.TurnLine | None:
    game, tables = table.match.game, table.match.pack.tables
    recap = game.client.recap(seen, tables, tuple(events), later) if game.client.recap else None
    if recap is None:
        text = _first_phrase(game.event(seen, tables, event) for event in events)
        if text is None:
            return None
        recap = Recap(text)
    return sights.TurnLine(
        first=events[0].number,
        seq=table.seq_of_event(events[0].number),
        text=texts.say(recap.text),
        seat=recap.seat,
        seats=list(recap.seats),
        ways=list(recap.ways),
    )


def _first_phrase(phrases: Iterable[Phrase | None]) -> Phrase | None:
    return next((phrase for phrase in phrases if phrase is not None), None)
