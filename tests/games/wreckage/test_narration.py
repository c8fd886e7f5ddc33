"""Everything that can be asked, answered and told has words in both languages."""

import random

import pytest

from carambolage.engine.match.match import Match
from carambolage.engine.rules.actions import Answer
from carambolage.games.wreckage.game import GAME
from carambolage.games.wreckage.names.event import Event
from carambolage.games.wreckage.names.question import Question
from carambolage.games.wreckage.names.things import Cause, Play
from carambolage.games.wreckage.text.ahead import cans_on
from carambolage.games.wreckage.text.events import PARTS, SILENT
from carambolage.testing.speaking import LANGUAGES
from tests.games.following import follow, is_sentence
from tests.games.wreckage.scenario import Scenario
from tests.games.wreckage.speaking import choices, question, say, sentence
from tests.rules.wreckage.shooting import damage

TABLES: list[tuple[int, int, dict[str, object]]] = [
    (1, 2, {}),
    (2, 4, {"layout": "scrapyard", "quick_setup": "on"}),
    (3, 3, {"layout": "depot", "quick_setup": "ready", "respawn": "on", "turn_limit": 10}),
    (4, 2, {"obstacles": "special", "turn_step": "5", "repair_pool": "talon_and_revealed"}),
    (5, 4, {"layout": "pit", "travel_rule": "brake", "mine_hit": "blast", "tyre_fire": "always"}),
]


@pytest.mark.slow
@pytest.mark.parametrize(("seed", "players", "options"), TABLES)
def test_random_games_can_be_followed(seed: int, players: int, options: dict[str, object]) -> None:
    follow(Match(GAME, players, seed, options), seed)


def arena() -> Scenario:
    """Three cars with something of everything around them."""
    table = Scenario("pick_up", "armoured_van", "coupe").put(A=(0, 0, 0), B=(1800, 0, 36)).hits(A=2, B=3)
    table.equip("A", "machine_gun", "steel_plating", "mine_dropper").speeds(A=2).cans(A=1)
    table.obstacle("wreck", 3000, 3000).plan(A=("turn_left", "jump"))
    return table.talon("A", "pedals", "pedals", "swerve")


@pytest.mark.parametrize("kind", Question.numbers().values())
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_question_and_its_answers_have_words(lang: str, kind: int) -> None:
    table = arena()
    table.g.draw.points = 4
    table.g.act.card = Play.TURN_LEFT
    if kind in (Question.CHOOSE_VEHICLE, Question.DRAFT_EQUIPMENT):
        table.car("A").equipment[2] = -1
    table.pose(kind, 0, Play.TURN_LEFT if kind == Question.USE_CARD else 1, 1)
    assert question(table, lang).endswith(("?", "."))
    spoken = choices(table, lang)
    assert len(set(spoken.values())) == len(spoken)


@pytest.mark.parametrize("verb", GAME.actions.verbs)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_verb_has_words(lang: str, verb: str) -> None:
    table = arena()
    sizes = GAME.actions.verbs[verb].sizes
    for number in range(max(sizes.values(), default=1)):
        fields = {name: min(number, size - 1) for name, size in sizes.items()}
        if verb == "fire":
            fields = {"slot": 0, "target": 1}
        assert say(GAME.choice(table.g, table.t, 0, GAME.actions.pack(Answer(verb, fields))), lang)


@pytest.mark.parametrize("kind", Event.ids())
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_event_is_a_sentence(lang: str, kind: str) -> None:
    table = arena()
    for values in ((1, 2, 1, 0, 1, 1), (2, 0, 1, 1, 0, 1), (1, 1, 0, 1, 1, 0), (2, 1, 0, 0, 0, 0)):
        spoken = sentence(table, kind, *values, lang=lang)
        assert (spoken == "") == (kind in SILENT)
        assert spoken == "" or is_sentence(spoken)


def test_every_event_is_described() -> None:
    assert set(PARTS) | SILENT == set(Event.ids())
    assert not set(PARTS) & SILENT


def test_sentences() -> None:
    table = arena()
    said = {
        ("turned", 0, 0, 0, 0, -5, 0): "Player 1 turns right by 12.5 degrees.",
        ("turned", 0, 0, 0, 0, 6, 1): "Player 1 turns left by 15 degrees in reverse gear.",
        ("moved", 0, 0, 0, 0, 2048, 3): "Player 1 drives 2 spaces.",
        ("moved", 0, 0, 0, 0, -1118, 3): "Player 1 drives back 1.1 spaces.",
        ("moved", 0, 0, 0, 0, 2048, 2): "Player 1 shoots ahead 2 spaces by Turbo.",
        ("collided", 0, 2, 1, 1, 1, 3): (
            "Player 1 runs into Player 2, a wreck, a mine and the edge of the arena at speed 3!"
        ),
        ("hits", 1, 2, 5, Cause.WEAPON, 0): "Player 2 takes 2 hits from a shot: 5 of 13.",
        ("destroyed", 1, 0): "Player 2 loses the car to Player 1!",
        ("destroyed", 1, 1): "Player 2 loses the car!",
        ("destroyed", 1, -1): "Player 2 loses the car!",
        ("repaired", 0, 0, 3, -1): "Player 1 repairs 1 hit for Pedals and Repeat.",
        ("repaired", 0, 0, 3, 2): "Player 1 takes back Turn left for Pedals and Repeat.",
        ("damage_card", 0, 3, 0): "Player 1 draws Burst tyre (1 point), with a spin.",
    }
    assert {numbers: sentence(table, str(numbers[0]), *map(int, numbers[1:])) for numbers in said} == said
    assert sentence(table, "moved", 0, 0, 0, 0, 1118, 3, lang="fr") == "Joueur 1 avance de 1,1 case."


def test_a_pump_that_is_gone_still_has_its_name() -> None:
    table = arena()
    assert sentence(table, "collided", 0, 0, 2, 0, 0, 3) == "Player 1 runs into a fuel pump at speed 3!"


@pytest.mark.rule("WK-DEC-23", "WK-HID-12")
def test_a_shot_tells_its_odds() -> None:
    table = Scenario("pick_up", "sedan").put(A=(0, 0, 0), B=(1500, 0, 36)).equip("A", "flamethrower").action("A")
    assert choices(table, "en")["fire flamethrower B"] == (
        "Flamethrower at Player 2: 3 damage cards against Handling 2, 64 % for a hit, 1.3 hits on average"
    )


@pytest.mark.rule("WK-CRD-13")
def test_a_fatal_hairpin_says_so() -> None:
    table = Scenario("sedan", "pick_up").put(A=(0, 0, 0)).hits(A=7).plan(A=("turn_left", "turn_right")).action("A")
    spoken = choices(table, "en")
    assert spoken["turn left 60"] == "Left by 60 degrees, a hairpin for 1 hit: it destroys your car"
    assert spoken["turn left 45"] == "Left by 45 degrees"
    assert spoken["turn left 45 reverse"] == "Left by 45 degrees, in reverse gear"


def test_plating_tells_what_it_saves() -> None:
    table = damage(arena().hits(A=6), "A", "direct_hit", "dented_panel")
    assert choices(table, "en") == {
        "plating": "Discard one: 1 point gets through",
        "keep": "Keep it: the car is destroyed",
    }


@pytest.mark.rule("WK-SET-07")
def test_who_has_no_weapon_is_warned_before_the_last_card() -> None:
    table = arena()
    table.car("A").equipment[:] = [10, 11, -1]
    table.pose(Question.DRAFT_EQUIPMENT, 0)
    assert "no weapon" in question(table, "en")
    table.car("A").equipment[:] = [0, 11, -1]
    assert question(table, "en") == "Which equipment card do you take? It is your last one."


@pytest.mark.rule("WK-DEC-23")
def test_answers_tell_what_lies_ahead() -> None:
    table = Scenario("sedan", "pick_up").put(A=(0, 0, 0), B=(300, 700, 0)).speeds(A=2).can(1500, -200)
    table.plan(A=("turn_left", "turn_right")).action("A")
    spoken = choices(table, "en")
    assert spoken["turn left 15"] == "Left by 15 degrees; the turn runs into Player 2"
    table.speeds(A=0)
    assert choices(table, "en")["turn left 15"] == "Left by 15 degrees; the turn is blocked by Player 2"
    table.speeds(A=2).choose("decline")
    assert choices(table, "en") == {
        "hold": "Stay where you are",
        "travel": "Travel 2 spaces; 2 spaces clear, over 1 can",
    }
    assert choices(table, "fr")["travel"] == "Avancer de 2 cases ; 2 cases sans rien, 1 jerrycan au passage"


@pytest.mark.rule("WK-DEC-23")
def test_a_contact_ahead_is_named_with_its_distance() -> None:
    table = Scenario("sedan", "pick_up").put(A=(0, 0, 0), B=(2000, 400, 36)).speeds(A=3)
    table.obstacle("spike_column", 2114, -400).plan(A=("accelerate", "turn_right")).action("A")
    spoken = choices(table, "en")
    assert spoken["speed 4"] == "Speed 4; 1.2 spaces, then into Player 2 and a spike column"
    wall = Scenario("sedan", "pick_up").put(A=(-5000, 0, 0)).speeds(A=-2).mine(6000, 0)
    wall.plan(A=("turn_left", "turn_right")).action("A").choose("decline")
    assert choices(wall, "en")["travel"] == "Travel 2 spaces; 1.6 spaces, then into the edge of the arena"
    mined = Scenario("sedan", "pick_up").put(A=(0, 0, 0)).speeds(A=1).mine(900, 0)
    mined.plan(A=("turn_left", "turn_right")).action("A").choose("decline")
    assert choices(mined, "en")["travel"] == "Travel 1 space; 0.3 spaces, then into a mine"


@pytest.mark.rule("WK-DEC-23", "WK-CAN-02")
def test_cans_ahead_are_those_that_are_taken() -> None:
    chance = random.Random(5)
    for _ in range(60):
        heading, speed = chance.randrange(144), chance.choice((1, 2, 3, 4, -1, -2))
        table = Scenario("sedan", "pick_up").put(A=(0, 0, heading)).speeds(A=speed)
        for _ in range(2):
            table.can(chance.randrange(-2500, 2500), chance.randrange(-2500, 2500))
        counted = sum(1 for _ in cans_on(table.g, table.t, (0, 0, heading), int(speed < 0), abs(speed) * 1024))
        table.action("A")
        assert counted == table.cans_of("A")
