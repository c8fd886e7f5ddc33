"""Convoy's record, tables and numbers."""

from typing import Annotated

from carambolage.engine.record import Shape, i8, i16, record
from carambolage.engine.rules.actions import Actions, Verb
from carambolage.engine.rules.flow import Flow
from carambolage.engine.rules.names import Names
from carambolage.engine.rules.state import GameRecord, Printed

SEATS, KINDS, HAND = 4, 3, 3

CARDS = ("crawl", "cruise", "race")


class Effect(Names):
    """What can wait on the stack."""

    ROUND, REVEAL, MOVE, BUMP, LAST_CHANCE, REFILL = range(6)


class Question(Names):
    """What a seat can be asked."""

    COMMIT, GAMBLE = 1, 2


class Event(Names):
    """What can happen."""

    COMMITTED, REVEALED, MOVED, BUMPED, DREW, GAMBLED, ROUND, LEFT = range(8)


ACTIONS = Actions(Verb("commit", card=KINDS), Verb("pass"), Verb("gamble"))
PASS, RISK = ACTIONS.first("pass"), ACTIONS.first("gamble")

flow = Flow("carambolage.testing.convoy", Effect, Question)


@record
class State(GameRecord):
    """Cars on a road, cards in hands; `chosen` is a card's kind + 1 until it is revealed."""

    place: Annotated[list[i16], Shape(SEATS)]
    gone: Annotated[list[i8], Shape(SEATS)]
    hand: Annotated[list[list[i8]], Shape(SEATS, KINDS)]
    hand_size: Annotated[list[i8], Shape(SEATS)]
    chosen: Annotated[list[i8], Shape(SEATS)]
    pile: Annotated[list[i8], Shape(KINDS)]
    pile_size: i8
    discard: Annotated[list[i8], Shape(KINDS)]
    round: i8
    length: i8
    bumps: i8


@record
class Tables(Printed):
    """The cards and the two roads."""

    steps: Annotated[list[i8], Shape(KINDS)]
    copies: Annotated[list[i8], Shape(KINDS)]
    finish: Annotated[list[i16], Shape(2)]
    rounds: i8
