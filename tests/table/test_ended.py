"""The log of a game that has ended with its rules: the file comes to the very state at which the table stood."""

import hmac
import secrets

from msgspec.structs import replace

import carambolage
from carambolage.engine.errors import UndoError
from carambolage.engine.match.match import Match
from carambolage.table.commands.create import create_table
from carambolage.table.library import Library
from carambolage.table.protocol.bodies import SeatWish, TableWish
from carambolage.table.state.ended import ended_text
from carambolage.table.state.fair_dice import promise_of
from carambolage.table.state.table import Table
from carambolage.table.store import entry as log
from carambolage.testing.convoy.game import GAME

PLAYERS = 3


def opened_table(**wishes: object) -> Table:
    wish = TableWish(game="convoy", seats=[SeatWish("person")] * PLAYERS, **wishes)  # type: ignore[arg-type]
    record, _ = create_table(wish, Library({"convoy": GAME}), 0)
    return Table(record, GAME, Library({"convoy": GAME}).pack_of(record))


def take(table: Table, body: log.AnyBody) -> None:
    table.take(log.Entry(table.seq + 1, table.seq, str(table.seq), body))


def answer(table: Table) -> None:
    seat = table.asked[0]
    take(table, log.Answered(seat, table.match.choices(seat)[-1].action))


def play_with_second_thoughts(table: Table, answers: int) -> None:
    """Play, and give every other answer that may be taken back a second time."""
    for number in range(answers):
        seat = table.asked[0]
        answer(table)
        if number % 2 and table.can_undo(seat):
            take(table, log.Undone(seat))
            answer(table)


def expect_same_state(table: Table, text: str) -> None:
    assert carambolage.load(text, GAME).digest() == table.match.digest()


def test_a_game_with_numbers_of_the_seats() -> None:
    table = opened_table(mix=True)
    numbers = {seat: secrets.token_hex(32) for seat in range(PLAYERS)}
    for seat, number in numbers.items():
        take(table, log.Promised(seat, promise_of(number)))
    for seat in (0, 2):
        take(table, log.Revealed(seat, numbers[seat]))
    take(table, log.Began())
    play_with_second_thoughts(table, 8)
    text = ended_text(table.record, table.log)
    expect_same_state(table, text)
    assert numbers[1] not in table.chance.mixed, "that one was never told"


def test_a_game_that_somebody_left() -> None:
    table = opened_table()
    take(table, log.Began())
    play_with_second_thoughts(table, 4)
    take(table, log.Forfeited(1))
    expect_same_state(table, ended_text(table.record, table.log))
    play_with_second_thoughts(table, 4)
    text = ended_text(table.record, table.log)
    assert '"leave": 1' in text
    expect_same_state(table, text)


def old_seed(secret: str, number: int) -> int:
    return int.from_bytes(hmac.digest(secret.encode(), str(number).encode(), "sha256")[:8], "big") >> 1


def test_a_game_of_the_first_way_of_drawing_dice() -> None:
    """There every answer drew a seed of its own, those that were taken back too, of 63 bits."""
    record = replace(opened_table().record, dice=1)
    match = Match(GAME, PLAYERS, old_seed(record.secret, 0))
    bodies: list[log.AnyBody] = [log.Began()]
    given = undone = 0
    while given < 16:
        seat, given = match.asked[0], given + 1
        action = match.choices(seat)[-1].action
        match.reseed(old_seed(record.secret, given))
        match.play(seat, action)
        bodies.append(log.Answered(seat, action))
        if given % 2:
            try:
                match.undo(seat)
            except UndoError:
                continue
            bodies.append(log.Undone(seat))
            undone += 1
    assert undone > 2
    entries = [log.Entry(number, number, str(number), body) for number, body in enumerate(bodies, 1)]
    assert carambolage.load(ended_text(record, entries), GAME).digest() == match.digest()
