"""Answers of the Move step: entering, stepping, drifting, ways past a slam."""

from collections.abc import Callable, Mapping

from carambolage.engine.words.phrase import Phrase
from carambolage.games.thunder_road.ground.grid import space_at
from carambolage.games.thunder_road.ground.places import partner
from carambolage.games.thunder_road.names.question import Question
from carambolage.games.thunder_road.names.things import Card, Direction, Leader, Upgrade
from carambolage.games.thunder_road.state import State, Tables
from carambolage.games.thunder_road.text.ahead import ahead, beyond
from carambolage.games.thunder_road.text.asked import subject_of
from carambolage.games.thunder_road.text.naming import located, vehicle_name, way_name
from carambolage.games.thunder_road.text.terms import LANES

Fields = Mapping[str, int]
Teller = Callable[[State, Tables, int, Fields], Phrase]


def _enter(g: State, t: Tables, seat: int, f: Fields) -> Phrase:
    goal = beyond(g, t, seat, g.about[0], space_at(g, f["lane"], 0), Direction.FRONT)
    return Phrase("choice-enter", lane=LANES[f["lane"]], goal=goal)


def _step(g: State, t: Tables, seat: int, f: Fields) -> Phrase:
    v = subject_of(g)
    driven = g.ask == Question.STEP
    return Phrase("choice-step", way=way_name(f["direction"]), goal=ahead(g, t, seat, v, f["direction"], driven))


def _met(message: str) -> Teller:
    return lambda g, t, seat, f: Phrase(message, vehicle=vehicle_name(g, partner(g, g.about[0])))


def _drift(g: State, t: Tables, seat: int, f: Fields) -> Phrase:
    return Phrase("choice-drift-wait") if g.turn.moves == 0 else _met("choice-drift")(g, t, seat, f)


def _nudge(g: State, t: Tables, seat: int, f: Fields) -> Phrase:
    v, way = f["vehicle"], f["direction"]
    return Phrase("choice-nudge", vehicle=located(g, v), way=way_name(way), goal=ahead(g, t, seat, v, way, False))


def _numbers(message: str, which: int, *names: str) -> Teller:
    return lambda g, t, seat, f: Phrase(message, **dict(zip(names, t.number[which], strict=False)))


def _slammed(message: str, on_top: bool) -> Teller:
    def tell(g: State, t: Tables, seat: int, f: Fields) -> Phrase:
        return Phrase(message, vehicle=vehicle_name(g, g.slam.top if on_top else g.slam.bottom))

    return tell


MOVES: dict[str, Teller] = {
    "enter": _enter,
    "step": _step,
    "jump": _numbers("choice-jump", Card.UPGRADE + Upgrade.JUMP_JETS, "price", "distance"),
    "brake": lambda g, t, seat, f: Phrase("choice-brake"),
    "slam": _met("choice-slam"),
    "drift": _drift,
    "dark_affair": _numbers("choice-dark_affair", Card.POWER + Leader.VINCE_VAMP, "moves"),
    "buffalo_bar": _met("choice-buffalo_bar"),
    "nudge": _nudge,
    "top": _slammed("choice-top", True),
    "bottom": _slammed("choice-bottom", False),
}
