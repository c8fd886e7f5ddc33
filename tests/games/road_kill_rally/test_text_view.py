"""What a seat is shown: views without secrets, a board to read, a result with its reason."""

import msgspec
import pytest

from carambolage.engine.match.match import Match
from carambolage.games.road_kill_rally.game import GAME
from carambolage.games.road_kill_rally.names.effect import Effect
from carambolage.games.road_kill_rally.names.question import Question
from carambolage.games.road_kill_rally.names.things import Status
from carambolage.games.road_kill_rally.text.spoken import ahead, pieces
from carambolage.games.road_kill_rally.text.view import View, view
from tests.games.road_kill_rally.opening import Opening
from tests.games.road_kill_rally.scenario import Scenario
from tests.games.road_kill_rally.speaking import say, seen

BOARD = """
Road Kill Rally, round 2, phase: move
Row Left Mid  Right Tile
 12 .G   .G   .G ~
 11 .Gr~ .G   .Gy
 10 .G   .G ~ .G
  9 BG   .G   .G   Spilled Load
  8 .Y   .G   .G ~
  7 .Yy  .Y   .G
  6 .Y   RY   .G
  5 .Y   .G   xG   Sweeping Bend
  4 .G   .G   .G
  3 .G   .G   .G
  2 .G   .G   .G
  1 .G   .G   .G   Start
"""
CARS = """
1. R   6/2   4    2    20   Player 1, Rocket Launcher, Turret
2. B   9/1   6    0   -20   Player 2, wiped out, 1 wipe-out token
"""
CARS_IN_FRENCH = """
1. R   6/2   4    2    20   Joueur 1, Lance-roquettes, Tourelle
2. B   9/1   6    0   -20   Joueur 2, sortie de route, 1 jeton Sortie de route
"""


def race() -> Scenario:
    """Two cars on a road with targets, oil and a wreck; the red one is about to move."""
    table = Scenario(2, elimination="true").road("start", "sweeping_bend", "spilled_load")
    table.target((7, 1), "yellow").target((11, 1), "red").target((11, 3), "yellow").oil((8, 3)).wreck((5, 3))
    table.put("A", (6, 2), 4, "bump nitro", "rockets turret", "feed feed", shots=2)
    return table.put("B", (9, 1), 6, tokens=1, wiped=1)


def view_of(table: Scenario, seat: int) -> View:
    return view(seen(table, seat), table.t, seat, None)


def board_of(table: Scenario, seat: int, lang: str = "en") -> list[str]:
    return [say(line, lang).rstrip() for line in GAME.board(view_of(table, seat))]


def test_the_board_reads_well() -> None:
    table = race()
    table.phase = 1
    board = board_of(table, 0)
    assert board[: len(BOARD.strip().splitlines())] == BOARD.strip().splitlines()
    assert set(CARS.strip().splitlines()) <= set(board)
    assert board[-2:] == ["Your hand: Bump, Nitro.", "Your accessories in hand: 2 \u00d7 Ammo Feed."]
    assert "Your hand" not in " ".join(board_of(table, -1))


def test_the_board_in_french() -> None:
    table = race()
    assert set(CARS_IN_FRENCH.strip().splitlines()) <= set(board_of(table, 1, "fr"))


@pytest.mark.rule("RK-INF-01")
def test_a_view_tells_hands_to_their_owner_only() -> None:
    own, other = view_of(race(), 0), view_of(race(), 1)
    assert (own.cars[0].hand, own.cars[0].accessory_hand) == ({"bump": 1, "nitro": 1}, {"feed": 2})
    assert (other.cars[0].hand, other.cars[0].accessory_hand) == (None, None)
    assert (other.cars[0].cards, other.cars[0].accessories) == (2, 2)
    assert "nitro" not in msgspec.json.encode(other).decode()


def test_a_view_shows_the_road_and_the_cars() -> None:
    shown = view_of(race(), -1)
    assert [tile.tile for tile in shown.road] == ["start", "sweeping_bend", "spilled_load"]
    assert [(block.shape, block.x, block.y, block.heading) for tile in shown.road for block in tile.blocks] == [
        *(("straight", 0, 0, 0), ("wide_left", 0, 1, 0), ("straight", -1, 1, 1)),
    ]
    space = shown.road[2].rows[2][0]
    assert (space.colour, space.hazard, space.target, space.oil, space.wreck) == ("green", "oil", 3, False, False)
    assert (shown.cars[0].row, shown.cars[0].lane, shown.cars[0].slots) == (6, 2, ["rockets", None, "turret"])


def test_a_view_shows_the_tile_whose_orientation_is_chosen() -> None:
    table = Opening(2).mount_nothing().draws("proving_ground").poles(1, 2)
    assert table.question == Question.ORIENT_TILE
    assert view_of(table, 1).drawn == "proving_ground"
    assert view_of(table.choose("printed"), 1).drawn is None


def test_the_pile_of_tiles_counts_what_lies_in_it() -> None:
    table = Opening(2)
    assert view_of(table, 0).tile_pile == 19
    table.mount_nothing().poles(1, 2)
    assert view_of(table, 0).tile_pile == 18


def test_damage_and_movement_are_shown_while_they_last() -> None:
    table = race().hit("A", 1, 1)
    shown = view_of(table, 1).damage
    assert shown is not None
    assert (shown.victim, shown.due, shown.source) == (0, 1, "check")
    table = race().move("A").choose("speed 4")
    move = view_of(table, 1).move
    assert move is not None
    assert (move.seat, move.steps, move.flight) == (0, 4, False)


def test_a_view_taken_from_a_spectators_is_the_same() -> None:
    table = race()
    public = view(seen(table, -1), table.t, -1, None)
    assert view(seen(table, 0), table.t, 0, public) == view_of(table, 0)


@pytest.mark.rule("RK-END-05", "RK-RND-09", "RK-LVG-04")
@pytest.mark.parametrize(
    ("crossed", "status", "reason"),
    [
        (3, Status.RACING, "Three cars are across the line. Player 1 wins."),
        (1, Status.CROSSED, "No car is left on the road. Player 1 wins."),
        (1, Status.RACING, "The rounds after the first finish are over. Player 1 wins."),
    ],
)
def test_the_result_says_why(crossed: int, status: int, reason: str) -> None:
    table = race()
    table.crossed = crossed
    table.car("A").status = Status.CROSSED
    table.car("B").status = status
    table.effect(Effect.END_RACE)
    result = GAME.result(table.g, table.t)
    assert (result.ranking, result.scores, result.winners) == ((1, 2), (20, -20), (0,))
    assert say(result.reason, "en") == reason


@pytest.mark.rule("RK-LVG-04")
def test_the_result_says_that_all_others_have_left() -> None:
    result = GAME.result((table := race().leave("B")).g, table.t)
    assert say(result.reason, "en") == "Nobody else has stayed at the table. Player 1 wins."
    assert say(result.reason, "fr") == "Plus personne d'autre n'est à la table. Joueur 1 gagne."


@pytest.mark.rule("RK-RND-09")
@pytest.mark.parametrize(
    ("limit", "rounds", "line"),
    [
        ("5", None, ""),
        ("5", 5, "5 more rounds after this one."),
        ("5", 1, "One more round after this one."),
        ("5", 0, "This is the last round."),
        ("0", None, ""),
    ],
)
def test_the_rounds_left_are_seen_and_said(limit: str, rounds: int | None, line: str) -> None:
    table = Scenario(2, straggler_limit=limit).road("start", "open_highway").put("A", (6, 2)).put("B", (9, 1))
    table.round_number = 30
    if rounds is not None or limit == "0":
        table.first_finish = 30 - int(limit) + (rounds or 0)
    shown = view_of(table, 0)
    assert shown.rounds_left == rounds
    assert (line in board_of(table, 0)) == (say(pieces(shown)[0], "en") == line) == bool(line)
    table.g.over = 1
    assert view_of(table, 0).rounds_left is None


def test_before_the_start_the_start_tile_is_shown() -> None:
    match = Match(GAME, 2, seed=1)
    assert match.board()[0] == "Road Kill Rally, before the start"
    assert len(match.view().road) == 1


AHEAD = [
    "Player 1 in the Red Alert: row 6, middle lane, speed 4.",
    "Row 7: left yellow, Springy Dummy; middle yellow; right green.",
    "Row 8: left yellow; middle green; right green, oil token.",
    "Row 9: left green, Blue Streak; middle green; right green.",
]


def test_what_lies_ahead_in_sentences() -> None:
    assert [say(line, "en") for line in ahead(view_of(race(), 0), 3)] == AHEAD
    table = race()
    table.car("B").row = 4
    behind = [say(line, "fr") for line in ahead(view_of(table, 1), 1)]
    assert behind[1] == "Rangée 5 : à gauche jaune ; au milieu vert ; à droite vert, voiture retournée."
    table.car("A").status, table.car("A").row = Status.CROSSED, 0
    assert [say(line, "en") for line in ahead(view_of(table, 0), 3)] == ["Player 1 in the Red Alert: across the line."]


def test_a_spectator_hears_of_whoever_is_at_the_wheel() -> None:
    table = race()
    table.g.active = 1
    assert say(ahead(view_of(table, -1), 1)[0], "en").startswith(
        "Player 2 in the Blue Streak: row 9, left lane, speed 6"
    )
    table.g.active = -1
    assert [say(line, "en") for line in ahead(view_of(table, -1), 1)] == ["Nobody is at the wheel."]


def test_where_everybody_is_in_sentences() -> None:
    assert [say(line, "en") for line in pieces(view_of(race(), 0))] == [
        "1. Player 1 in the Red Alert: row 6, middle lane, speed 4, 2 cards, 20 points.",
        "2. Player 2 in the Blue Streak: row 9, left lane, speed 6, 0 cards, -20 points.",
    ]
