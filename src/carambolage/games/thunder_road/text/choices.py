"""Answers in words, with what they will do."""

from carambolage.engine.words.phrase import Phrase
from carambolage.games.thunder_road.ground.grid import space_at
from carambolage.games.thunder_road.ground.places import partner
from carambolage.games.thunder_road.names.action import ACTIONS
from carambolage.games.thunder_road.names.cards import Card, Leader, Upgrade
from carambolage.games.thunder_road.names.question import Question
from carambolage.games.thunder_road.names.things import Direction
from carambolage.games.thunder_road.state import CREW_VEHICLES, State, Tables
from carambolage.games.thunder_road.text.ahead import ahead, beyond
from carambolage.games.thunder_road.text.asked import own_crew, subject_of
from carambolage.games.thunder_road.text.cards import german_name, told_card
from carambolage.games.thunder_road.text.choice_orders import ORDERS, Fields, Teller
from carambolage.games.thunder_road.text.naming import (
    LANES,
    damage_name,
    listing,
    located,
    shot_face,
    vehicle_name,
    way_name,
)
from carambolage.games.thunder_road.text.situations import (
    accepting,
    damaged,
    declining,
    naming_space,
    naming_vehicle,
    repairing,
)


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


def choice(g: State, t: Tables, seat: int, action: int) -> Phrase:
    """An answer in words."""
    answer = ACTIONS.unpack(action)
    return TELLERS[answer.verb](g, t, seat, answer.fields)


def _swap(g: State, t: Tables, seat: int, f: Fields) -> Phrase:
    first = CREW_VEHICLES * own_crew(g, seat)
    v = first + f["vehicle"]
    told = {"vehicle": vehicle_name(g, v, "start"), "other": vehicle_name(g, first + f["to"], "to")}
    return Phrase("choice-swap", damage=damaged(g, v, f["slot"]), slot=f["slot"], **told)


def _dice(g: State, t: Tables, seat: int, f: Fields) -> Phrase:
    """Dice, or cards in the order of the hand, to be replaced."""
    c = g.crews[own_crew(g, seat)]
    named = [Phrase("rolled-number", number=value) for value in c.dice]
    if c.german:
        named = [Phrase("choice-title", card=german_name(which)) for which in range(18) if (c.hand >> which) & 1]
    chosen = [name for place, name in enumerate(named) if (f["subset"] >> place) & 1]
    return Phrase("choice-dice", dice=listing(chosen))


def _german(g: State, t: Tables, seat: int, f: Fields) -> Phrase:
    which = f["card"]
    shot = shot_face(t.german_shot[which])
    return Phrase("choice-german", card=german_name(which), value=t.german_move[which], shot=shot)


def _use(g: State, t: Tables, seat: int, f: Fields) -> Phrase:
    return told_card(t, "choice-card", f["card"])


def _damage(g: State, t: Tables, seat: int, f: Fields) -> Phrase:
    name = damage_name(f["kind"])
    return Phrase("choice-damage", damage=name, text=Phrase(f"{name.message}.text"))


TELLERS: dict[str, Teller] = {
    **ORDERS,
    **MOVES,
    "accept": accepting,
    "decline": declining,
    "space": naming_space,
    "vehicle": naming_vehicle,
    "repair": repairing,
    "swap": _swap,
    "dice": _dice,
    "die": lambda g, t, seat, f: Phrase("choice-die", value=f["value"] + 1),
    "card": _german,
    "use": _use,
    "damage": _damage,
    "hose": lambda g, t, seat, f: Phrase("choice-hose"),
    "flame": lambda g, t, seat, f: Phrase("choice-flame"),
}
