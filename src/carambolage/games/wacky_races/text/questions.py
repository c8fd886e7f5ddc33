"""What a seat is asked, in words."""

from collections.abc import Callable

from carambolage.engine.words.phrase import Argument, Phrase
from carambolage.games.wacky_races.move.course import FIRST_HALF, ground, is_wild
from carambolage.games.wacky_races.move.movement import racers_in_front
from carambolage.games.wacky_races.names.question import Question
from carambolage.games.wacky_races.names.things import Power, Trap
from carambolage.games.wacky_races.powers.driving import ENDS_PHASE
from carambolage.games.wacky_races.races.ground import is_forest_held, is_river
from carambolage.games.wacky_races.state import State, Tables
from carambolage.games.wacky_races.text.naming import (
    POWER_IDS,
    cards_of,
    listing,
    located,
    power_name,
    racer_name,
    racers_in,
    terrain_id,
    terrain_name,
)
from carambolage.games.wacky_races.tiles.payments import demands_payment
from carambolage.games.wacky_races.turn.neutrals import FREE, next_neutrals

Details = dict[str, Argument]

KINDS = {number: name.lower() for name, number in Question.numbers().items()}


def question(g: State, t: Tables, seat: int) -> Phrase:
    """What the asked seat is asked, with what it is about."""
    name = KINDS[g.ask]
    if g.ask in BY_POWER:
        name = f"{name}-{POWER_IDS[g.about[0]]}"
    details = DETAILS.get(g.ask)
    return Phrase(f"ask-{name}", **(details(g, t, seat) if details else {}))


def _here(g: State, t: Tables, seat: int) -> Details:
    return {"tile": located(g, g.racers[seat].place)}


def _turn(g: State, t: Tables, seat: int) -> Details:
    spot = ground(g, g.racers[seat].place)
    terrain = Phrase(f"terrain-{terrain_id(g, t, spot)}")
    return {**_here(g, t, seat), "terrain": terrain, "cards": _card_rule(g, t, seat, spot)}


def _card_rule(g: State, t: Tables, seat: int, spot: int) -> str:
    """What the next card movement needs, as the name of a case."""
    turn = g.turn
    if turn.one_card and turn.played:
        return "done"
    if is_forest_held(g, t, spot):
        return "held"
    if demands_payment(g, t, spot):
        return "toll"
    if turn.played == 0:
        return "first"
    if is_river(g, spot):
        return "named" if turn.named_place == g.racers[seat].place else "river"
    if turn.loops or is_wild(g, t, spot):
        return "wild"
    return "line" if turn.lines else "match"


def _order_racers(g: State, t: Tables, seat: int) -> Details:
    racers, distance = g.about[0], g.about[1]
    tied = racers_in_front(g, racers, distance > 0)
    way = "ahead" if distance > 0 else "back"
    return {"racers": listing(racers_in(g, tied), "or"), "way": way, "distance": abs(distance)}


def _order_neutrals(g: State, t: Tables, seat: int) -> Details:
    tied, card = next_neutrals(g, g.about[0]), g.about[1]
    shown = Phrase("card-unknown") if card == FREE else terrain_name(card)
    return {"racers": listing(racers_in(g, tied), "or"), "card": shown, "free": "yes" if card == FREE else "no"}


def _tunnel(g: State, t: Tables, seat: int) -> Details:
    return {"distance": t.trap_number[Trap.PAINTED_TUNNEL][0]}


def _trap_order(g: State, t: Tables, seat: int) -> Details:
    return {"first": located(g, g.about[0]), "second": located(g, g.about[1])}


def _recover(g: State, t: Tables, seat: int) -> Details:
    which = Power.FORTY_WINKS if g.about[1] == ENDS_PHASE else Power.REBUILT
    return {"power": power_name(which), "left": g.about[0]}


def _keep(g: State, t: Tables, seat: int) -> Details:
    return {"take": t.number[Power.BRAINSTORM][1], "cards": listing(cards_of(g.look))}


def _spot(g: State, t: Tables, seat: int) -> Details:
    return {"tile": located(g, g.about[0])}


def _reach(which: int) -> Callable[[State, Tables, int], Details]:
    return lambda g, t, seat: {"range": t.number[which][0]}


BY_POWER = {Question.PW_TARGET, Question.PW_TILE, Question.PW_DISCARD}
DETAILS: dict[int, Callable[[State, Tables, int], Details]] = {
    Question.LAY_TILE: lambda g, t, seat: {"place": FIRST_HALF + g.about[0]},
    Question.TURN_ACTION: _turn,
    Question.PAY_CARDS: _here,
    Question.STUCK_DISCARD: lambda g, t, seat: {**_here(g, t, seat), "count": g.about[0]},
    Question.RIVER_NAME: lambda g, t, seat: {"racer": racer_name(g, g.about[0], "of")},
    Question.RIVER_PLAY: lambda g, t, seat: {"card": terrain_name(g.about[0])},
    Question.ORDER_RACERS: _order_racers,
    Question.ORDER_NEUTRALS: _order_neutrals,
    Question.TUNNEL_PICK: _tunnel,
    Question.SLEIGHT_PICK: lambda g, t, seat: {"racer": racer_name(g, g.about[0])},
    Question.TRAP_VICTIM: _spot,
    Question.TRAP_ORDER: _trap_order,
    Question.CROSSROADS_SECOND: _spot,
    Question.GORILLA_TRAP: _spot,
    Question.PW_RECOVER: _recover,
    Question.PW_CONVERT: _reach(Power.CONVERT_A_CAR),
    Question.PW_KEEP: _keep,
    Question.PW_STRAFE: _reach(Power.STRAFING_RUN),
    Question.PW_DISCARD: lambda g, t, seat: {"count": g.about[1]},
    Question.PW_MINE_TILE: _reach(Power.SURPLUS_MINE),
}
