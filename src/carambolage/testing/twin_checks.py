"""The twins agree, byte for byte."""

from carambolage.engine.match.match import Match
from carambolage.engine.record import Packed, copy_record, pack, unpack
from carambolage.engine.rules.dice import Chooser, sow
from carambolage.engine.twins.execution import PackedTwin, blank_game, packed, plain
from carambolage.testing.differences import differing_fields
from carambolage.testing.variants import Variant, chance_of, finished_match, play_randomly, positions

GREEDY_SEATS = (0, 1, 2**6 - 1)


def check_decisions(variant: Variant, seed: int) -> None:
    """Both twins hold the same bytes after every decision of a random game."""
    match, chance = variant.match(seed), chance_of(seed)
    twin, games = _begun(variant, match)
    _expect_equal(match, games)
    while not match.over:
        seat, action = play_randomly(match, chance)
        twin.answer(games, 0, seat, action)
        _expect_equal(match, games)


def check_play_outs(variant: Variant, seed: int) -> None:
    """Whole games, by random and greedy players, take the same course."""
    rules, game, tables = plain(variant.game), variant.game, variant.match(seed).pack.tables
    twin = packed(game, tables, checked=True)
    for greedy in GREEDY_SEATS:
        lengths, ranks = twin.play_games(twin.new_games(variant.players, variant.options), seed, 1, greedy)
        g, chooser = blank_game(game, variant.players, variant.options), Chooser()
        sow(chooser, ~seed)
        rules.begin(g, tables, seed)
        rules.play_out(g, tables, chooser, greedy)
        played = f"game {seed}, played out on both twins with greedy seats {greedy:b},"
        expected = [g.decisions, rules.length_of(g)]
        assert lengths[0].tolist() == expected, f"{played} has lengths {expected} and {lengths[0].tolist()}"
        expected = [rules.rank_of(g, tables, seat) for seat in range(variant.seats)]
        assert ranks[0].tolist() == expected, f"{played} has ranks {expected} and {ranks[0].tolist()}"


def check_eyes(variant: Variant, seed: int) -> None:
    """Offering, hiding, imagining, weighing, leaving and playing on give the same bytes on both twins."""
    tables = variant.match(seed).pack.tables
    rules, twin = plain(variant.game), packed(variant.game, tables, checked=True)
    for match in positions(variant, seed, 10):
        for seat in range(-1, variant.seats):
            g, games = copy_record(match.state), pack(match.state)
            rules.hide(g, tables, seat)
            twin.hide(games, 0, seat)
            _expect_same(pack(g), games, f"after hiding from seat {seat}")
            g, games = copy_record(match.state), pack(match.state)
            rules.imagine(g, tables, seat, seed + 1)
            twin.imagine(games, 0, seat, seed + 1)
            _expect_same(pack(g), games, f"after imagining for seat {seat}")
        _check_asked_seats(match, twin)
        _check_going_on(match, twin, seed)


def _check_asked_seats(match: Match, twin: PackedTwin) -> None:
    rules = plain(match.game)
    for seat in match.asked:
        games = pack(match.state)
        offers = match.offers(seat)
        compiled = tuple(twin.offers(games, 0, seat).tolist())
        assert compiled == offers, f"the twins offer seat {seat} different answers: {offers} and {compiled}"
        for action in offers:
            liking = rules.weigh(copy_record(match.state), match.pack.tables, seat, action)
            weighed = twin.weigh(games, 0, seat, action)
            assert weighed == liking, f"the twins weigh answer {action} of seat {seat} as {liking} and {weighed}"


def _check_going_on(match: Match, twin: PackedTwin, seed: int) -> None:
    rules, tables = plain(match.game), match.pack.tables
    for seat in range(match.state.seats):
        games = pack(match.state)
        left = match.copy()
        left.leave(seat)
        twin.leave(games, 0, seat)
        _expect_equal(left, games)
    g, games, chooser = copy_record(match.state), pack(match.state), Chooser()
    sow(chooser, seed)
    rules.play_out(g, tables, chooser, 0)
    twin.play_on(games, 0, seed)
    _expect_same(pack(g), games, "after playing on")
    for seat in range(match.state.seats):
        ranks = rules.rank_of(g, tables, seat), twin.rank(games, 0, seat)
        assert ranks[0] == ranks[1], f"after playing on the twins rank seat {seat} as {ranks[0]} and {ranks[1]}"


def check_round_trip(variant: Variant, seed: int) -> None:
    """A state survives packing and unpacking."""
    for match in [*positions(variant, seed, 20), finished_match(variant, seed)]:
        before = pack(match.state)
        after = pack(unpack(variant.game.state, before))
        assert after.tobytes() == before.tobytes(), differing_fields(before, after)


def _begun(variant: Variant, match: Match) -> tuple[PackedTwin, Packed]:
    twin = packed(variant.game, match.pack.tables, checked=True)
    games = twin.new_games(variant.players, variant.options)
    twin.begin(games, 0, match.seed)
    return twin, games


def _expect_equal(match: Match, games: Packed) -> None:
    _expect_same(pack(match.state), games, f"after {match.state.decisions} decisions")


def _expect_same(plainly: Packed, compiled: Packed, when: str) -> None:
    """Both twins hold the same bytes; the message names the fields, the plain twin's value first."""
    if plainly.tobytes() != compiled.tobytes():
        raise AssertionError(f"{when} the twins differ in {differing_fields(plainly, compiled)}")
