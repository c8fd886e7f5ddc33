"""Ways to play a game, and random matches of them."""

import random
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property, lru_cache

from carambolage.engine.game import Game, SetupError
from carambolage.engine.match.match import Match
from carambolage.engine.options import OptionError
from carambolage.engine.twins.execution import blank_game, is_guarded

_MOMENTS = 120  # at least so many moments of a match are kept, if it has as many


@dataclass(frozen=True, eq=False)
class Variant:
    """A game at a table: how many play, by which options."""

    game: Game
    players: int
    options: Mapping[str, str] = field(default_factory=dict)

    @cached_property
    def seats(self) -> int:
        """How many seats they take; one player may hold several."""
        return blank_game(self.game, self.players, self.options).seats

    def match(self, seed: int) -> Match:
        """A fresh match."""
        return Match(self.game, self.players, seed, self.options)

    def __str__(self) -> str:
        chosen = "".join(f",{name}={value}" for name, value in self.options.items())
        return f"{self.game.name}-{self.players}{chosen}"


def variants(game: Game) -> list[Variant]:
    """Every number of players, and every value of every option once, as far as the game allows them."""
    tables = [Variant(game, players) for players in game.players]
    for option in game.options:
        for value in option.values:
            if value != option.default:
                tables += _one_allowed(game, len(tables), {option.name: value})
    return [variant for variant in tables if _is_allowed(variant)]


def _one_allowed(game: Game, number: int, options: Mapping[str, str]) -> list[Variant]:
    """The first table that allows some options: different options meet different numbers of players."""
    turned = [game.players[(number + further) % len(game.players)] for further in range(len(game.players))]
    return [v for v in (Variant(game, players, options) for players in turned) if _is_allowed(v)][:1]


def mixtures(game: Game) -> list[Variant]:
    """A few tables that together meet every number of players and every value of every option."""
    wanted = {option.name: [v for v in option.values if v != option.default] for option in game.options}
    tables: list[Variant] = []
    met = True
    while len(tables) < len(game.players) or (met and any(wanted.values())):
        table = _mixture(game, len(tables), wanted)
        met = any(value in wanted[name] for name, value in table.options.items())
        for name, value in table.options.items():
            wanted[name] = [other for other in wanted[name] if other != value]
        tables.append(table)
    return tables


def _mixture(game: Game, number: int, wanted: Mapping[str, list[str]]) -> Variant:
    """A table with one wanted value of each option, as far as they fit together; the others are left to chance."""
    chance = chance_of(number)
    table = Variant(game, game.players[number % len(game.players)])
    for option in sorted(game.options, key=lambda option: -len(wanted[option.name])):
        for value in (*wanted[option.name], chance.choice((*option.values, option.default))):
            richer = Variant(game, table.players, {**table.options, option.name: value})
            if value == option.default or _is_allowed(richer):
                table = table if value == option.default else richer
                break
    return table


def _is_allowed(variant: Variant) -> bool:
    try:
        variant.match(0)
    except (SetupError, OptionError):
        return False
    return True


def chance_of(seed: int) -> random.Random:
    """A generator for players that answer at random."""
    return random.Random(seed)  # a test must be repeatable


def play_randomly(match: Match, chance: random.Random) -> tuple[int, int]:
    """Let a random asked seat give a random answer; returns both."""
    seat = chance.choice(match.asked)
    action = chance.choice(match.offers(seat))
    match.play(seat, action)
    return seat, action


def play_to_the_end(match: Match, chance: random.Random) -> Match:
    """Let everybody answer at random until the match is over."""
    while not match.over:
        play_randomly(match, chance)
    return match


def finished_match(variant: Variant, seed: int) -> Match:
    """A match played to its end at random."""
    return _random_match(variant, seed, is_guarded())[-1].copy()


def positions(variant: Variant, seed: int, most: int) -> Iterator[Match]:
    """Copies of a random match at up to `most` of its decisions, spread over the whole game."""
    moments = _random_match(variant, seed, is_guarded())[:-1]
    for match in moments[:: -(-len(moments) // most)]:
        yield match.copy()


@lru_cache(maxsize=4)
def _random_match(variant: Variant, seed: int, guarded: bool) -> list[Match]:
    """A random match at moments at equal distances, and its end: it is played once for all checks that look at it."""
    match, chance = variant.match(seed), chance_of(seed)
    moments, apart = [], 1
    while not match.over:
        if match.state.decisions % apart == 0:
            moments.append(match.copy())
        if len(moments) == 2 * _MOMENTS:
            moments, apart = moments[::2], 2 * apart
        play_randomly(match, chance)
    return [*moments, match]
