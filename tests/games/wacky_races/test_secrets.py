"""Nobody can tell worlds apart that differ only in what is secret, in every situation that has a secret of its own.

Each situation is met in random games. There, everything that a seat is shown (view, board, events, log, question,
choices, refusals) is the same in other worlds that it imagines, while the secret itself does differ among them; only
those who know the secret imagine it as it is.
"""

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import Any

import pytest

from carambolage.engine.match.match import Match
from carambolage.games.wacky_races.game import GAME
from carambolage.games.wacky_races.names.action import Action
from carambolage.games.wacky_races.names.question import Question
from carambolage.games.wacky_races.names.things import Car
from carambolage.testing.secret_checks import indistinguishable
from carambolage.testing.variants import chance_of, play_randomly

WORLDS = 12
PLAYERS = 3
SEEDS = 200


@dataclass(frozen=True)
class Situation:
    """A question, the race and the car that lead to it, and what is secret then: from all, or from all but the asked.

    With `answered` the secret is looked at after the answer, when `secret` has to be given who knows it.
    """

    name: str
    question: int
    secret: Callable[[Any, int], Hashable]
    race: str = "none"
    car: int = -1
    known: bool = True
    answered: bool = False
    special_tile: str = "random"

    def met(self) -> tuple[Match, int]:
        """A random game that has come to it, and the seat that is or was asked."""
        for seed in range(SEEDS):
            options = {"race": self.race, "special_tile": self.special_tile}
            match, chance = Match(GAME, PLAYERS, seed, options), chance_of(seed)
            while not match.over:
                seat, offers = match.state.seat, match.offers(match.state.seat)
                if self.arises(match):
                    if self.answered:
                        play_randomly(match, chance)
                    if not match.over:
                        return match, seat
                elif Action.CHOOSE_RACER + self.car in offers and match.state.ask == Question.CHOOSE_RACER:
                    match.play(seat, Action.CHOOSE_RACER + self.car)
                else:
                    play_randomly(match, chance)
        raise AssertionError(f"no game came to {self.name}")

    def arises(self, match: Match) -> bool:
        """The question is asked, late enough in the race for something to lie on the course."""
        late = self.question != Question.TURN_ACTION or match.state.decisions > 25
        return match.state.ask == self.question and late


def hand(g: Any, seat: int) -> Hashable:
    return tuple(g.hand[seat])


def own_tiles(g: Any, seat: int) -> Hashable:
    return tuple(g.tiles[seat])


def looked_at(g: Any, seat: int) -> Hashable:
    return (tuple(g.look), tuple(g.seen))


def course(g: Any, seat: int) -> Hashable:
    return tuple(g.tile)


def seen_traps(g: Any, seat: int) -> Hashable:
    laid = tuple(kind for kind, eyes in zip(g.trap, g.trap_eyes, strict=True) if (eyes >> seat) & 1)
    under = tuple(kind for kind, eyes in zip(g.trap_under, g.trap_under_eyes, strict=True) if (eyes >> seat) & 1)
    return laid + under


SITUATIONS = (
    Situation("turn", Question.TURN_ACTION, hand),
    Situation("payment", Question.PAY_CARDS, hand, special_tile="swamp"),
    Situation("race 3, two traps", Question.GORILLA_TRAP, looked_at, race="3"),
    Situation("race 3, trap laid", Question.GORILLA_TRAP, seen_traps, race="3", answered=True),
    Situation("race 6, course", Question.TURN_ACTION, course, race="6", known=False),
    Situation(
        "race 6, crossroads", Question.CROSSROADS_FIRST, course, race="6", known=False, special_tile="crossroads"
    ),
    Situation("race 6, sawtooth", Question.PW_TILE, course, race="6", car=Car.RUFUS, known=False),
    Situation("race 11, ghost town", Question.GHOST_KEEP, hand, race="11"),
    Situation("race 14, tiles", Question.LAY_TILE, own_tiles, race="14"),
    Situation("race 15, course", Question.TURN_ACTION, course, race="15", known=False),
    Situation("race 15, naming", Question.RIVER_NAME, hand, race="15"),
    Situation("race 15, playing", Question.RIVER_PLAY, hand, race="15"),
    Situation("crystal ball", Question.PW_CRYSTAL, seen_traps, car=Car.GRUESOME),
    Situation("crystal ball used", Question.PW_CRYSTAL, seen_traps, car=Car.GRUESOME, answered=True),
    Situation("brainstorm", Question.PW_KEEP, looked_at, car=Car.PENDING),
    Situation("brainstorm over", Question.PW_KEEP, hand, car=Car.PENDING, answered=True),
    Situation("surplus mine, trap", Question.PW_MINE_TRAP, looked_at, car=Car.SERGEANT),
    Situation("surplus mine, tile", Question.PW_MINE_TILE, looked_at, car=Car.SERGEANT),
    Situation("surplus mine laid", Question.PW_MINE_TILE, seen_traps, car=Car.SERGEANT, answered=True),
)


@pytest.mark.slow
@pytest.mark.parametrize("situation", SITUATIONS, ids=lambda situation: situation.name)
def test_what_is_secret_shows_in_nothing(situation: Situation) -> None:
    match, knower = situation.met()
    truth = situation.secret(match.state, knower)
    for seat in range(-1, PLAYERS):
        worlds = indistinguishable(match, seat, seed=1, count=WORLDS)
        imagined = {situation.secret(world.state, knower) for world in worlds}
        if situation.known and seat == knower:
            assert imagined == {truth}
        else:
            assert len(imagined) > 1, f"seat {seat} knows what it should not"
