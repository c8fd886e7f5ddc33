"""The Slag Brothers: brute force, hard heads, a car hewn from rock."""

from carambolage.engine.rules.rule import rule
from carambolage.engine.rules.state import ask
from carambolage.games.wacky_races.names.question import Question
from carambolage.games.wacky_races.names.things import Manner, Power
from carambolage.games.wacky_races.powers.driving import (
    any_can_go_back,
    drive,
    has_other_face_down,
    may_drive,
    others_at,
    push_back,
)
from carambolage.games.wacky_races.state import State, Tables


@rule
def bonked(g: State, seat: int) -> int:
    """Every other racer on your tile and on the tile directly ahead."""
    return others_at(g, seat, 0) | others_at(g, seat, 1)


@rule
def slags_can(g: State, t: Tables, seat: int, which: int, slot: int) -> bool:
    """Club Start drives; Bonk! needs somebody to hit; Rebuilt from Rubble another face-down power."""
    if which == Power.CLUB_START:
        return may_drive(g, t, seat)
    if which == Power.BONK:
        return any_can_go_back(g, t, bonked(g, seat), t.number[Power.BONK][0])
    return has_other_face_down(g, seat, slot)


@rule
def slags_use(g: State, t: Tables, seat: int, which: int) -> None:
    """Run 2 tiles (WR-PW-SB2); others run back 2 tiles (WR-PW-SB3); recover a power (WR-PW-SB4)."""
    if which == Power.CLUB_START:
        drive(g, seat, t.number[which][0], Manner.PLAIN)
    elif which == Power.BONK:
        push_back(g, seat, bonked(g, seat), t.number[which][0])
    else:
        ask(g, Question.PW_RECOVER, seat, 1)
