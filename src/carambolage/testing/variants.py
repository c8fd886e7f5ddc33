"""Ways to play a game, and random matches of them."""

import random
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from carambolage.engine.game import Game, SetupError
from carambolage.engine.match import Match
from carambolage.engine.options import OptionError


@dataclass(frozen=True)
class Variant:
    """A game at a table: how many play, by which options."""

    game: Game
    players: int
    options: Mapping[str, str] = field(default_factory=dict)

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
                tables.append(Variant(game, _players_for(game, len(tables)), {option.name: value}))
    return [variant for variant in tables if _is_allowed(variant)]


def _players_for(game: Game, number: int) -> int:
    """Different options meet different numbers of players."""
    return game.players[number % len(game.players)]


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


def finished_match(variant: Variant, seed: int) -> Match:
    """A match played to its end at random."""
    match, chance = variant.match(seed), chance_of(seed)
    while not match.over:
        play_randomly(match, chance)
    return match


def positions(variant: Variant, seed: int, most: int) -> Iterator[Match]:
    """Copies of a random match at up to `most` of its decisions, spread over the whole game."""
    decisions = finished_match(variant, seed).state.decisions
    wanted = set(range(0, decisions, max(1, decisions // most)))
    match, chance = variant.match(seed), chance_of(seed)
    while not match.over:
        if match.state.decisions in wanted:
            yield match.copy()
        play_randomly(match, chance)
