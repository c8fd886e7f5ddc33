"""Convoy's record, everything that can change, and its tables, everything printed."""

from typing import Annotated

from carambolage.engine.record import Shape, i8, i16, record
from carambolage.engine.rules.flow import Flow
from carambolage.engine.rules.state import GameRecord, Printed
from carambolage.testing.convoy.names import KINDS, Effect, Question

SEATS, HAND = 4, 3

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
