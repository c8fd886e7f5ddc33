"""What a connection gets to see: sights of the game, chairs, clocks, dice; built from what a seat may know."""

from collections.abc import Iterable

from msgspec.structs import asdict

from carambolage.engine.match.event import Event
from carambolage.engine.match.known import glimpse, known_to
from carambolage.engine.match.match import Match
from carambolage.engine.rules.state import GameRecord
from carambolage.table.catalogue import said
from carambolage.table.protocol import sights
from carambolage.table.state.seating import Seating
from carambolage.table.state.table import Table
from carambolage.table.store.entry import Said
from carambolage.table.voice import Voice

SPECTATOR = -1


class Common:
    """What the sights of one moment have in common: the view of a spectator, and what is said of events."""

    def __init__(self, match: Match) -> None:
        self.public = match.view()
        self.said: dict[tuple[Event, str], str | None] = {}


def sight(
    table: Table,
    eye: int,
    lang: str,
    events_from: int,
    chairs: Seating | None = None,
    common: Common | None = None,
) -> sights.Sight:
    """The game as a seat sees it now, or a spectator (-1), with the events from a number on.

    Names are those of the table, or of other chairs; what is in common with other sights may be taken from there.
    """
    match, asked = table.match, eye in table.asked
    seen = (known_to if asked else glimpse)(match.game, match.state, match.pack.tables, eye)
    voice = Voice(match.words, chairs or table.seating, lang)
    game, tables = match.game, match.pack.tables
    return sights.Sight(
        seat=eye,
        whole=True,
        view=asdict(game.view(seen, tables, eye, common.public if common else None)),
        items={},
        asked=list(table.asked),
        question=voice.say(game.question(seen, tables, eye)) if asked else None,
        choices=_choices(match, seen, eye, voice) if asked else [],
        turn=table.turns[eye] if eye >= 0 else 0,
        can_undo=eye >= 0 and table.can_undo(eye),
        over=match.over,
        result=_result(match, voice),
        events_from=events_from,
        events=_events(match, seen, eye, voice, events_from, common.said if common else {}),
    )


def _choices(match: Match, seen: GameRecord, seat: int, voice: Voice) -> list[sights.Choice]:
    made = []
    for action in match.offers(seat):
        meaning = match.game.actions.unpack(action)
        phrase = match.game.choice(seen, match.pack.tables, seat, action)
        made.append(sights.Choice(action, meaning.verb, dict(meaning.fields), voice.say(phrase)))
    return made


def _events(
    match: Match, seen: GameRecord, eye: int, voice: Voice, since: int, said: dict[tuple[Event, str], str | None]
) -> list[sights.GameEvent]:
    """What happened from an event on, as an eye saw it, with a line for the log; `said` is what was said of some."""
    made = []
    for event in match.events_for(_seat(eye), since):
        if (event, voice.lang) not in said:
            phrase = match.game.event(seen, match.pack.tables, event)
            said[event, voice.lang] = None if phrase is None else voice.say(phrase)
        text = said[event, voice.lang]
        made.append(sights.GameEvent(event.number, event.kind, event.a, event.b, event.c, event.secret, text))
    return made


def _result(match: Match, voice: Voice) -> sights.Result | None:
    """How the game ended, once it has."""
    found = match.result
    if found is None:
        return None
    return sights.Result(list(found.ranking), list(found.scores), list(found.winners), voice.say(found.reason))


def lines(table: Table, eye: int, lang: str) -> list[str]:
    """The board as text."""
    voice = Voice(table.match.words, table.seating, lang)
    return [voice.say(phrase) for phrase in table.match.board_phrases(_seat(eye))]


def chairs(table: Table, present: Iterable[int]) -> list[sights.Chair]:
    """Who sits where."""
    here = set(present)
    return [
        sights.Chair(seat, p.name, p.bot, p.away, p.free, p.person, seat in here)
        for seat, p in enumerate(table.seating.places)
    ]


def clocks(table: Table, now: int) -> list[sights.Clock]:
    """What the clocks show; none where nobody plays on time."""
    if table.clocks is None:
        return []
    running = table.running
    return [sights.Clock(seat, left, seat in running) for seat, left in enumerate(table.clocks.showing(running, now))]


def dice(table: Table) -> sights.Dice:
    """The promise about chance; kept secret until the game is over, told then."""
    chance, over = table.chance, table.phase == "over"
    told = (chance.secret, chance.salt) if over else (None, None)
    return sights.Dice(chance.commitment, chance.chosen, *told)


def chat(table: Table, since: int, spectator: bool) -> list[sights.ChatLine]:
    """What was said after a seq, as far as it is meant for a player or a spectator."""
    heard = [line for line in table.chat if line[0] > since and (spectator or line[2].room == "players")]
    return [chat_line(*line) for line in heard]


def chat_line(seq: int, at: int, body: Said) -> sights.ChatLine:
    """One line of chat."""
    return sights.ChatLine(seq, at, body.room, body.seat, body.name, body.text)


def facts(table: Table, lang: str) -> sights.TableFacts:
    """What never changes at a table."""
    record, rule = table.record, table.record.clock
    return sights.TableFacts(
        table=record.table,
        game=record.game,
        title=said(table.match.words, "game-title", lang) or record.game,
        pack=None if record.pack_name is None else sights.PackName(record.pack_name, record.pack),
        seats=len(record.chairs),
        players=record.players,
        options=record.options,
        clock=sights.ClockRule(rule.bank // 1000, rule.more // 1000) if rule else None,
        grace=record.grace // 1000,
        hints=record.hints,
        pace=record.pace,
        created=record.created,
    )


def _seat(eye: int) -> int | None:
    return None if eye == SPECTATOR else eye
