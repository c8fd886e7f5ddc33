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
from carambolage.games.thunder_road.cards.in_hand import put_in_hand
from carambolage.games.thunder_road.game import GAME
from carambolage.games.thunder_road.names.cards import Card
from carambolage.games.thunder_road.names.question import Question
from carambolage.testing.secret_checks import imagined, indistinguishable, known
from carambolage.testing.variants import chance_of, play_randomly

WORLDS = 6
NOTHING = (0, ())
MOST_COMPARED = 80
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
                g = match.state
                if g.ask == self.question and g.decisions >= self.after and self.secret(g, g.seat) not in NOTHING:
                    return match, g.seat
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
    Secret("one shot at a menu", Question.EFFECT_MENU, card_of("one_shot"), HANDS, after=20),
    Secret("advanced airstrike at a menu", Question.EFFECT_MENU, card_of("airstrike"), HANDS, after=40),
    Secret("bounty at a menu", Question.EFFECT_MENU, card_of("bounty"), HANDS),
    Secret("bounty in a reaction", Question.PLAY_REACTION, card_of("bounty"), HANDS),
    Secret("one shot at a claim", Question.CLAIM_BOUNTY, card_of("one_shot"), HANDS),
    Secret("bounty at an airlift", Question.AIRLIFT_VEHICLE, card_of("bounty"), HANDS),
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


@pytest.mark.rule("TR-CRD-41", "TR-BOU-04", "TR-CRD-13")
@pytest.mark.parametrize("question", [Question.PLAY_REACTION, Question.CLAIM_BOUNTY, Question.EFFECT_MENU])
def test_whoever_is_asked_about_a_card_is_imagined_with_one_that_fits(question: int) -> None:
    match, asked = Secret("a question", question, card_of("bounty"), HANDS).met()
    for seed in range(40):
        world = imagined(match, -1, seed)
        assert len(world.offers(asked)) > 1


@pytest.mark.slow
@pytest.mark.rule("TR-CRD-43", "TR-CRD-41", "TR-BOU-04")
@pytest.mark.parametrize("kind", [Card.BOUNTY, Card.ONE_SHOT], ids=["bounty", "one shot"])
@pytest.mark.parametrize("card", range(8))
def test_a_hand_leaves_no_trace_until_it_is_used(kind: int, card: int) -> None:
    """The same answers with another card in a hand are the same game to others, for as long as the same is asked."""
    for seed in range(2):
        match, chance = Match(GAME, PLAYERS, seed, {**CARS_ONLY, **HANDS}), chance_of(seed)
        for _ in range(14):
            play_randomly(match, chance)
        for crew in range(PLAYERS):
            put_in_hand(record_of(match), crew, kind, (card + crew + 1) % 8)
        other = match.copy()
        put_in_hand(record_of(other), PLAYERS - 1, kind, card)
        for _ in range(MOST_COMPARED):
            if match.over or not asked_same(match, other):
                break
            for seat in (-1, 0):
                assert known(match, seat) == known(other, seat), f"seed {seed}, decision {match.state.decisions}"
            seat = match.asked[0]
            action = chance.choice(match.offers(seat))
            match.play(seat, action)
            other.play(seat, action)


def record_of(match: Match) -> Any:
    return match.state


def asked_same(match: Match, other: Match) -> bool:
    return (match.asked, match.state.ask, match.state.about) == (
        other.asked,
        other.state.ask,
        other.state.about,
    ) and all(match.offers(seat) == other.offers(seat) for seat in match.asked)
