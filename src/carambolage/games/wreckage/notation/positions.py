"""The words of a position: a line for each car, obstacle, can and mine::

car 0 x=0 y=3732 heading=108 vehicle=sedan speed=3 talon=pedals:1,turn_left:1
obstacle 2 x=2054 kind=boulder heading=36
can 1 x=1295 y=1295
"""

from carambolage.engine.notation.notation import Group, Notation, spelled
from carambolage.engine.notation.spelling import SEATS as SEAT_SET
from carambolage.engine.notation.spelling import Named, Number, Pile, Several
from carambolage.games.wreckage.names.components import Card, Damage, Equipment, Face, Obstacle, Vehicle
from carambolage.games.wreckage.names.things import NOBODY, SEATS, TICKS, Gear, Out, Owner, Reason, Way
from carambolage.games.wreckage.state import Can as CanRecord
from carambolage.games.wreckage.state import Car, Draw, Motion, State
from carambolage.games.wreckage.state import Obstacle as ObstacleRecord

_SEAT = Number(NOBODY, SEATS - 1)
_HEADING = Number(0, TICKS - 1)
_CARDS = Pile(Card.ids())
_DAMAGE = Pile(Damage.ids())
_SLOTS = Several(("1", "2", "3"))

NOTATION = Notation(
    spellings={
        **spelled(
            State,
            first=Number(0, SEATS - 1),
            left=SEAT_SET,
            active=_SEAT,
            order=_SEAT,
            start_speed=Number(NOBODY, 4),
            reason=Named.of(Reason),
            winners=SEAT_SET,
            pool=Pile(Equipment.ids()),
            deck=_DAMAGE,
            discard=_DAMAGE,
        ),
        **spelled(
            Car,
            heading=_HEADING,
            home_heading=_HEADING,
            vehicle=Named.of(Vehicle),
            speed=Number(0, 4),
            gear=Named.of(Gear),
            out=Named.of(Out),
            equipment=Named.of(Equipment),
            discarded=_SLOTS,
            talon=_CARDS,
            lost=_CARDS,
            plan=Named.of(Face),
            shown=Several(("1", "2")),
        ),
        **spelled(ObstacleRecord, heading=_HEADING, kind=Named.of(Obstacle)),
        **spelled(CanRecord, owner=Number(Owner.BOX, SEATS - 1)),
        **spelled(Motion, heading=_HEADING, way=Named.of(Way), gear=Named.of(Gear)),
        **spelled(Draw, drawn=_DAMAGE),
    },
    groups=(
        Group("car", ("cars", "start_speed")),
        Group("obstacle", ("obstacles",)),
        Group("can", ("cans",)),
        Group("mine", ("mines",)),
    ),
)
