"""Nobody can tell worlds apart that differ only in what is secret: hands, bonus commands, drafts, facedown tokens.

Each secret is met in random games. There, everything that a seat is shown is the same in other worlds that it imagines,
while the secret itself differs among them; only those who know it imagine it as it is. No imagined world holds a card
twice, nor one that has been shown to all.
"""

from collections.abc import Callable, Hashable
from dataclasses import dataclass, field
from typing import Any

import pytest

from carambolage.engine.match.match import Match
from carambolage.engine.record import pack
from carambolage.games.thunder_road.cards.decks import was_shown
from carambolage.games.thunder_road.game import GAME
from carambolage.games.thunder_road.names.question import Question
from carambolage.games.thunder_road.names.things import Card
from carambolage.testing.secret_checks import imagined, indistinguishable
from carambolage.testing.variants import chance_of, play_randomly

WORLDS = 6
PLAYERS = 3
SEEDS = 60
CARS_ONLY = {"big_rig": "false", "final_five": "false"}
HANDS = {"advanced_airstrikes": "true", "bounties": "true", "one_shots": "true"}


@dataclass(frozen=True)
class Secret:
    """A question at which a secret is looked at, the options that bring it about, and who knows it besides nobody."""

    name: str
    question: int
    secret: Callable[[Any, int], Hashable]
    options: dict[str, str] = field(default_factory=dict)
    after: int = 0
    known: bool = True

    def met(self) -> tuple[Match, int]:
        """A random game that has come to it, and the seat whose secret it is."""
        for seed in range(SEEDS):
            match, chance = Match(GAME, PLAYERS, seed, {**CARS_ONLY, **self.options}), chance_of(seed)
            while not match.over:
                if match.state.ask == self.question and match.state.decisions >= self.after:
                    return match, match.state.seat
                play_randomly(match, chance)
        raise AssertionError(f"no game came to {self.name}")


def card_of(name: str) -> Callable[[Any, int], Hashable]:
    return lambda g, seat: getattr(g.crews[seat], name)


def dealt(g: Any, seat: int) -> Hashable:
    return (tuple(g.crews[seat].dealt), tuple(g.crews[seat].kept), g.crews[seat].chosen)


def kept(g: Any, seat: int) -> Hashable:
    return tuple(g.crews[seat].kept)


def facedown(g: Any, seat: int) -> Hashable:
    return tuple(g.token)


BONUS = {"bonus_commands": "true", "bonus_commands_public": "false"}
SECRETS = (
    Secret("one shot", Question.ASSIGN, card_of("one_shot"), HANDS),
    Secret("bounty", Question.ASSIGN, card_of("bounty"), HANDS),
    Secret("advanced airstrike", Question.ASSIGN, card_of("airstrike"), HANDS),
    Secret("one shot while moving", Question.STEP, card_of("one_shot"), HANDS, after=30),
    Secret("bonus command", Question.ASSIGN, card_of("bonus"), BONUS),
    Secret("leaders dealt", Question.CHOOSE_LEADER, dealt, {"leaders": "true"}),
    Secret("first upgrades", Question.DRAFT_UPGRADE, dealt, {"upgrades": "true"}),
    Secret("upgrades handed on", Question.DRAFT_UPGRADE, kept, {"upgrades": "true"}, after=8),
    Secret("upgrades to fit", Question.ASSIGN_UPGRADES, kept, {"upgrades": "true"}),
    Secret("German hand", Question.ASSIGN, card_of("hand"), {"german_engineering": "all"}),
    Secret("tokens", Question.ASSIGN, facedown, known=False),
)


@pytest.mark.slow
@pytest.mark.rule("TR-CRD-43", "TR-UPG-08", "TR-HID-03")
@pytest.mark.parametrize("secret", SECRETS, ids=lambda secret: secret.name)
def test_what_is_secret_shows_in_nothing(secret: Secret) -> None:
    match, knower = secret.met()
    truth = secret.secret(match.state, knower)
    assert truth not in (0, ())
    for seat in range(-1, PLAYERS):
        worlds = indistinguishable(match, seat, seed=1, count=WORLDS)
        thought = {secret.secret(world.state, knower) for world in worlds}
        if secret.known and seat == knower:
            assert thought == {truth}
        else:
            assert len(thought) > 1, f"seat {seat} knows what it should not"


@pytest.mark.slow
@pytest.mark.rule("TR-CRD-43", "TR-CRD-36", "TR-BON-01")
@pytest.mark.parametrize("kind", ["one_shot", "bounty", "airstrike", "bonus"])
def test_no_imagined_world_holds_a_card_twice_or_one_that_was_shown(kind: str) -> None:
    first = {"one_shot": Card.ONE_SHOT, "bounty": Card.BOUNTY, "airstrike": Card.AIRSTRIKE}.get(kind, -1)
    options = BONUS if kind == "bonus" else HANDS
    for seed in range(4):
        match, chance = Match(GAME, 4, seed, {**CARS_ONLY, **options}), chance_of(seed)
        for _ in range(120):
            if not match.over:
                play_randomly(match, chance)
        for seat in range(-1, 4):
            for number in range(6):
                truth: Any = match.state
                world: Any = imagined(match, seat, number).state
                held = [getattr(crew, kind) for crew in world.crews if getattr(crew, kind)]
                assert len(set(held)) == len(held), f"seat {seat} imagines a card twice"
                if first >= 0:
                    assert not any(was_shown(world, first + card - 1) for card in held)
                if seat >= 0:
                    assert getattr(world.crews[seat], kind) == getattr(truth.crews[seat], kind)


@pytest.mark.rule("TR-CRD-43", "TR-UPG-08", "TR-HID-03", "TR-GER-27", "TR-BON-01")
@pytest.mark.parametrize("secret", SECRETS, ids=lambda secret: secret.name)
def test_what_is_imagined_comes_from_what_is_known_alone(secret: Secret) -> None:
    """Whatever the truth is, the same chance leads to the same imagined world."""
    match, _ = secret.met()
    for seat in range(-1, PLAYERS):
        for seed in range(WORLDS):
            other = imagined(match, seat, seed + WORLDS)
            assert pack(imagined(other, seat, seed).state) == pack(imagined(match, seat, seed).state)
