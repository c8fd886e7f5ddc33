"""Nothing hidden shows: worlds that a seat cannot tell apart look the same to it."""

from typing import Any

from carambolage.engine.client_facts import Recap
from carambolage.engine.errors import IllegalAnswerError
from carambolage.engine.match.event import Event
from carambolage.engine.match.known import known_to, passing_glimpse
from carambolage.engine.match.match import Match
from carambolage.engine.match.snapshot import encode
from carambolage.engine.record import Packed, pack
from carambolage.engine.rules.dice import Chooser, sow
from carambolage.engine.twins.execution import plain
from carambolage.engine.words.phrase import Phrase
from carambolage.testing.differences import differing_fields, differing_parts
from carambolage.testing.refusals import refused
from carambolage.testing.variants import Variant, chance_of, play_randomly, positions

WORLDS = 3
LATEST = 100
MOST_PREVIEWED = 4
MOST_ANSWERS = 8
MOST_BETWEEN_LOOKS = 7  # decisions


def imagined(match: Match, seat: int, seed: int) -> Match:
    """The match in another world that a seat cannot tell from this one."""
    made = match.copy()
    plain(match.game).imagine(made.state, match.pack.tables, seat, seed)
    return made


def known(match: Match, seat: int) -> Packed:
    """All that a seat knows, as a packed record."""
    return pack(known_to(match.game, match.state, match.pack.tables, seat))


def shown(match: Match, seat: int) -> dict[str, Any]:
    """All that a seat is shown: view, board, events, the latest of the log, question, choices, previews, refusals.

    Texts are compared before they are said: what is the same phrase is the same text in every language.
    """
    listener = None if seat < 0 else seat
    made: dict[str, Any] = {
        "known": known(match, seat),
        "asked": match.asked,
        "view": match.view(listener),
        "events": match.events_for(listener),
        "board": match.board_phrases(listener),
        "log": match.log_phrases(listener, since=len(match.events) - LATEST),
    }
    if seat in match.asked:
        choices = match.choices(seat)
        made["choices"] = [(choice.action, choice.phrase) for choice in choices]
        made["question"] = match.question_phrase(seat)
        made["previews"] = match.previews(seat, choices[:MOST_PREVIEWED])
        made["refusal"] = refusal(match, seat)
    return made


def refusal(match: Match, seat: int) -> str:
    """The text that refuses the first illegal answer."""
    offers = match.offers(seat)
    illegal = next(action for action in range(match.game.actions.count + 1) if action not in offers)
    with refused(IllegalAnswerError) as caught:
        match.play(seat, illegal)
    return str(caught[0])


def check_imagined_worlds(variant: Variant, seed: int) -> None:
    """Worlds that a seat cannot tell apart show it the same, and can be played to their ends (one of each is)."""
    for match in positions(variant, seed, 4):
        for seat in range(-1, variant.seats):
            worlds = indistinguishable(match, seat, seed)
            _play_to_the_end(worlds[seat % WORLDS], seed)


def indistinguishable(match: Match, seat: int, seed: int, count: int = WORLDS) -> list[Match]:
    """Some worlds that a seat cannot tell from this one; an error if it can."""
    here = shown(match, seat)
    worlds = [imagined(match, seat, seed + number) for number in range(count)]
    for world in worlds:
        _expect_same(here, shown(world, seat), seat)
    return worlds


def _play_to_the_end(world: Match, seed: int) -> None:
    g, chooser = world.state, Chooser()
    sow(chooser, seed)
    plain(world.game).play_out(g, world.pack.tables, chooser, 0)
    assert g.fault == 0, "an imagined world cannot be played to its end: something fixed cannot be rolled or drawn"
    assert g.decisions <= world.game.longest, f"an imagined world takes more than {world.game.longest} decisions"
    pack(g)


def check_secret_answers(variant: Variant, seed: int) -> None:
    """While others are still asked the same, nobody else can tell what a seat has answered."""
    for match in positions(variant, seed, 12):
        for seat in match.asked if len(match.asked) > 1 else ():
            offers = match.offers(seat)
            apart = -(-len(offers) // MOST_ANSWERS)
            taken = offers[seed % apart :: apart]  # others with every seed
            first, *others = [_answered(match, seat, action) for action in taken]
            if first.state.ask != match.state.ask or set(first.asked) != set(match.asked) - {seat}:
                continue  # the others had no choice, so that all answers lie open
            for listener in set(range(-1, variant.seats)) - {seat}:
                seen = shown(first, listener)
                for world in others:
                    _expect_same(seen, shown(world, listener), listener)


def check_shared_views(variant: Variant, seed: int) -> None:
    """What a seat takes from the view of a spectator, or from what is said to another, it would see and hear anyway."""
    match, chance, told = variant.match(seed), chance_of(seed), 0
    while not match.over:
        for _ in range(chance.randint(1, MOST_BETWEEN_LOOKS)):
            if not match.over:
                play_randomly(match, chance)
        public, said = match.view(), dict[Event, Phrase | None]()
        for eye in range(-1, variant.seats):
            seat = None if eye < 0 else eye
            shared, own = match.view(seat, public), match.view(seat)
            assert shared == own, f"made from a spectator's, a view differs: {differing_parts(shared, own, 'view')}"
            _expect_passing_looks(match, eye)
            for event, phrase in _heard(match, eye, told).items():
                heard = said.setdefault(event, phrase)
                assert heard == phrase, f"the event {event} is said in two ways: {heard}, and to seat {eye}: {phrase}"
        expect_same_recap(match, variant.seats)
        told = match.happened


def _expect_passing_looks(match: Match, eye: int) -> None:
    """A passing look at the game itself shows what a copy would, and leaves the game as it is."""
    game, g, t = match.game, match.state, match.pack.tables
    whole, before = passing_glimpse(game, g, t, eye, whole=True), encode(g)
    assert encode(whole) == encode(known_to(game, g, t, eye)), f"in passing, seat {eye} sees something else"
    assert game.view(passing_glimpse(game, g, t, eye, whole=False), t, eye, None) == game.view(whole, t, eye, None)
    if eye in match.asked:
        game.question(whole, t, eye)
        for action in match.offers(eye):
            game.choice(whole, t, eye, action)
    assert encode(g) == before, f"the game is not the same after seat {eye} has looked at it"


def _heard(match: Match, eye: int, since: int) -> dict[Event, Phrase | None]:
    t, events = match.pack.tables, match.events_for(None if eye < 0 else eye, since)
    seen = known_to(match.game, match.state, t, eye)
    return {event: match.game.event(seen, t, event) for event in events}


def expect_same_recap(match: Match, seats: int) -> None:
    """Those who know the same secrets of a turn read the same line about it."""
    client, t = match.game.client, match.pack.tables
    if client.recap is None or not match.happened:
        return
    first, recaps = match.heading_before(match.happened, client.headings), dict[tuple[bool, ...], Recap | None]()
    for eye in range(-1, seats):
        seat = None if eye < 0 else eye
        seen = known_to(match.game, match.state, t, eye)
        recap = client.recap(seen, t, tuple(match.events_for(seat, first)), {})
        known = recaps.setdefault(match.heard(seat, first), recap)
        assert known == recap, f"a turn is told in two ways: {known}, and to seat {eye}: {recap}"


def _answered(match: Match, seat: int, action: int) -> Match:
    made = match.copy()
    made.play(seat, action)
    return made


def _expect_same(here: dict[str, Any], there: dict[str, Any], seat: int) -> None:
    who = f"seat {seat}" if seat >= 0 else "a spectator"
    mine, other = here["known"], there["known"]
    if mine.tobytes() != other.tobytes():
        raise AssertionError(f"{who} can tell two worlds apart by the fields {differing_fields(mine, other)}")
    for name in here:
        if name != "known" and here[name] != there.get(name):
            raise AssertionError(
                f"{who} can tell two worlds apart by {differing_parts(here[name], there.get(name), name)}"
            )
