"""What the greedy bot answers where the best answer is plain, and how it judges who is ahead."""

import pytest

import carambolage
from carambolage.bots.registry import bot
from carambolage.engine.record import pack
from carambolage.games.wreckage.bot.glance import glance
from carambolage.games.wreckage.bot.judge import components, judge, lead_of
from carambolage.games.wreckage.bot.weigh import weigh
from carambolage.games.wreckage.game import GAME
from carambolage.games.wreckage.names.effect import Effect
from carambolage.games.wreckage.names.things import NOBODY, Cause, Out
from tests.games.wreckage.scenario import Scenario


def favourite(table: Scenario) -> str:
    """What the greedy bot answers; thinking changes nothing."""
    before = pack(table.g).tobytes()
    best = max(table.offered, key=lambda action: weigh(table.g, table.t, table.asked_seat, action))
    assert pack(table.g).tobytes() == before
    return table.say(best)


def at_a_glance(table: Scenario) -> str:
    """What a search takes for a player's likely answer; thinking changes nothing."""
    before = pack(table.g).tobytes()
    action = glance(table.g, table.t, table.asked_seat)
    assert pack(table.g).tobytes() == before
    return table.say(action) if action != NOBODY else "to be weighed"


@pytest.mark.rule("WK-EX-30")
def test_it_plans_the_three_cans_of_the_catalogue() -> None:
    table = Scenario("sedan", "pick_up").put(A=(0, 3732, 108), B=(0, -3732, 36)).speeds(A=3)
    for x, y in ((0, 0), (1295, 1295), (1295, -1295), (-1295, -1295), (-1295, 1295)):
        table.can(x, y)
    for kind, x, y, heading in (("boulder", 0, 2054, 72), ("drum_stack", 2054, 0, 36), ("tyre_wall", 0, -2054, 0)):
        table.obstacle(kind, x, y, heading)
    table.end_turn()
    assert favourite(table) in ("plan turn_left turn_right", "plan turn_right turn_left")
    assert at_a_glance(table) in ("plan turn_left turn_right", "plan turn_right turn_left")


def test_it_turns_towards_a_can_and_drives_over_it() -> None:
    table = Scenario("pick_up", "sedan").put(A=(0, 0, 0)).speeds(A=2).can(1479, 1885)
    table.plan(A=("turn_left", "accelerate")).action("A")
    assert favourite(table) == "turn left 45"
    assert at_a_glance(table) == "turn left 45"
    table.plan(A=("turn_left", "accelerate")).action("A", phase=2)
    assert at_a_glance(table) == "to be weighed"


def test_it_does_not_drive_into_a_wall() -> None:
    table = Scenario("interceptor", "sedan").put(A=(5000, 0, 0)).speeds(A=4).can(-3000, 0)
    table.plan(A=("accelerate", "u_turn")).action("A")
    assert favourite(table) == "hold"
    table.plan(A=("u_turn", "accelerate")).action("A")
    assert favourite(table) in ("u_turn left", "u_turn right")


def test_the_third_can_is_worth_a_crash() -> None:
    table = Scenario("pick_up", "sedan").put(A=(0, 0, 0)).speeds(A=3).cans(A=2).can(1500, 0)
    table.obstacle("boulder", 2600, 0).plan(A=("swerve", "accelerate")).action("A").choose("decline")
    assert favourite(table) == "travel"


def test_it_fires_at_who_is_nearly_wrecked() -> None:
    table = Scenario("pick_up", "sedan", "coupe").put(A=(0, 0, 0), B=(2500, -400, 0), C=(2500, 400, 0)).hits(B=7)
    table.equip("A", "machine_gun").plan(A=("jump", "swerve")).action("A")
    assert table.offers >= {"fire machine_gun B", "fire machine_gun C"}
    assert favourite(table) == "fire machine_gun B"


def test_plating_saves_the_car_and_is_not_wasted() -> None:
    for hits, card, answer in ((5, "direct_hit", "plating"), (0, "dented_panel", "keep")):
        table = Scenario("sedan", "coupe", "interceptor").hits(A=hits).equip("A", "steel_plating").fate(card)
        table.effect(Effect.DAMAGE, 0, 1, Cause.FIRE, NOBODY, NOBODY)
        assert favourite(table) == answer


def test_cans_are_dropped_away_from_rivals() -> None:
    table = Scenario("sedan", "coupe", "interceptor").put(A=(0, 0, 0), B=(1500, 0, 36), C=(6000, 6000, 0))
    table.hits(A=7).cans(A=1).fate("dented_panel").effect(Effect.DAMAGE, 0, 1, Cause.FIRE, NOBODY, NOBODY)
    assert favourite(table) in {f"drop {site}" for site in (5, 6, 7, 8, 9, 10)}


def test_who_is_ahead() -> None:
    table = Scenario("sedan", "sedan", "pick_up").cans(A=2).put(A=(0, 0, 0), B=(0, 3000, 0))
    assert judge(table.g, table.t, 0) > judge(table.g, table.t, 1)
    assert lead_of(table.g, table.t, 0) > lead_of(table.g, table.t, 1)
    even = judge(table.g, table.t, 1)
    table.hits(B=5)
    assert judge(table.g, table.t, 1) < even
    table.car("B").out = Out.DESTROYED
    assert judge(table.g, table.t, 1) == 0
    assert 0 < judge(table.g, table.t, 2) < judge(table.g, table.t, 0) <= 10_000


def test_a_finished_game_is_judged_by_its_ranks() -> None:
    table = Scenario("sedan", "coupe", "pick_up").hits(C=1)
    table.over, table.winners = 1, 0b010
    assert [judge(table.g, table.t, seat) for seat in range(3)] == [0, 10_000, 5_000]


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3])
def test_greedy_games_come_to_an_end(players: int) -> None:
    match = carambolage.new(GAME, players, seed=4, options={"quick_setup": "on", "layout": "ring"})
    player = bot("greedy")
    while not match.over:
        seat = match.asked[0]
        match.play(seat, player.choose(match, seat))
    assert match.result is not None
    assert match.result.winners
    assert match.result.reason.message != "end-turn_limit"


def test_what_a_seat_played_with() -> None:
    table = Scenario("sedan", "coupe").equip("A", "ram", "laser")
    told = [str(part.kind) + " " + part.id for part in components(table.g, None, 0)]  # type: ignore[arg-type]
    assert told == ["vehicle sedan", "equipment ram", "equipment laser"]
