"""Who knows what, and which decisions there are (chapters 1, 20.1 and 20.2)."""

from collections import Counter

import pytest

from carambolage.games.road_kill_rally.names.action import ACTIONS, Action
from carambolage.games.road_kill_rally.names.effect import Effect
from carambolage.games.road_kill_rally.names.question import Question
from carambolage.games.road_kill_rally.names.things import Accessory, Purpose, Rally, Source
from carambolage.games.road_kill_rally.teams import is_opponent
from tests.games.road_kill_rally.opening import Opening
from tests.games.road_kill_rally.scenario import Scenario

ROAD = ("start", "open_highway", "suburbia", "proving_ground")


def scene(players: int = 3, **options: str) -> Scenario:
    table = Scenario(players, 1, **options).road(*ROAD).put("A", (5, 1), 4, "bump nitro", "turret", "feed rockets")
    return table.put("B", (6, 2), 4, "pass pass evasive", "vulcan", "laser").put("C", (7, 1), 4, "cheque")


@pytest.mark.rule("RK-INF-01")
def test_hands_and_piles_are_hidden_from_others() -> None:
    table = scene()
    own, other, nobody = table.seen_by("A"), table.seen_by("B"), table.seen_by("")
    assert (own.hand[0], own.parts[0]) == (table.hands[0], table.parts[0])
    for seen in (other, nobody):
        assert (sum(seen.hand[0]), sum(seen.parts[0])) == (0, 0)
        assert (seen.cards[0], seen.part_cards[0]) == (2, 2)
    for seen in (own, other, nobody):
        assert (sum(seen.deck), sum(seen.part_deck), seen.above) == (0, 0, 0)
        assert (seen.deck_left, seen.part_deck_left, seen.tiles_left) == (
            *(table.deck_left, table.part_deck_left, table.tiles_left),
        )


@pytest.mark.rule("RK-INF-01")
def test_what_lies_open_is_seen_by_all() -> None:
    table = scene().pile("bump bump", "nitro nitro pass")
    table.car("A").tokens, table.car("A").wiped, table.car("A").cheered = 2, 1, 1
    seen = table.seen_by("")
    assert (seen.discard, seen.car[0].slot, seen.refused) == (table.discard, table.car("A").slot, table.refused)
    assert (seen.car[0].tokens, seen.car[0].wiped, seen.car[0].cheered, seen.car[0].speed) == (2, 1, 1, 4)


@pytest.mark.rule("RK-INF-01", "RK-SKI-03")
def test_skills_are_hidden_until_all_are_shown() -> None:
    table = Opening(2, skills="true")
    assert (table.question, table.asked_seats) == (Question.CHOOSE_SKILL, 3)
    assert table.seen_by("A").skills[0] == table.dealt_skills[0]
    assert table.seen_by("A").skills[1] == [-1, -1]
    table.act(table.offered[1])
    assert (table.seen_by("B").car[0].skill, table.seen_by("B").skills[0]) == (-1, [-1, -1])
    table.act(table.offered[0])
    assert table.seen_by("B").car[0].skill == table.car("A").skill >= 0
    assert table.seen_by("B").skills[0] == [-1, -1]


@pytest.mark.rule("RK-INF-01", "RK-TEA-06")
def test_team_mates_see_no_more_than_others() -> None:
    table = scene(4, teams="true").put("D", (8, 1))
    assert table.car("A").team == table.car("C").team
    assert sum(table.seen_by("C").hand[0]) == 0


@pytest.mark.rule("RK-INF-02")
@pytest.mark.parametrize("hand", ["", "bump", "nitro crowd"])
def test_questions_of_the_movement_look_the_same_whatever_is_held(hand: str) -> None:
    table = Scenario(2).road(*ROAD).target((6, 1), "green").put("A", (5, 1), 4, hand).put("B", (1, 1))
    asked: list[int] = []
    for answer in ("speed 4", "step 1 drive", "decline", "step 1 drive"):
        if not asked:
            table.move("A")
        asked.append(table.question)
        table.choose(answer)
    assert asked == [Question.SET_SPEED, Question.STEP, Question.RUN_OVER, Question.STEP]


@pytest.mark.rule("RK-INF-02")
def test_only_the_asked_seat_sees_the_answers() -> None:
    table = scene().move("A")
    assert table.question == Question.SET_SPEED
    assert table.about == [0, 0, 0, 0]


@pytest.mark.rule("RK-INF-03", "RK-INF-05", "RK-DMG-07")
def test_a_card_given_is_seen_by_giver_and_taker_only_when_it_happens() -> None:
    table = scene()
    table.hit("C", 1, Source.ATTACK, "B", 0, 1)
    ((numbers, secret, eyes),) = table.whispered("gave")
    assert (numbers[:2], secret, eyes) == ((2, 1), Rally.CHEQUE, 0b110)
    assert sum(table.seen_by("C").hand[1]) == 0


@pytest.mark.rule("RK-INF-04")
def test_imagined_worlds_keep_every_number_and_all_that_is_known() -> None:
    table = scene().pile("bump bump bump brace brace nitro", "pass")
    cards = [sum(column) for column in zip(*table.hands, table.deck, strict=True)]
    for seed in range(20):
        world = table.imagined_by("A", seed)
        assert [sum(hand) for hand in world.hand] == table.hand_sizes
        assert world.hand[0] == table.hands[0]
        assert (sum(world.deck), world.discard) == (table.deck_left, table.discard)
        assert [sum(column) for column in zip(*world.hand, world.deck, strict=True)] == cards
        assert [sum(hand) for hand in world.parts] == table.part_hand_sizes


@pytest.mark.rule("RK-INF-04")
def test_unseen_cards_are_dealt_evenly() -> None:
    table = Scenario(2).road(*ROAD).put("A", (5, 1), 4, "bump").put("B", (6, 1), 4, "nitro").pile("pass pass pass")
    held = Counter(
        next(kind for kind, count in enumerate(table.imagined_by("A", seed).hand[1]) if count) for seed in range(400)
    )
    assert set(held) == {Rally.NITRO, Rally.PASS}
    assert 60 < held[Rally.NITRO] < 140


@pytest.mark.rule("RK-INF-04")
def test_whoever_is_asked_has_a_choice_in_every_imagined_world() -> None:
    table = (
        Scenario(2).road(*ROAD).put("A", (5, 1), 4).put("B", (5, 2), 4, "bump").pile("pass pass nitro evasive crate")
    )
    table.combat("B")
    assert table.question == Question.COMBAT_ACTION
    for seed in range(20):
        assert table.imagined_by("A", seed).offers > 1


@pytest.mark.rule("RK-INF-04")
def test_one_thing_besides_passing_is_choice_enough_in_an_imagined_world() -> None:
    table = Scenario(2).road(*ROAD).put("A", (5, 1), 4).put("B", (5, 2), 4, "bump pass").pile("crate nitro")
    table.combat("B")
    assert {table.imagined_by("A", seed).offers for seed in range(40)} == {2, 3}


@pytest.mark.rule("RK-INF-04", "RK-CMB-03")
def test_whoever_pays_ammunition_holds_it_in_every_imagined_world() -> None:
    """Three points are due; of the cards that nobody has seen the missile and the nitro count two, the others one."""
    table = Scenario(2).put("A", (1, 2), hand="missile bump", mounted="rockets").put("B", (3, 2))
    table.pile("bump bump evasive brace nitro").combat("A").choose("weapon")
    assert (table.question, table.about[:2]) == (Question.PAY_CARD, [3, Purpose.AMMO])
    held = {tuple(table.imagined_by("B", seed).hand[0]) for seed in range(60)}
    points = [sum(table.t.rally[card].ammo * count for card, count in enumerate(hand)) for hand in held]
    assert (len(held), set(points)) == (7, {3, 4})


@pytest.mark.rule("RK-INF-02", "RK-INF-04")
def test_an_own_question_tells_nothing_of_the_hands_of_others() -> None:
    asked, unasked = scene().move("B"), scene()
    assert (asked.question, asked.asked, unasked.question) == (Question.SET_SPEED, "B", 0)
    for seed in range(5):
        assert asked.imagined_by("B", seed).hand == unasked.imagined_by("B", seed).hand


@pytest.mark.rule("RK-INF-04", "RK-PIT-03")
def test_whoever_is_asked_for_an_accessory_holds_one_that_fits_in_every_world() -> None:
    table = Scenario(2).put("A", (3, 2), hand="pit_stop", parts="ballistic feed").put("B", (1, 1))
    table.part_pile("rockets feed feed feed turret ballistic").draws("turret").combat("A").choose("play pit_stop")
    assert (table.question, table.about[0]) == (Question.PIT_SLOT, 1)
    for seed in range(30):
        assert table.imagined_by("B", seed).parts[0][Accessory.BALLISTIC] > 0
    opening = Opening(2).accessories("A", "ballistic feed").part_pile("rockets feed feed feed turret ballistic")
    opening.pose(Question.MOUNT_SLOT, 0, 1)
    for seed in range(30):
        assert opening.imagined_by("B", seed).parts[0][Accessory.BALLISTIC] > 0


@pytest.mark.rule("RK-INF-04", "RK-CMB-03")
def test_whoever_chooses_a_card_to_pay_with_holds_two_kinds_in_every_world() -> None:
    table = Scenario(2).put("A", (1, 2), hand="bump evasive", mounted="machine_gun").put("B", (3, 2))
    table.pile("bump bump bump bump bump").combat("A").choose("weapon")
    assert (table.question, table.about[1]) == (Question.PAY_CARD, Purpose.AMMO)
    assert {tuple(table.imagined_by("B", seed).hand[0]) for seed in range(30)} == {tuple(table.hands[0])}


@pytest.mark.rule("RK-INF-04")
def test_a_car_in_flight_that_needs_a_pass_card_holds_one_in_every_world() -> None:
    table = Scenario(6).road(*ROAD).put("A", (6, 1), 4, "pass pass brace").put("B", (7, 1)).put("C", (7, 2))
    table.put("D", (8, 1)).put("E", (8, 2)).put("F", (8, 3)).move("A").choose("speed 4", "step 1 pass")
    assert table.offers == {"step 1 pass", "step 2 pass"}
    for seed in range(20):
        world = table.imagined_by("B", seed)
        assert world.hand[0][Rally.PASS] >= 1
        assert world.offers >= 1


@pytest.mark.rule("RK-INF-04")
def test_a_driver_with_cars_all_before_it_need_hold_no_pass_card() -> None:
    table = Scenario(6).road(*ROAD).put("A", (6, 1), 4, "pass").put("B", (7, 1)).put("C", (7, 2))
    table.put("D", (8, 1)).put("E", (8, 2)).put("F", (8, 3)).pile("brace brace brace").move("A").choose("speed 4")
    assert (table.question, table.in_flight) == (Question.STEP, 0)
    assert {table.imagined_by("B", seed).hand[0][Rally.PASS] for seed in range(20)} == {0, 1}


@pytest.mark.rule("RK-INF-04", "RK-SKI-03")
def test_skills_that_others_were_dealt_are_imagined_anew() -> None:
    table = Opening(2, skills="true")
    mine, dealt = table.dealt_skills[:2]
    worlds = [table.imagined_by("A", seed).skills for seed in range(40)]
    assert all(world[0] == mine and not set(world[1]) & set(mine) for world in worlds)
    assert len({tuple(world[1]) for world in worlds}) > 10
    assert any(world[1] != dealt for world in worlds)


# General


@pytest.mark.rule("RK-GEN-02")
def test_speed_stays_between_one_and_ten() -> None:
    table = scene().put("A", (5, 1), 10, "nitro", "turbo").move("A")
    assert max(int(said.split()[1]) for said in table.offers if said.startswith("speed")) == 10
    assert "play nitro" not in table.offers


@pytest.mark.rule("RK-GEN-06", "RK-DRW-02")
def test_there_is_no_hand_limit() -> None:
    table = scene().give("A", " ".join(["bump"] * 4 + ["evasive"] * 5 + ["nitro"] * 3))
    table.effect(Effect.PHASE, 0)
    assert table.hand_sizes[0] == 14


@pytest.mark.rule("RK-GEN-07")
def test_what_forbids_wins() -> None:
    table = Scenario(3).road("start", "forest_fire", "proving_ground").put("A", (5, 2), 4, "disco_laser")
    table.put("B", (6, 2), 4, "bump").put("C", (7, 2), 4, "bump").combat("A")
    assert table.question == 0


@pytest.mark.slow
@pytest.mark.rule("RK-GEN-08")
def test_draws_are_even() -> None:
    drawn: Counter[str] = Counter()
    for seed in range(400):
        table = Scenario(2, seed=seed).road(*ROAD).put("A", (5, 1)).put("B", (1, 1)).pile("bump nitro pass cheque")
        drawn.update(table.effect(Effect.PHASE, 0).hand("A")[:1])
    assert abs(drawn["bump"] / 400 - 3 / 4) < 0.08
    assert drawn["bump"] + drawn["pass"] == 400


@pytest.mark.rule("RK-GEN-10")
def test_a_single_answer_is_given_automatically() -> None:
    table = Scenario(2).road(*ROAD).put("A", (5, 1)).put("B", (1, 1)).combat("A")
    assert (table.question, table.decisions) == (0, 0)
    assert table.told("passed") == [(0, 0, 0)]


@pytest.mark.rule("RK-GEN-12", "RK-TEA-05")
def test_opponents_are_other_racing_cars() -> None:
    table = scene(4).put("D", (8, 1))
    assert [is_opponent(table.g, 0, other) for other in range(4)] == [False, True, True, True]
    for status in (2, 3, 4):
        table.car("D").status = status
        assert not is_opponent(table.g, 0, 3)
    teams = scene(4, teams="true").put("D", (8, 1))
    assert [is_opponent(teams.g, 0, other) for other in range(4)] == [False, True, False, True]


@pytest.mark.rule("RK-GEN-14")
def test_cards_and_targets_are_conserved() -> None:
    table = Opening(6)
    assert sum(table.deck) + sum(table.discard) + sum(map(sum, table.hands)) == 92
    assert sum(table.part_deck) + sum(map(sum, table.parts)) == 68
    assert sum(table.supply) == 40


@pytest.mark.rule("RK-DEC-01", "RK-GEN-10")
def test_equal_cards_are_one_option() -> None:
    table = scene().put("A", (5, 1), 4, "bump bump nitro").move("A").choose("speed 6")
    assert table.offers == {"spend bump", "spend nitro"}
    assert len(Question.numbers()) == 18


@pytest.mark.rule("RK-DEC-04")
def test_answers_are_listed_in_order() -> None:
    table = scene().put("A", (5, 2), 4, "handbrake racing_line power_slide pass", "jump_jets").put("B", (6, 2))
    table.move("A").choose("speed 4")
    said = [table.say(action) for action in table.offered]
    assert said == [
        *("step 1 drive", "step 2 collide", "step 2 jump", "step 2 pass", "step 3 drive"),
        *("brake 1", "brake 2", "brake 3", "play power_slide", "play racing_line"),
    ]
    assert table.offered == sorted(table.offered)
    table = (
        scene().target((6, 1), "red").put("A", (5, 1), 4, "bullseye bump").move("A").choose("speed 4", "step 1 drive")
    )
    assert [table.say(action) for action in table.offered] == [
        *("decline", "roll", "play bullseye", "spend bump", "spend nitro", "spend bullseye"),
    ]


@pytest.mark.rule("RK-DEC-04")
def test_speeds_come_before_cards() -> None:
    table = scene().put("A", (5, 1), 4, "nitro cheque").move("A")
    assert table.offered == sorted(table.offered)
    assert [table.say(action) for action in table.offered][-2:] == ["play nitro", "play cheque"]


@pytest.mark.rule("RK-DEC-06")
def test_a_list_has_room_for_48_answers() -> None:
    assert len(scene().g.offer) == 48
    assert ACTIONS.count == Action.LOSE_SLOT + 3


@pytest.mark.rule("RK-EDG-01")
def test_an_empty_hand_acts_normally_and_any_damage_wipes_out() -> None:
    table = Scenario(2).road(*ROAD).put("A", (5, 1), 4).put("B", (1, 1)).target((6, 1), "green").move("A")
    assert "speed 5" in table.offers
    table.choose("speed 4", "step 1 drive")
    assert table.offers == {"decline", "roll"}
    table.hit("A", 1, Source.CHECK)
    assert (table.car("A").wiped, table.car("A").tokens) == (1, 1)


@pytest.mark.rule("RK-EDG-10")
def test_without_opponents_the_race_goes_on() -> None:
    table = Scenario(3).road(*ROAD).put("A", (5, 1), 4, "bump missile stands", "machine_gun").target((7, 1), "red")
    table.combat("A")
    assert table.offers == {"pass", "weapon", "play stands"}


@pytest.mark.rule("RK-EDG-13")
def test_damage_beyond_the_hand_has_no_further_meaning() -> None:
    table = Scenario(2).road(*ROAD).put("A", (5, 1), 4, "bump nitro").put("B", (1, 1)).hit("A", 40, Source.CHECK)
    assert (table.hand("A"), table.car("A").tokens, table.car("A").speed) == ([], 1, 1)


@pytest.mark.rule("RK-SKI-01", "RK-INF-05")
def test_everybody_sees_the_own_skills_alone_when_they_are_dealt() -> None:
    table = Opening(3, skills="true")
    dealt = [(numbers[0], card, eyes) for numbers, card, eyes in table.whispered("skill_dealt")]
    assert dealt == [(seat, card, 1 << seat) for seat in range(3) for card in table.dealt_skills[seat]]


@pytest.mark.rule("RK-INF-04")
def test_a_pass_card_that_must_be_held_is_not_in_the_pile_too() -> None:
    table = Scenario(6).road(*ROAD).put("A", (6, 1), 4, "pass pass brace").put("B", (7, 1)).put("C", (7, 2))
    table.put("D", (8, 1)).put("E", (8, 2)).put("F", (8, 3)).move("A").choose("speed 4", "step 1 pass")
    cards = [sum(column) for column in zip(*table.hands, table.deck, strict=True)]
    for seed in range(5):
        world = table.imagined_by("B", seed)
        assert [sum(column) for column in zip(*world.hand, world.deck, strict=True)] == cards
