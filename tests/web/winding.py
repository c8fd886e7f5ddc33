"""Winding a table forward: bots decide beforehand what everybody answers, so that a browser can come in anywhere."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from carambolage.bots import GreedyBot
from carambolage.engine.match.match import Match
from carambolage.engine.registry import game
from carambolage.table.state.fair_dice import new_chance
from tests.table.client import Client
from tests.table.serving import Opened, Server

# A connection may say so much before it is told to slow down; then another one goes on.
MOST_ANSWERS = 90

Until = Callable[[Match], bool]


def server_at(address: str) -> Server:
    """A running server, to be asked over HTTP."""
    server = Server("sqlite:///nowhere")
    server.address = address.partition("://")[2].rstrip("/")
    return server


def wound(
    address: str, name: str, until: Until, seed: int, options: dict[str, str], players: int = 2, react: int = 0
) -> tuple[Opened, Match]:
    """A table at which greedy players have answered up to the last question before something is so."""
    chance = new_chance(seed)
    match, answers = Match(game(name), players, chance.seed(0), options), list[tuple[int, int]]()
    while True:
        seat = match.asked[0]
        action, before = GreedyBot().choose(match, seat), match.copy()
        match.reseed(chance.seed(len(answers) + 1))
        match.play(seat, action)
        if until(match):
            break
        answers.append((seat, action))
    opened = server_at(address).open_table(name, players, seed=seed, options=options, react=react)
    aside(lambda: asyncio.run(give(opened, answers)))
    return opened, before


async def give(opened: Opened, answers: list[tuple[int, int]]) -> None:
    """Give answers for all seats, with a new connection now and then."""
    for first in range(0, len(answers), MOST_ANSWERS):
        async with Client(opened, *opened.seats) as everybody:
            for seat, action in answers[first : first + MOST_ANSWERS]:
                turn = everybody.sights[seat]["turn"]
                answer = await everybody.ask("play", seat=seat, action=action, turn=turn)
                assert answer["type"] == "ack", answer
                await everybody.catch_up(answer)


def aside(work: Callable[[], Any]) -> Any:
    """Do something in a thread of its own: a browser under test keeps this one's event loop."""
    with ThreadPoolExecutor(1) as other:
        return other.submit(work).result()
