"""Rules about the whole board, told from a position."""

import pytest

import carambolage
from carambolage.engine.rules.actions import Answer
from carambolage.games.thunder_road.names.things import Direction

FRONT_EDGE = """
thunder_road 4
players 3
options carnage=false
state round=3 tile_number=4 sides=5a,2a,3a unseen_tiles=4 hazards=road:20 damages=dent:5
crew 0 kind=blue running=1 dice=6
crew 1 kind=green running=2 chopper=13B
crew 2 kind=white running=1 chopper=20C
vehicle B1 space=31C size=small broken=0
vehicle G1 space=9C size=small broken=0
vehicle G2 space=16D size=medium broken=0
vehicle W1 space=25A size=small broken=0
vehicle x1 space=8A kind=wreck size=small
space 10A token=road
space 17B token=road
turn vehicle=B1 value=3 second=- moves=3 began=31C driven_from=31C
waiting turn_end shoot(B1) move_end(B1) drive(B1)
asks 0 step(B1)
"""


@pytest.mark.rule("TR-FRT-03")
def test_the_rear_tile_leaves_with_all_that_is_on_it() -> None:
    match = carambolage.at(FRONT_EDGE, seed=1)
    match.play(0, Answer("step", {"direction": Direction.FRONT}))
    lines = match.position().splitlines()
    signs = {" ".join(line.split()[:2]): line for line in lines}
    assert "tile_number=5 sides=5a,4" in signs["state round=3"]
    assert "hazard_discard=road:1" in signs["state round=3"]
    assert "space=32C" in signs["vehicle B1"]
    assert "space=16D" in signs["vehicle G2"]
    assert "space=" not in signs["vehicle G1"]
    assert "space=" not in signs["vehicle x1"]
    assert "chopper=start" in signs["crew 1"]
    assert "chopper=20C" in signs["crew 2"]
    assert "space 10A" not in signs
    assert "space 17B token=road" in lines
