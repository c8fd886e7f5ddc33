"""Previews: where an answer leads, what it meets, and what that does to whom."""

import random
from dataclasses import replace
from typing import Any

import pytest

from carambolage.engine.match.match import Match
from carambolage.engine.previews import course
from carambolage.engine.previews.course import Runner
from carambolage.engine.previews.lookahead import Lookahead
from carambolage.games.wreckage.game import GAME
from carambolage.games.wreckage.names.action import Action
from carambolage.games.wreckage.names.effect import Effect
from carambolage.games.wreckage.text.previews import Danger
from tests.games.wreckage.scenario import Scenario
from tests.games.wreckage.speaking import previews, say

PACK = GAME.home / "pack"


def shown(table: Scenario, answer: str) -> Any:
    """What a client draws of an answer."""
    return previews(table)[answer].shown


def poses(preview: Any) -> list[tuple[int, int, int]]:
    return [(step.x, step.y, step.heading) for step in preview.steps]


@pytest.mark.rule("WK-DEC-23")
def test_ghosts_of_turns() -> None:
    table = Scenario("sedan", "pick_up").put(A=(0, 0, 0)).plan(A=("turn_left", "repeat")).action("A")
    drawn = previews(table)
    assert poses(drawn["turn left 15"].shown) == [(49, 141, 6)]
    assert poses(drawn["turn left 45"].shown) == [(31, 437, 18)]
    assert poses(drawn["turn left 90"].shown) == [(-256, 768, 36)]
    assert poses(drawn["decline"].shown) == []
    arcs = {said: step.arc for said in drawn for step in shown(table, said).steps}
    assert (arcs["turn left 45"].pivot, arcs["turn left 45"].ticks) == ((-512, 256), 18)
    assert arcs["turn left 45"].rulers == [[(-512, 256), (0, 768), (-3072, 768), (-3072, 256)]]
    assert [len(arcs[said].rulers) for said in ("turn left 15", "turn left 90")] == [1, 2]


@pytest.mark.rule("WK-DEC-23", "WK-GEO-24")
def test_the_second_step_starts_where_the_first_ends() -> None:
    table = Scenario("sedan", "pick_up").put(A=(0, 0, 0)).speeds(A=-1).plan(A=("turn_right", "repeat")).action("A")
    turn, leg = shown(table, "turn right 45 reverse").steps
    assert (turn.how, turn.x, turn.y, turn.heading) == ("turn", -31, 437, 126)
    assert (turn.arc.pivot, turn.arc.ticks) == ((512, 256), -18)
    assert (leg.how, leg.heading, leg.arc) == ("leg", 126, None)


@pytest.mark.rule("WK-DEC-23")
def test_a_collision_is_foretold_with_its_odds() -> None:
    """Structure 10 and 8 with 3 cards from a full deck: a mean of 3.15 hits, 97 % for at least one."""
    table = Scenario("pick_up", "sedan").put(A=(0, 0, 0), B=(2000, 0, 36)).speeds(A=3).plan(A=("turn_left", "repeat"))
    table.action("A").choose("decline")
    crash = shown(table, "travel")
    assert poses(crash) == [(1232, 0, 0)]
    assert (crash.contact.cars, crash.contact.obstacles, crash.contact.cards) == ([1], [], 3)
    assert crash.dangers == [Danger(0, 3, 97, 0, 32, 0), Danger(1, 3, 97, 1, 32, 0)]
    assert shown(table, "hold").contact is None
    assert shown(table, "hold").dangers == []


@pytest.mark.rule("WK-DEC-23")
def test_a_collision_is_foretold_in_words() -> None:
    """For each car that may be harmed: the cards, the hits to be expected, and the chance of its end."""
    table = Scenario("pick_up", "sedan").put(A=(0, 0, 0), B=(2000, 0, 36)).speeds(A=3).hits(B=5)
    table.plan(A=("turn_left", "repeat")).action("A").choose("decline")
    told = previews(table)
    lines = {lang: [say(chance.what, lang) for chance in told["travel"].odds] for lang in ("en", "fr")}
    assert lines["en"] == [
        "Player 1 is hit (3 damage cards, 3.2 hits on average)",
        "Player 2 is hit (3 damage cards, 3.2 hits on average)",
        "Player 2 is wrecked",
    ]
    assert lines["fr"][0] == "Dégâts pour Joueur 1 (3 cartes de dommages, 3,2 en moyenne)"
    assert lines["fr"][2] == "Voiture détruite : Joueur 2"
    assert [round(100 * chance.cases / chance.of) for chance in told["travel"].odds] == [97, 97, 64]
    assert told["hold"].odds == ()


@pytest.mark.rule("WK-DEC-23")
def test_surcharges_smash_and_ram_are_part_of_the_odds() -> None:
    table = Scenario("sedan", "pick_up").put(A=(0, 0, 0), B=(2000, 400, 36)).speeds(A=2).equip("A", "ram")
    table.obstacle("spike_column", 2114, -400).plan(A=("turn_left", "repeat"))
    table.car("A").smashes = 1
    table.action("A").choose("decline")
    striker, struck = shown(table, "travel").dangers
    assert (striker.seat, striker.cards, striker.hit, striker.expected) == (0, 4, 0, 0)
    assert (struck.seat, struck.cards, struck.expected) == (1, 4, 42)


@pytest.mark.rule("WK-CRD-13", "WK-DEC-23")
@pytest.mark.parametrize("phase", [1, 2])
def test_a_hairpin_that_wrecks_the_own_car_for_certain_is_deadly(phase: int) -> None:
    """Also while the second card, which will be shown then, lies face down."""
    table = Scenario("sedan", "pick_up").put(A=(0, 0, 0)).hits(A=7).plan(A=("turn_left", "turn_right"))
    table.action("A", phase)
    side = ("left", "right")[phase - 1]
    told = previews(table)
    assert {said: told[said].lost for said in (f"turn {side} 45", f"turn {side} 60", "decline")} == {
        f"turn {side} 45": (),
        f"turn {side} 60": (0,),
        "decline": (),
    }
    ahead = Lookahead(GAME, table.g, table.t, 0)
    assert [action for action in table.offered if ahead.may_cost(action)] == [
        action for action in table.offered if told[table.say(action)].deadly
    ]


@pytest.mark.rule("WK-OBS-04", "WK-DEC-23")
@pytest.mark.parametrize("phase", [1, 2])
def test_driving_into_a_fuel_pump_is_deadly(phase: int) -> None:
    table = Scenario("pick_up", "sedan").put(A=(0, 0, 0)).speeds(A=2).obstacle("fuel_pump", 1800, 0)
    table.plan(A=("turn_left", "turn_left")).action("A", phase).choose("decline")
    told = previews(table)
    assert (told["travel"].lost, told["hold"].lost) == ((0,), ())


def test_a_shot_shows_its_target_and_its_odds() -> None:
    table = Scenario("pick_up", "sedan").put(A=(0, 0, 0), B=(1500, 0, 36)).equip("A", "flamethrower").action("A")
    shot = previews(table)["fire flamethrower B"]
    assert (shown(table, "fire flamethrower B").target, shot.then) == (1, "card")
    drawn = shown(table, "fire flamethrower B")
    assert drawn.dangers == [Danger(1, 3, 64, 0, 13, 0)]
    assert drawn.aim.ruler == [(512, 256), (512, -256), (2048, -256), (2048, 256)]
    assert drawn.aim.start == (512, 0)
    assert [line.free for line in drawn.aim.lines] == [True] * 9


def test_cans_on_the_way_are_shown() -> None:
    table = Scenario("pick_up", "sedan").put(A=(0, 0, 0)).speeds(A=3).can(1500, 200).plan(A=("turn_left", "repeat"))
    table.action("A").choose("decline")
    assert shown(table, "travel").cans == [0]


@pytest.mark.rule("WK-DST-03", "WK-DEC-20")
def test_the_sites_of_a_dropped_can_are_shown() -> None:
    table = Scenario("pick_up", "sedan").put(A=(0, 0, 0), B=(4000, 4000, 0)).cans(A=1)
    table.effect(Effect.DROP_CANS, 0)
    sites = {said: shown(table, said).site for said in previews(table)}
    assert sorted(sites.values())[:3] == [(-688, -256), (-688, 0), (-688, 256)]
    assert (len(sites), sites[table.say(Action.DROP)]) == (12, (688, 256))


@pytest.mark.slow
@pytest.mark.rule("WK-HID-15")
def test_nothing_hidden_matters_before_a_card_is_drawn() -> None:
    """Worlds that part only where chance comes in show the same as three worlds from the start."""
    apart = replace(GAME, parts_at_chance=False)
    table = Match(GAME, 3, 5, {"quick_setup": "on", "layout": "depot", "obstacles": "mixed"})
    lot, answers = random.Random(5), 0
    while not table.over and table.state.decisions < 70:
        seat = table.asked[0]
        one, three = (Lookahead(game, table.state, GAME.load_pack(PACK), seat) for game in (GAME, apart))
        for action in table.offers(seat):
            assert one.outlook(action) == three.outlook(action)
            answers += 1
        table.play(seat, lot.choice(table.choices(seat)))
    assert answers > 500


def test_a_preview_ends_with_the_action() -> None:
    """A plan tells nothing of the plans of others, nor an action of the next one."""
    table = Match(GAME, 2, 1, {"quick_setup": "ready"})
    while "plan" not in {choice.meaning.verb for choice in table.choices(table.asked[0])}:
        table.play(table.asked[0], table.choices(table.asked[0])[0])
    table.play(table.asked[0], table.choices(table.asked[0])[0])
    last = table.asked[0]
    lookahead = Lookahead(GAME, table.state, GAME.load_pack(PACK), last)
    assert {event.kind for action in table.offers(last) for event in lookahead.outlook(action).events} == {"planned"}
    assert {preview.then for preview in table.previews(last).values()} == {"question"}


@pytest.mark.parametrize("seed", range(3))
def test_a_long_way_to_chance_is_gone_only_once(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """What was kept of it comes to the same as playing the answer once more, with less work."""
    match, lot = Match(GAME, 3, seed, {"quick_setup": "ready", "layout": "depot"}), random.Random(seed)
    steps: list[int] = []
    step = Runner._step

    def counted(*arguments: Any, **more: Any) -> None:
        steps[-1] += 1
        step(*arguments, **more)

    monkeypatch.setattr(Runner, "_step", counted)
    spared = 0
    while not match.over and match.state.decisions < 40:
        seat, made = match.asked[0], list[object]()
        for long in (1e9, 0.0):
            monkeypatch.setattr(course, "_LONG", long)
            steps.append(0)
            made.append(match.previews(seat))
        assert made[0] == made[1]
        spared += steps[-2] - steps[-1]
        match.play(seat, lot.choice(match.choices(seat)))
    assert spared > 0
