"""Everything that can be asked, answered and told has words in both languages."""

from collections.abc import Iterator

import pytest

from carambolage.engine.match.match import Match
from carambolage.engine.rules.actions import Answer
from carambolage.games.wacky_races.game import GAME
from carambolage.games.wacky_races.names.event import Event
from carambolage.games.wacky_races.names.question import Question
from carambolage.games.wacky_races.names.things import Power
from carambolage.games.wacky_races.text.events import PARTS
from carambolage.games.wacky_races.text.questions import KINDS
from carambolage.testing.speaking import LANGUAGES
from tests.games.following import follow, is_sentence
from tests.games.wacky_races.scenario import Scenario
from tests.games.wacky_races.speaking import choices, question, say, sentence

OPTIONS: list[dict[str, object]] = [
    {"finish_mode": "run_out"},
    {"powers": "off", "special_tile": "swamp"},
    {"racer_choice": "random", "special_tile": "level_crossing"},
    {"special_tile": "acme", "stuck_discard": "one"},
]
TABLES: list[tuple[int, int, dict[str, object]]] = [(race, 1 + race % 6, {"race": race}) for race in range(1, 17)]
TABLES += [(race, players, {}) for race, players in enumerate((2, 6), 20)]
TABLES += [(race, 3, options) for race, options in enumerate(OPTIONS, 30)]


@pytest.mark.slow
@pytest.mark.parametrize(("seed", "players", "options"), TABLES)
def test_random_games_can_be_followed(seed: int, players: int, options: dict[str, object]) -> None:
    follow(Match(GAME, players, seed, options), seed)


def race() -> Scenario:
    """A race with a racer of each number, all near each other."""
    table = Scenario("pp", "rr", "am", neutrals=("rm", "sb", "pf")).course("R", F=[9, 10])
    return table.places(A=9, B=10, C=10, D=8, E=11, F=12).hand("A", "DDFFPPRR")


REACH = 4
ABOUT: dict[int, tuple[int, ...]] = {
    Question.ORDER_RACERS: (0b110, -2, 0),
    Question.ORDER_NEUTRALS: (0b111000, -1),
    Question.TUNNEL_PICK: (0b111111,),
    Question.SLEIGHT_PICK: (1,),
    Question.TRAP_VICTIM: (10,),
    Question.TRAP_ORDER: (9, 10),
    Question.CROSSROADS_SECOND: (9,),
    Question.GORILLA_TRAP: (14,),
    Question.PW_RECOVER: (2, 1),
    Question.PW_CRYSTAL: (REACH,),
    Question.PW_STRAFE: (REACH,),
    Question.TOP_CARD: (0b1111,),
}
POWERS = {
    Question.PW_TARGET: (Power.HAYULP, Power.STICK_EM_UP, Power.PERFECT_GENTLEMAN),
    Question.PW_DISCARD: (Power.BEAUTY_STOP, Power.GETAWAY_POWER),
    Question.PW_TILE: (Power.ON_THEIR_TAIL, Power.SAWTOOTH, Power.TIMBER),
}


def situations() -> Iterator[tuple[str, int, tuple[int, ...]]]:
    """Every kind of question, with what it could be about."""
    for kind, name in KINDS.items():
        for which in POWERS.get(kind, ()):
            yield f"{name}-{which}", kind, (which, 1, 0)
        if kind not in POWERS:
            yield name, kind, ABOUT.get(kind, ())


@pytest.mark.parametrize(("kind", "about"), [pytest.param(k, a, id=name) for name, k, a in situations()])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_question_and_its_answers_have_words(lang: str, kind: int, about: tuple[int, ...]) -> None:
    table = race().trap(13, "log").trap(11, "oil").face_up("A", "12").villain(12)
    table.hand_tiles[0][:3], table.tiles_left[0] = [16, 4, 20], 3
    table.look[:], table.seen[:] = [1, 1, 2, 0], [2, 5]
    if kind == Question.PAY_CARDS:
        table.course(swamp=[9])
    table.pose(kind, 0, *about)
    assert question(table, lang).strip().endswith(("?", ".", ")"))
    spoken = choices(table, lang)
    assert spoken or kind == Question.CHOOSE_RACER
    assert len(set(spoken.values())) == len(spoken)


@pytest.mark.parametrize("verb", GAME.actions.verbs)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_verb_has_words(lang: str, verb: str) -> None:
    asked = {
        "racer": Question.TRAP_VICTIM,
        "tile": Question.TRAP_ORDER,
        "exhaust": Question.SABOTAGE,
        "stop": Question.STUCK_DISCARD,
    }
    table = race().trap(11, "log").start_turn("A")
    table.question = asked.get(verb, Question.TURN_ACTION)
    table.about[0] = REACH if verb == "shift" else 1
    sizes = GAME.actions.verbs[verb].sizes
    for fields in (dict.fromkeys(sizes, 1), {name: size - 1 for name, size in sizes.items()}):
        if verb == "shift":
            fields["place"] = 11
        action = GAME.actions.pack(Answer(verb, fields))
        assert say(GAME.choice(table.g, table.t, 0, action), lang)


@pytest.mark.parametrize("secret", [-1, 1])
@pytest.mark.parametrize("kind", Event.ids())
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_event_is_a_sentence(lang: str, kind: str, secret: int) -> None:
    table = race()
    for values in ((1, 2, 3), (2, 3, 1), (1, 1, 1)):
        assert is_sentence(sentence(table, kind, *values, secret=secret, lang=lang))


def test_every_event_is_described() -> None:
    assert set(PARTS) == set(Event.ids())
