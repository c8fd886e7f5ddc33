"""What a thread may do with the row of its game, besides carrying out an effect: each makes one device function."""

from typing import Any

from carambolage.engine.game import Game
from carambolage.engine.twins.build import Function
from carambolage.engine.twins.device.layout import NO_ACTION

Rules = dict[str, Function]


def begin_game(cuda: Any, rules: Rules) -> Any:
    """Start the game of a number and a seed; both generators follow from the seed, as in the other twins."""
    begin, start = rules["begin"], rules["sow"]

    def begin_row(row, t, words, template, number, seed):  # type: ignore[no-untyped-def]
        for word in range(template.size):
            words[word] = template[word]
        row.number = number
        start(row.chooser, ~seed)
        begin(row.game, t, seed)

    return cuda.jit(begin_row, device=True, lto=False)


def choose_answer(cuda: Any, rules: Rules) -> Any:
    """Put a question and choose at random among the answers; without any the question is dropped.

    The answer is only noted down: to carry it out takes other code for each verb, so the games are sorted before.
    """
    list_answers, choose = rules["list_answers"], rules["pick"]

    def choose_in_row(row, t):  # type: ignore[no-untyped-def]
        g = row.game
        g.offers = 0
        list_answers(g, t, g.ask, g.seat)
        if g.offers == 0:
            g.ask = 0
            g.asked = 0
        elif g.offers > 1 or g.asked != 1 << g.seat:
            row.action = g.offer[choose(row.chooser, g.offers)]
            g.decisions += 1
        else:
            row.action = g.offer[0]

    return cuda.jit(choose_in_row, device=True, lto=False)


def take_answer(cuda: Any, rules: Rules) -> Any:
    """Carry out the answer noted down."""
    accept = rules["accept"]

    def accept_in_row(row, t):  # type: ignore[no-untyped-def]
        action = row.action
        row.action = NO_ACTION
        accept(row.game, t, row.game.seat, action)

    return cuda.jit(accept_in_row, device=True, lto=False)


def finish_game(cuda: Any, rules: Rules, game: Game) -> Any:
    """Write down how a game ended."""
    rank_of, length_of = rules[game.rank_of.__name__], rules[game.length_of.__name__]

    def finish_row(row, t, lengths, ranks):  # type: ignore[no-untyped-def]
        g, number = row.game, row.number
        lengths[number, 0] = g.decisions
        lengths[number, 1] = length_of(g)
        for seat in range(g.seats):
            ranks[number, seat] = rank_of(g, t, seat)

    return cuda.jit(finish_row, device=True, lto=False)
