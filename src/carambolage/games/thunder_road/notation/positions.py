"""The words of a position: a line for each crew, for each vehicle, and for each space with something on it::

state round=2 tile_number=4 sides=1b,5b,2a hazards=road:3,oil:5,mine:1
crew 0 kind=blue dice=2,4 chopper=12C
vehicle B1 space=9B size=small damage=dent
space 9C token=mine eyes=0
space 12D token=oil eyes=faceup
waiting turn_end shoot(B1) move_end(B1) drive(B1)
"""

from carambolage.engine.notation.notation import Group, Notation, spelled
from carambolage.engine.notation.spelling import Named, Number, Pile, Several
from carambolage.games.thunder_road.ground.piles import printed_ground, stand_ins_in_use
from carambolage.games.thunder_road.names import cards, things
from carambolage.games.thunder_road.notation.signs import SPACE, VEHICLE
from carambolage.games.thunder_road.pack_reading.cards import GERMAN
from carambolage.games.thunder_road.pack_reading.road import SIDES, TILES
from carambolage.games.thunder_road.state import (
    CREWS,
    NOBODY,
    SPACES,
    VEHICLES,
    Crew,
    Dice,
    Shot,
    Slam,
    State,
    Tables,
    Turn,
    Vehicle,
)
from carambolage.games.thunder_road.text.naming import COMMANDS, DAMAGE, LANES

_SEAT, _CREW, _DIE = Number(0, CREWS - 1), Number(NOBODY, CREWS - 1), Number(0, 6)
_SIDE = Named(SIDES)
_HAZARDS, _DAMAGES = Pile(things.Hazard.ids()[: things.HAZARD_KINDS]), Pile(DAMAGE)
_CONDITIONS, _ONGOING, _GERMAN = Several(cards.Condition.ids()), Several(cards.Ongoing.ids()), Several(GERMAN)
_CARD = 1  # cards are stored plus one, 0 is none

_STATE = spelled(
    State,
    first=_SEAT,
    winner=_CREW,
    reason=Named.of(things.Reason),
    tile_number=Number(0, 4000),
    sides=_SIDE,
    queue=_SIDE,
    unseen_tiles=Several(tuple(map(str, TILES))),
    conditions=Named.of(cards.Condition, _CARD),
    condition_deck=_CONDITIONS,
    condition_discard=_CONDITIONS,
    hazards=_HAZARDS,
    hazard_discard=_HAZARDS,
    damages=_DAMAGES,
    damages_aside=_DAMAGES,
    ongoing_deck=_ONGOING,
    ongoing_discard=_ONGOING,
    ground=Named.of(things.Terrain),
    token=Named(things.Hazard.ids()[: things.Hazard.UNKNOWN]),
    eyes=Several(("0", "1", "2", "3", "4", "5", "faceup")),
    sand=Several(LANES),
    at=VEHICLE,
    visitor=VEHICLE,
    chopper=_CREW,
)
_CREWS = spelled(
    Crew,
    kind=Named.of(things.CrewKind),
    seat=_CREW,
    dice=_DIE,
    chopper=SPACE,
    leader=Named.of(cards.Leader, _CARD),
    hexed=Number(0, VEHICLES),
    bonus=Named(COMMANDS[things.Command.BONUS :], _CARD),
    airstrike=Named.of(cards.Airstrike, _CARD),
    bounty=Named.of(cards.Bounty, _CARD),
    one_shot=Named.of(cards.OneShot, _CARD),
    kept=Named.of(cards.Upgrade, _CARD),
    hand=_GERMAN,
    deck=_GERMAN,
    boards=_GERMAN,
    discard=_GERMAN,
)
_VEHICLES = spelled(
    Vehicle,
    space=SPACE,
    kind=Named.of(things.VehicleKind),
    size=Named.of(things.Size),
    damage=Named(DAMAGE),
    ongoing=Named.of(cards.Ongoing, _CARD),
    upgrade=Named.of(cards.Upgrade, _CARD),
)
_DICE = spelled(
    Dice,
    slam=Named.of(things.SlamFace),
    direction=Named.of(things.Direction),
    shooting=Named.of(things.ShootingFace),
    fire=Named.of(things.FireFace),
    stunt=_DIE,
    road=_DIE,
)
_AT_HAND = {
    **spelled(Turn, seat=_SEAT, crew=_CREW, vehicle=VEHICLE, second=VEHICLE, began=SPACE, driven_from=SPACE),
    **spelled(Slam, top=VEHICLE, bottom=VEHICLE, chosen=VEHICLE),
    **spelled(Shot, crew=_CREW, shooter=VEHICLE, target=VEHICLE, space=SPACE),
}
_PILES = ("hazards_left", "hazards_discarded", "damages_left")
_BOARD = ("rear", "lost_space", "ground", "at", "visitor", "chopper")


def derive(g: State, t: Tables) -> None:
    """The sides bring their printed grounds, vehicles and choppers stand where they say, piles are as large as they
    are.
    """
    g.rear = max(g.tile_number - len(g.sides), 0) % len(g.sides)
    g.hazards_left, g.hazards_discarded = sum(g.hazards), sum(g.hazard_discard)
    g.damages_left = sum(g.damages) - stand_ins_in_use(g)
    if g.tile_number:
        g.lost_space = [NOBODY] * CREWS
        g.ground = [printed_ground(g, t, space) for space in range(SPACES)]
    for number, vehicle in enumerate(g.vehicles):
        if vehicle.space >= 0:
            row = g.at if g.at[vehicle.space] == NOBODY else g.visitor
            row[vehicle.space] = number
    for number, crew in enumerate(g.crews):
        if crew.chopper >= 0:
            g.chopper[crew.chopper] = number


NOTATION = Notation(
    spellings={**_STATE, **_CREWS, **_VEHICLES, **_DICE, **_AT_HAND},
    arguments={"v": VEHICLE, "pushed": VEHICLE, "space": SPACE},
    groups=(
        Group("crew", ("crews", "tally", "lost_space")),
        Group("vehicle", ("vehicles", "shaken", "lifted"), VEHICLE),
        Group("space", ("ground", "token", "eyes", "age", "at", "visitor", "chopper"), SPACE),
    ),
    derived=frozenset((*_PILES, *_BOARD)),
    derive=derive,
)
