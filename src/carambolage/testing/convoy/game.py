"""Convoy as the engine knows it."""

from collections.abc import Mapping
from pathlib import Path

from carambolage.engine.client_facts import ClientFacts
from carambolage.engine.game import Component, Game, Told
from carambolage.engine.options import Option
from carambolage.testing.convoy import bot, hidden, rules, text
from carambolage.testing.convoy.drawing import picture
from carambolage.testing.convoy.names import ACTIONS, CARDS, KINDS, Event, Question
from carambolage.testing.convoy.notation import NOTATION
from carambolage.testing.convoy.pack_reading import load_pack
from carambolage.testing.convoy.state import State, Tables, flow

OPTIONS = (
    Option("road", ("short", "long"), "short", "CV-END-01"),
    Option("bumps", ("true", "false"), "true", "CV-BMP-01"),
)


def seat(g: State, players: int, options: Mapping[str, str]) -> None:
    """Write the options into the record."""
    g.length = OPTIONS[0].index(options["road"])
    g.bumps = 1 if options["bumps"] == "true" else 0


def components(g: State, told: Told, seat: int) -> list[Component]:
    """The kinds of cards in the first hand of a seat."""
    return [Component("card", CARDS[kind]) for kind in range(KINDS) if g.hand[seat][kind] > 0]


GAME = Game(
    name="convoy",
    version=1,
    players=range(2, 5),
    state=State,
    tables=Tables,
    flow=flow,
    actions=ACTIONS,
    options=OPTIONS,
    events=Event.ids(),
    home=Path(__file__).parent,
    longest=300,
    seat=seat,
    load_pack=load_pack,
    question=text.question,
    choice=text.choice,
    event=text.event,
    view=text.view,
    board=text.board,
    result=text.result,
    set_up=rules.set_up,
    hide=hidden.hide,
    imagine=hidden.imagine,
    weigh=bot.weigh,
    weights=("STEP", "GAMBLE"),
    judge=bot.judge,
    rank_of=rules.rank_of,
    length_of=rules.length_of,
    leave=rules.leave,
    drops=rules.drops,
    idle_answer=rules.idle_answer,
    reactions=frozenset((Question.GAMBLE,)),
    components=components,
    notation=NOTATION,
    picture=picture,
    client=ClientFacts(highlights={"clash": ("bumped",)}),
)
