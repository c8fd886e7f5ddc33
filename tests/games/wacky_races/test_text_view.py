"""What a seat is shown: views without secrets, a board to read, a result with its reason."""

import msgspec
import pytest

from carambolage.engine.match.match import Match
from carambolage.engine.words.phrase import Phrase
from carambolage.engine.words.words import words_of
from carambolage.games.wacky_races.game import GAME
from carambolage.games.wacky_races.move.movement import finish_racer
from carambolage.games.wacky_races.races.ranking import end_race
from carambolage.games.wacky_races.text.board import LETTERS
from carambolage.games.wacky_races.text.view import View, view
from tests.games.wacky_races.scenario import Scenario
from tests.games.wacky_races.speaking import say, seen

BOARD = """
A single race, round 1
At the wheel: Pat Pending
No T ! Racers               Tile
 0 -                        Space 00
 1 *                        Pit Exit, Wild
 2 *                        Tyre Wall, Wild
 3 P   AC                   Picnic Meadow, Prairie
 4 R                        Hay Bales, Farm
 5 D                        Sand Trap, Desert
 6 F                        Flag Tree, Forest
 7 D                        Rattlesnake Flats, Desert
 8 D   RM MM                Rattlesnake Flats, Desert
 9 F   PP RR                Whispering Pines, Forest
10 D !                      Rattlesnake Flats, Desert (Face-down trap)
11 D   SB                   Rattlesnake Flats, Desert
12 D ! PE                   Rattlesnake Flats, Desert (Log)
13 D                        Rattlesnake Flats, Desert
14 D                        Rattlesnake Flats, Desert
15 *                        Gas Station, Wild
16 D                        Rattlesnake Flats, Desert
17 D                        Rattlesnake Flats, Desert
18 *                        Swamp, Wild
19 D                        Rattlesnake Flats, Desert
20 D                        Rattlesnake Flats, Desert
21 D                        Rattlesnake Flats, Desert
22 D                        Rattlesnake Flats, Desert
23 D                        Rattlesnake Flats, Desert
24 D                        Rattlesnake Flats, Desert
25 -                        Finish Line
#  Car  Pos  Cards Powers Racer
1. PE    12      -        Penelope, neutral
2. SB    11      -        The Slag Brothers, neutral, stopped by a trap
3. PP     9      3 1-34   Pat Pending, Player 1, First Player
3. RR     9      2 1234   Rufus, Player 2, broken bridge
5. RM     8      -        Red Max, neutral
6. AC     3      -        Luke and Blubber, neutral
   MM     8               Dastardly, the villain, who lays traps
Deck: 57. Discard pile: D1 F0 P0 R1; on top: Farm.
Trap deck: 14. Trap discard pile: none.
Hand of Pat Pending: Desert, Forest, Forest.
Powers face up: 1 Drill-a-Way; 3 Spring Wheels; 4 Brainstorm.
Powers face down: 2 Convert-a-Car.
"""
RACERS_IN_FRENCH = """
#  Auto Pos Cartes Pouv.  Coureur
1. PE    12      -        Pénélope, neutre
2. SB    11      -        Les Têtes-Dures, neutre, à l'arrêt après un piège
3. PP     9      3 1-34   Maboulette, Joueur 1, Premier Joueur
3. RR     9      2 1234   Rufus, Joueur 2, pont coupé
5. RM     8      -        Max le Rouge, neutre
6. AC     3      -        Malabar et Malabille, neutre
   MM     8               Satanas, le méchant, qui pose des pièges
Paquet : 57. Défausse : D1 F0 P0 R1 ; sur le dessus : Ferme.
Paquet Piège : 14. Défausse des pièges : rien.
Main de Maboulette : Désert, Forêt, Forêt.
Pouvoirs visibles : 1 Chignole ; 3 Roues à Ressorts ; 4 Remue-Méninges.
Pouvoirs masqués : 2 Transformation Express.
"""
NEUTRAL_WINS = "The Slag Brothers reach the Finish first, without a player."


def race() -> Scenario:
    """Two players, four neutrals, two traps of which one is known to A."""
    table = Scenario("pp", "rr", neutrals=("rm", "sb", "pe", "ac")).course("D", F=[9], swamp=[18])
    table.places(A=9, B=9, C=8, D=11, E=12, F=3).hand("A", "DFF").hand("B", "RR").pile("DR").face_up("A", "134")
    table.trap(10, "oil").trap(12, "log", seen_by="A").villain(8)
    table.racer(1).bridge = 1
    table.racer(3).halted = 1
    return table.start_turn("A")


def view_of(table: Scenario, seat: int) -> View:
    return view(seen(table, seat), table.t, seat, None)


def board_of(table: Scenario, seat: int, lang: str) -> str:
    return "\n".join(say(line, lang) for line in GAME.board(view_of(table, seat)))


def test_the_board_reads_well() -> None:
    assert board_of(race(), 0, "en") == BOARD.strip()
    assert board_of(race(), 0, "fr").endswith(RACERS_IN_FRENCH.strip())


def test_before_the_start_there_is_no_course_to_show() -> None:
    match = Match(GAME, 2, seed=1)
    assert match.view().course == []
    assert match.board() == ["A single race, before the start", "The course is laid when everybody has a racer."]


def test_letters_of_the_board_are_those_of_the_words() -> None:
    words = words_of(GAME)
    assert {name: words.say(Phrase(f"terrain-{name}.letter")) for name in LETTERS} == LETTERS


@pytest.mark.parametrize("seat", [-1, 0, 1])
def test_a_view_has_the_types_that_it_declares(seat: int) -> None:
    shown = view_of(race(), seat)
    assert msgspec.json.decode(msgspec.json.encode(shown), type=View) == shown


def test_hands_are_shown_to_their_owners() -> None:
    table = race()
    hands = {seat: [racer.hand for racer in view_of(table, seat).racers] for seat in (-1, 0, 1)}
    own = {"desert": 1, "forest": 2, "prairie": 0, "farm": 0}
    other = {"desert": 0, "forest": 0, "prairie": 0, "farm": 2}
    assert hands == {-1: [None] * 6, 0: [own, *[None] * 5], 1: [None, other, *[None] * 4]}
    assert [racer.cards for racer in view_of(table, -1).racers] == [3, 2, 0, 0, 0, 0]


def test_unseen_traps_are_not_named() -> None:
    table = race()
    traps = {seat: [view_of(table, seat).course[spot].trap for spot in (9, 10, 12)] for seat in (-1, 0, 1)}
    assert traps == {
        -1: [None, "unknown", "unknown"],
        0: [None, "unknown", "log"],
        1: [None, "unknown", "unknown"],
    }


def test_the_view_itself_asks_who_looks() -> None:
    """Even a state that hides nothing shows no hand, no dealt tile and no looked-at card to others."""
    table = race()
    table.look[:], table.seen[:] = [1, 0, 0, 0], [5, 0]
    table.tiles_left[1] = 2
    shown = view(table.g, table.t, -1, None)
    assert [racer.hand for racer in shown.racers] == [None] * 6
    assert [racer.tiles for racer in shown.racers] == [None] * 6
    assert (sum(shown.look.values()), shown.seen) == (0, [])


def test_face_down_tiles_show_their_backs() -> None:
    match = Match(GAME, 2, 3, {"race": 6, "racer_choice": "random"})
    tiles = {(spot.tile, spot.terrain, spot.back) for spot in match.view(0).course if spot.covered}
    assert tiles == {("unknown", "unknown", "blue"), ("unknown", "unknown", "orange")}
    river = Match(GAME, 2, 3, {"race": 15, "racer_choice": "random"}).view(0).course[16:25]
    assert {spot.tile for spot in river} == {"river"}


def test_dealt_tiles_are_shown_to_their_owner() -> None:
    match = Match(GAME, 2, 3, {"race": 14, "racer_choice": "random"})
    counts = [[len(racer.tiles or []) for racer in match.view(seat).racers[:2]] for seat in (0, 1)]
    assert counts == [[5, 0], [0, 5]]
    assert any(line.startswith("Tiles of ") for line in match.board(0))


def finished(table: Scenario, racer: str | None) -> Scenario:
    """The race after a racer has reached the Finish, or after the safety stop."""
    if racer:
        finish_racer(table.g, table.index(racer))
    table.g.depth = 0
    end_race(table.g, table.t)
    return table


@pytest.mark.parametrize(
    ("winner", "ranking", "scores", "winners", "reason"),
    [
        ("A", (1, 4), (10, 3), (0,), "Pat Pending reaches the Finish first."),
        (
            "D",
            (3, 3),
            (6, 6),
            (),
            NEUTRAL_WINS,
        ),
        (None, (3, 3), (6, 6), (), "The last round ends without a finisher: the positions decide."),
    ],
)
def test_results(
    winner: str | None, ranking: tuple[int, ...], scores: tuple[int, ...], winners: tuple[int, ...], reason: str
) -> None:
    table = finished(race(), winner)
    result = GAME.result(table.g, table.t)
    assert (result.ranking, result.scores, result.winners) == (ranking, scores, winners)
    assert say(result.reason, "en") == reason
    assert (view_of(table, 0).standings or [])[:2] == list(ranking)


def test_the_champion() -> None:
    table = race()
    table.house_season = 1
    table.races_run = 3
    result = GAME.result(finished(table, "A").g, table.t)
    assert say(result.reason, "fr") == "Maboulette remporte le championnat avec 10 points."
    assert result.winners == (0,)


def test_everybody_has_left() -> None:
    match = Match(GAME, 2, 1, {"racer_choice": "random"})
    match.leave(0)
    match.leave(1)
    assert match.result is not None
    assert match.result.winners == ()
    assert match.words.say(match.result.reason) == "Every player has left."
    assert "Player 1 leaves the game." in match.log()
