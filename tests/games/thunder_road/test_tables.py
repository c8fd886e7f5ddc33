"""The tables of Thunder Road: the printed data as the rules see it."""

import pytest

from carambolage.engine.record import pack
from carambolage.engine.rules.names import Names
from carambolage.games.thunder_road.names.cards import (
    CARD_KINDS,
    Airstrike,
    Bounty,
    Card,
    Condition,
    Leader,
    OneShot,
    Ongoing,
    Upgrade,
)
from carambolage.games.thunder_road.names.things import (
    BONUS_SLOT,
    COMMAND_SLOTS,
    Command,
    Damage,
    Direction,
    FireFace,
    Hazard,
    RigCommand,
    ShootingFace,
    Size,
    SlamFace,
    Terrain,
    VehicleKind,
)
from carambolage.games.thunder_road.pack_reading import boards, cards, dice, leaders, road, tokens
from carambolage.games.thunder_road.pack_reading.tables import load_pack
from carambolage.games.thunder_road.state import COLUMNS, LANES, SPACES
from tests.games.reading import Item, Pack

PACK = Pack("thunder_road", fixed="number")
T = load_pack(PACK.folder)
F, FL, FR, B, BL, BR = range(6)


def test_the_tables_fit_their_record() -> None:
    assert pack(T)["command_tokens"] == 15


@pytest.mark.parametrize(
    ("names", "ids"),
    [
        (Terrain, road.TERRAINS),
        (Condition, road.CONDITIONS),
        (Direction, ("none", *dice.DIRECTIONS)),
        (Hazard, ("none", *tokens.STAYING)),
        (Ongoing, tokens.ONGOING),
        (Command, ("none", *boards.COMMANDS)),
        (RigCommand, boards.RIG_WEAK),
        (Leader, leaders.LEADERS),
        (Upgrade, cards.UPGRADES),
        (Airstrike, cards.AIRSTRIKES),
        (Bounty, cards.BOUNTIES),
        (OneShot, cards.ONE_SHOTS),
    ],
)
def test_items_are_numbered_as_the_rules_name_them(names: type[Names], ids: object) -> None:
    wanted = list(ids)  # type: ignore[call-overload]
    numbered = {name.lower(): value for name, value in names.numbers().items()}
    first = -1 if wanted[0] == "none" else 0
    assert [numbered[name] for name in wanted] == list(range(first, first + len(wanted)))


# The grid


def space(lane: int, column: int) -> int:
    """The number of a space."""
    return column % COLUMNS * LANES + lane


@pytest.mark.rule("TR-GEO-06")
def test_neighbours_follow_the_table() -> None:
    even = {F: (0, 1), FL: (-1, 0), FR: (1, 0), B: (0, -1), BL: (-1, -1), BR: (1, -1)}
    odd = {F: (0, 1), FL: (-1, 1), FR: (1, 1), B: (0, -1), BL: (-1, 0), BR: (1, 0)}
    for lane in range(LANES):
        for column in range(COLUMNS):
            for way, (aside, ahead) in (odd if lane % 2 else even).items():
                on_the_road = 0 <= lane + aside < LANES
                there = space(lane + aside, column + ahead) if on_the_road else -1
                assert T.near[way][space(lane, column)] == there


def test_every_step_can_be_taken_back() -> None:
    for way, back in ((F, B), (FL, BR), (FR, BL)):
        for here in range(SPACES):
            there = T.near[way][here]
            assert there < 0 or T.near[back][there] == here


@pytest.mark.rule("TR-GEO-07")
def test_straight_lines_do_not_depend_on_the_lane() -> None:
    changes = {F: (0, 2), FL: (-1, 1), FR: (1, 1), B: (0, -2), BL: (-1, -1), BR: (1, -1)}
    for way, (aside, ahead) in changes.items():
        for lane in range(LANES):
            here, there = space(lane, 10), space(lane, 10)
            for steps in range(1, 6):
                there = T.near[way][there]
                if there < 0:
                    assert not 0 <= lane + steps * aside < LANES
                    break
                progress = [2 * (at // LANES) + at % LANES % 2 for at in (here, there)]
                assert (there % LANES - lane, progress[1] - progress[0]) == (steps * aside, steps * ahead)


@pytest.mark.rule("TR-EX-01")
def test_example_neighbours() -> None:
    around = {
        (2, 5): [(2, 6), (1, 5), (3, 5), (2, 4), (1, 4), (3, 4)],
        (3, 5): [(3, 6), (2, 6), (4, 6), (3, 4), (2, 5), (4, 5)],
    }
    for here, there in around.items():
        assert [T.near[way][space(*here)] for way in (F, FL, FR, B, BL, BR)] == [space(*at) for at in there]
    flight = [space(4, 10)]
    for _ in range(4):
        flight.append(T.near[FL][flight[-1]])
    assert flight[1:] == [space(3, 10), space(2, 11), space(1, 11), space(0, 12)]
    assert T.near[FR][space(5, 23)] == -1
    assert T.near[FR][space(4, 23)] == space(5, 23)


# Terrains and tiles


def layout_of(number: int) -> list[str]:
    """A tile side drawn again from the tables."""
    rows = []
    for lane in range(LANES):
        places = [column * LANES + lane for column in range(8)]
        signs = [("RSM#GVPFL"[T.ground[number][at]], T.spots[number][at]) for at in places]
        rows.append("".join({0: sign, 7: sign.lower()}.get(spot, str(spot)) for sign, spot in signs))
    return rows


@pytest.mark.rule("TR-CMP-10")
def test_every_side_is_read_as_drawn() -> None:
    sides = PACK.items("tiles", "side")
    assert [side["id"] for side in sides][:3] == ["1a", "1b", "2a"]
    assert [layout_of(number) for number in range(20)] == [side["layout"].split() for side in sides]


def test_some_spaces_of_tiles() -> None:
    mudhole, gullet = 4, 19
    assert [T.ground[mudhole][column * LANES + 2] for column in range(8)] == [0, 0, 2, 2, 2, 2, 0, 0]
    assert T.ground[gullet][6 * LANES + 2] == Terrain.RAMP
    assert T.ground[gullet][5 * LANES + 2] == Terrain.GLASS
    assert (T.ground[gullet][2 * LANES + 2], T.spots[gullet][2 * LANES + 2]) == (Terrain.ROAD, road.ALWAYS)
    assert T.ground[gullet][2 * LANES + 0] == Terrain.MUD


@pytest.mark.rule("TR-CMP-20")
def test_start_sides_count_players() -> None:
    for side, wanted in ((0, [7, 5, 4, 3, 2]), (1, [6, 5, 4, 3, 2])):
        assert [sum(spot >= players for spot in T.spots[side]) for players in range(2, 7)] == wanted
    hazards = [sum(map(bool, spots)) for spots in T.spots]
    assert hazards == [7, 6, 6, 7, 4, 4, 5, 5, 5, 6, 5, 5, 5, 5, 5, 6, 5, 6, 7, 6]
    assert {spot for spots in T.spots[2:] for spot in spots} == {0, road.ALWAYS}


def test_only_mud_costs_more() -> None:
    assert T.cost == [2 if kind == Terrain.MUD else 1 for kind in range(9)]


# Dice and tokens


def test_dice() -> None:
    assert T.car_die == T.bike_die == [1, 2, 3, 4, 5, 6]
    assert (T.rig_die, T.road_die, T.stunt_die) == ([1, 1, 2, 2, 3, 3], [1, 1, 1, 2, 2, 3], [1, 2, 2, 3, 3, 4])
    assert T.direction_die == [F, FL, FR, B, BL, BR]
    assert T.slam_die == [SlamFace.TOP] * 2 + [SlamFace.BOTTOM] * 4
    assert T.shooting_die == [ShootingFace.LARGE] * 3 + [
        ShootingFace.MEDIUM,
        ShootingFace.MEDIUM_OR_SMALL,
        ShootingFace.ANY,
    ]
    gain, out = [FireFace.PLUS_1, FireFace.PLUS_1, FireFace.PLUS_2], FireFace.OUT
    assert T.fire_die == [[*gain, out, out, FireFace.ELIMINATED], [*gain, FireFace.PLUS_2, out, FireFace.ELIMINATED]]


def test_hazards_and_damages() -> None:
    assert T.hazards == [[6, 6, 6, 4, 4, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 4, 4, 4, 4, 3, 3]]
    assert T.damages == [[3, 3, 3, 5, 1, 1, 1, 1, 1, 1, 0, 0], [0] * 10 + [3, 7]]
    assert [sum(box) for box in (*T.hazards, *T.damages)] == [26, 22, 20, 10]
    assert (T.hazards[0][Hazard.MINE], T.hazards[1][Hazard.SAND_WORM]) == (4, 3)
    assert (T.damages[0][Damage.BLAT_OFF], T.damages[0][Damage.SKID + BR], T.damages[1][Damage.ONGOING]) == (5, 1, 7)


def test_vehicles() -> None:
    assert T.sizes == [Size.SMALL, Size.MEDIUM, Size.LARGE]
    assert (T.coasts[VehicleKind.CAR], T.coasts[VehicleKind.BIKE], T.coasts[VehicleKind.TRUCK]) == (2, 4, 0)


# Boards


def needs(board: int) -> list[str]:
    """The commands of a board and the dice they take."""
    names = list(boards.COMMANDS)
    slots = [slot for slot in range(COMMAND_SLOTS) if T.command[board][slot] != Command.NONE]
    return [f"{names[T.command[board][slot]]} {T.low[board][slot]}-{T.high[board][slot]}" for slot in slots]


def test_boards() -> None:
    assert needs(11) == ["airstrike 1-6", "nitro 1-3", "drift 3-5", "repair 6-6"]
    assert needs(12) == ["airstrike 1-6", "nitro 1-3", "repair 6-6"]
    assert needs(Leader.VINCE_VAMP) == ["airstrike 1-6", "nitro 1-4", "raise_the_dead 6-6", "dead_mens_nitro 0-0"]
    assert needs(Leader.MS_BETTY) == ["airstrike 1-6", "nitro 1-2", "repair 5-6", "swap_meet 0-0"]
    assert needs(Leader.CRUFT) == ["airstrike 1-6", "nitro 1-2", "drift 3-5", "magnet_crane 4-6"]
    assert needs(Leader.EM_BERCO) == ["airstrike 1-6", "flamethrower 2-5", "repair 6-6", "back_draft 0-0"]
    assert {T.command[board][BONUS_SLOT] for board in range(13)} == {Command.NONE}


def test_commands_of_the_big_rig() -> None:
    assert T.rig_need == [[1, 3]] * 6 + [[3, 3]] * 3


def test_bonus_commands() -> None:
    assert list(zip(T.bonus_low, T.bonus_high, strict=True)) == [(1, 2), (2, 3), (3, 4), (4, 5), (5, 6), (6, 6)]


@pytest.mark.rule("TR-CRW-06")
def test_command_tokens_suffice_for_any_four_leaders() -> None:
    assert T.stars == [1, 3, 2, 3, 3, 3, 2, 2, 4, 5, 3]
    assert sum(sorted(T.stars)[-4:]) == 15 == T.command_tokens


# Cards


def test_numbers_of_cards() -> None:
    number = T.number
    assert number[Card.POWER + Leader.CRIS_CRASS] == [2, 1, 0]
    assert number[Card.POWER + Leader.CRUFT] == [1, 4, 2]
    assert number[Card.UPGRADE + Upgrade.JUMP_JETS] == [2, 2, 0]
    assert number[Card.UPGRADE + Upgrade.HAZARD_RADAR] == [3, 0, 0]
    assert number[Card.AIRSTRIKE + Airstrike.AIRLIFT] == [3, 0, 0]
    assert number[Card.BOUNTY + Bounty.HIT_AND_RUN] == [6, 3, 0]
    assert number[Card.BOUNTY + Bounty.LAST_LEGS] == [2, 4, 0]
    assert number[Card.ONE_SHOT + OneShot.NITRO_BURST] == [4, 2, 0]
    assert T.command_number[Command.DEAD_MENS_NITRO] == [1, 4, 0]
    assert T.command_number[Command.MAGNET_CRANE] == [2, 1, 2]
    assert T.command_number[Command.AFTERBURNER] == [3, 0, 0]
    assert T.ongoing_number[Ongoing.STUCK_IN_THIRD] == 3
    assert T.ongoing_number[Ongoing.SMOKING_ENGINE] == 4
    assert T.condition_number[Condition.SPEED_TRAP] == [5, 3]
    assert T.condition_number[Condition.DEBRIS_FIELD] == [3, 0]


def test_no_number_of_the_pack_is_left_unread() -> None:
    leaders_file = PACK.items("leaders", "leader")
    files = ("ongoing", "upgrades", "road_conditions", "advanced_airstrikes", "bounties", "one_shots", "bonus_commands")
    items: list[Item] = [item for file in files for item in PACK.items(file, "card")]
    items += [leader_item["power"] for leader_item in leaders_file]
    items += [item for leader_item in leaders_file for item in leader_item["command"]]
    printed = sorted(value for item in items for value in PACK.numbers(item).values())
    rows = (*T.number, *T.command_number, T.ongoing_number, *T.condition_number)
    assert sorted(value for row in rows for value in row if value) == printed


def test_limits() -> None:
    limits = {place: T.limit[place] for place in range(CARD_KINDS)}
    assert limits[Card.POWER + Leader.VINCE_VAMP] == limits[Card.UPGRADE + Upgrade.TURBOCHARGER] == 1
    assert limits[Card.UPGRADE + Upgrade.BUFFALO_BAR] == 2
    assert limits[Card.UPGRADE + Upgrade.TOOL_KIT] == 3
    assert limits[Card.POWER + Leader.ABIGAIL] == limits[Card.UPGRADE + Upgrade.REAR_GUN] == 0
    assert not any(T.limit[Card.AIRSTRIKE :])


def test_useless_cards() -> None:
    useless = {place: bits for place, bits in enumerate(T.useless) if bits}
    assert useless == {Card.AIRSTRIKE + Airstrike.AIRLIFT: 1, Card.ONE_SHOT + OneShot.GHOST_RIDE: 3}


@pytest.mark.rule("TR-GER-32")
def test_german_engineering_hits_like_the_die() -> None:
    assert T.german_move == [value for value in range(1, 7) for _ in range(3)]
    assert [T.german_shot.count(result) for result in range(4)] == [9, 3, 3, 3]
    assert T.german_shot[:6] == [
        ShootingFace.LARGE,
        ShootingFace.MEDIUM,
        ShootingFace.ANY,
        ShootingFace.LARGE,
        ShootingFace.MEDIUM_OR_SMALL,
        ShootingFace.ANY,
    ]
