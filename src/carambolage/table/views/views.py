"""Views of a table for the protocol: sights of the game as a viewer may know it, chairs, clocks, dice, chat."""

from collections.abc import Iterable
from typing import Literal

from msgspec import Struct
from msgspec.structs import asdict

from carambolage.engine.match.event import Event
from carambolage.engine.match.known import passing_glimpse
from carambolage.engine.match.match import Match
from carambolage.engine.rules.state import GameRecord
from carambolage.engine.words.spoken import NEAR, spoken_phrases
from carambolage.table.catalogue import said
from carambolage.table.protocol import sights
from carambolage.table.state.seating import Seating
from carambolage.table.state.table import Table
from carambolage.table.store.entry import Said
from carambolage.table.texts import TableTexts, sentence
from carambolage.table.views.exercises import exercise_facts
from carambolage.table.views.turn_lines import first_told, turn_lines

SPECTATOR = -1

EventTexts = dict[tuple[Event, str], str | None]
News = tuple[list[sights.TurnLine], list[sights.GameEvent]]


class Shared:
    """What the sights of one moment share: how the table stands, the view of a spectator, texts, and the news.

    The news are the events from a number on and their lines of the log, for all who know the same secrets of them.
    Names are those of the table, or of other chairs. A sight that is `alone` needs no spectator's view.
    """

    def __init__(self, table: Table, events_from: int, chairs: Seating | None = None, alone: bool = False) -> None:
        match = table.match
        self.public = None if alone else _public_view(match)
        self.asked, self.over, self.progress = table.asked, table.phase == "over", progress(table)
        self.first = first_told(match, events_from)
        self.texts: EventTexts = {}
        self.news: dict[tuple[str, tuple[bool, ...]], News] = {}
        self._words, self._chairs = match.words, chairs or table.seating
        self._speakers: dict[str, TableTexts] = {}

    def speaker(self, lang: str) -> TableTexts:
        """Whoever says phrases in a language."""
        known = self._speakers.get(lang)
        if known is None:
            known = self._speakers[lang] = TableTexts(self._words, self._chairs, lang)
        return known


def _public_view(match: Match) -> Struct:
    seen = passing_glimpse(match.game, match.state, match.pack.tables, SPECTATOR, whole=False)
    return match.game.view(seen, match.pack.tables, SPECTATOR, None)


def sight(
    table: Table,
    viewer: int,
    lang: str,
    events_from: int,
    chairs: Seating | None = None,
    shared: Shared | None = None,
) -> sights.Sight:
    """The game as a seat sees it now, or a spectator (-1), with the events from a number on.

    Names are those of the table, or of other chairs; what other sights of the moment share may be taken from there.
    """
    shared = shared or Shared(table, events_from, chairs, alone=True)
    match, asked, texts = table.match, viewer in shared.asked, shared.speaker(lang)
    game, tables = match.game, match.pack.tables
    seen = passing_glimpse(game, match.state, tables, viewer, whole=asked)
    lines, events = _news(table, seen, viewer, texts, events_from, shared)
    return sights.Sight(
        seat=viewer,
        whole=True,
        view=asdict(game.view(seen, tables, viewer, shared.public)),
        items={},
        asked=list(shared.asked),
        question=texts.say(game.question(seen, tables, viewer)) if asked else None,
        choices=_choices(match, seen, viewer, texts) if asked else [],
        given=[texts.say(answer) for answer in match.only_answers(viewer)] if viewer >= 0 else [],
        turn=table.turns[viewer] if viewer >= 0 else 0,
        roams=asked and match.roams(viewer),
        can_undo=viewer >= 0 and table.can_undo(viewer),
        over=shared.over,
        exercise=table.outcome,
        progress=shared.progress,
        result=_result(table, texts),
        events_from=events_from,
        lines=lines,
        events=events,
    )


def _news(table: Table, seen: GameRecord, viewer: int, texts: TableTexts, events_from: int, shared: Shared) -> News:
    """The lines of the log and the events from one on; made once in a language for all who saw the same."""
    key = (texts.lang, table.match.heard(_seat(viewer), shared.first))
    news = shared.news.get(key)
    if news is None:
        lines = turn_lines(table, seen, _seat(viewer), texts, events_from)
        news = shared.news[key] = lines, _events(table.match, seen, viewer, texts, events_from, shared.texts)
    return news


def _choices(match: Match, seen: GameRecord, seat: int, texts: TableTexts) -> list[sights.Choice]:
    choices = []
    for action in match.offers(seat):
        meaning = match.game.actions.unpack(action)
        phrase = match.game.choice(seen, match.pack.tables, seat, action)
        choices.append(sights.Choice(action, meaning.verb, dict(meaning.fields), texts.say(phrase)))
    return choices


def _events(
    match: Match, seen: GameRecord, viewer: int, texts: TableTexts, since: int, known: EventTexts
) -> list[sights.GameEvent]:
    """What happened from an event on, as a viewer saw it, with a line for the log; some lines are known already."""
    events, explain = [], match.game.client.about
    for event in match.events_for(_seat(viewer), since):
        if (event, texts.lang) not in known:
            phrase = match.game.event(seen, match.pack.tables, event)
            known[event, texts.lang] = None if phrase is None else texts.say(phrase)
        text, about = known[event, texts.lang], explain(event) if explain else None
        events.append(
            sights.GameEvent(
                number=event.number,
                kind=event.kind,
                a=event.a,
                b=event.b,
                c=event.c,
                d=event.d,
                e=event.e,
                f=event.f,
                secret=event.secret,
                text=text,
                about=about,
            )
        )
    return events


def _result(table: Table, texts: TableTexts) -> sights.Result | None:
    """How the game ended, once it has: by the rules, or by agreement."""
    match, result = table.match, table.match.result
    if result is not None:
        return sights.Result(list(result.ranking), list(result.scores), list(result.winners), texts.say(result.reason))
    if not table.agreements.ended:
        return None
    lead_of = match.game.lead_of or match.game.judge
    leads = [lead_of(match.state, match.pack.tables, seat) for seat in range(match.state.seats)]
    ranking = [1 + sum(other > lead for other in leads) for lead in leads]
    return sights.Result(ranking, [0] * len(leads), [], sentence("ended-by-agreement", texts.lang))


def lines(
    table: Table,
    viewer: int,
    lang: str,
    what: Literal["all", "ahead", "pieces"] = "all",
    count: int = NEAR,
    seating: Seating | None = None,
) -> list[str]:
    """The board as text, or a part of it in sentences; with the names of a seating, the table's own unless told."""
    texts, seat = TableTexts(table.match.words, seating or table.seating, lang), _seat(viewer)
    phrases = table.match.board_phrases(seat) if what == "all" else spoken_phrases(table.match, what, seat, count)
    return [texts.say(phrase) for phrase in phrases]


def last_line(table: Table, lang: str) -> str | None:
    """The last line of the log, as spectators read it."""
    lines = sight(table, SPECTATOR, lang, max(0, table.events - 1)).lines
    return lines[-1].text if lines else None


def result_text(table: Table, lang: str) -> str | None:
    """How the game ended, in a sentence."""
    result = _result(table, TableTexts(table.match.words, table.seating, lang))
    return result.text if result else None


def progress(table: Table) -> int | None:
    """How far the game has come, in percent."""
    told = table.match.game.client.progress
    return round(100 * told(table.match.state, table.match.pack.tables)) if told else None


def chairs(table: Table, present: Iterable[int]) -> list[sights.Chair]:
    """Who sits where."""
    connected = set(present)
    return [
        sights.Chair(seat, p.name, p.bot, p.away, p.free, p.person, p.guest, seat in connected, table.is_awaited(seat))
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
    secret = (chance.secret, chance.salt) if over else (None, None)
    return sights.Dice(chance.commitment, chance.chosen, *secret)


def chat(table: Table, since: int, spectator: bool) -> list[sights.ChatLine]:
    """What was said after a seq, as far as it is meant for a player or a spectator."""
    return [chat_line(*line) for line in table.chat if line[0] > since and is_for(line[2], spectator)]


def is_for(body: Said, spectator: bool) -> bool:
    """Whether a line of chat is meant for a player or a spectator."""
    return body.room != ("seats" if spectator else "spectators")


def chat_line(seq: int, at: int, body: Said) -> sights.ChatLine:
    """One line of chat."""
    return sights.ChatLine(seq, at, body.room, body.seat, body.name, body.text)


def facts(table: Table, lang: str) -> sights.TableFacts:
    """What never changes at a table."""
    record, rule, is_open = table.record, table.record.clock, table.match.game.client.is_open
    return sights.TableFacts(
        table=record.table,
        game=record.game,
        title=said(table.match.words, "game-title", lang) or record.game,
        pack=None if record.pack_name is None else sights.PackName(record.pack_name, record.pack),
        seats=len(record.chairs),
        players=record.players,
        options=record.options,
        clock=sights.ClockRule(rule.bank // 1000, rule.more // 1000, rule.flag) if rule else None,
        grace=record.grace // 1000,
        react=record.react // 1000,
        hints=record.hints,
        created=record.created,
        open=is_open is not None and is_open(table.match.state),
        exercise=exercise_facts(table, lang),
    )


def _seat(viewer: int) -> int | None:
    return None if viewer == SPECTATOR else viewer
