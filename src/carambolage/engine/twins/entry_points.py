"""The doors into the compiled twins: rules called with arrays of games instead of one record.

An entry that reaches the whole game costs most of a build, so there is one of them, in `whole_game`; the doors here do
one small thing each.
"""

from typing import Annotated, Any

from carambolage.engine.record import Array, Rows
from carambolage.engine.rules.dice import Chooser, sow
from carambolage.engine.rules.drive import accept, begin, list_offers, play_out, weigh
from carambolage.engine.rules.hidden import hide_from, imagine_for
from carambolage.engine.rules.leaving import depart
from carambolage.engine.rules.rule import bound, rule
from carambolage.engine.rules.state import GameRecord, Printed

Games = Annotated[Any, Rows(GameRecord)]
Tables = Annotated[Any, Rows(Printed)]
Choosers = Annotated[Any, Rows(Chooser)]
Lengths = Annotated[list[list[int]], Array("i4", 2)]
Ranks = Annotated[list[list[int]], Array("i1", 2)]


@bound
def rank_of(g: GameRecord, t: Printed, seat: int) -> int:
    """The final rank of a seat, 1 for the best."""
    return 0


@bound
def length_of(g: GameRecord) -> int:
    """The length of a finished game in the game's own measure (rounds, turns)."""
    return 0


@rule
def begin_game(games: Games, tables: Tables, index: int, seed: int) -> None:
    begin(games[index], tables[0], seed)


@rule
def answer_game(games: Games, tables: Tables, index: int, seat: int, action: int) -> None:
    games[index].decisions += 1
    accept(games[index], tables[0], seat, action)


@rule
def offer_game(games: Games, tables: Tables, index: int, seat: int) -> None:
    list_offers(games[index], tables[0], seat)


@rule
def hide_game(games: Games, tables: Tables, index: int, seat: int) -> None:
    hide_from(games[index], tables[0], seat)


@rule
def imagine_game(games: Games, tables: Tables, index: int, seat: int, seed: int) -> None:
    imagine_for(games[index], tables[0], seat, seed)


@rule
def leave_game(games: Games, tables: Tables, index: int, seat: int) -> None:
    depart(games[index], tables[0], seat)


@rule
def rank_game(games: Games, tables: Tables, index: int, seat: int) -> int:
    return rank_of(games[index], tables[0], seat)


@rule
def weigh_game(games: Games, tables: Tables, index: int, seat: int, action: int) -> int:
    return weigh(games[index], tables[0], seat, action)


@rule
def play_games(
    games: Games,
    tables: Tables,
    choosers: Choosers,
    template: Games,
    fresh: int,
    first_seed: int,
    greedy: int,
    lengths: Lengths,
    ranks: Ranks,
) -> None:
    """Play a game for each row of `lengths` with consecutive seeds, or once to its end the game that is under way.

    Notes decisions, length and every seat's rank.
    """
    g = games[0]
    t = tables[0]
    p = choosers[0]
    for index in range(len(lengths)):
        if fresh:
            games[0] = template[0]
            sow(p, ~(first_seed + index))
            begin(g, t, first_seed + index)
        play_out(g, t, p, greedy)
        lengths[index][0] = g.decisions
        lengths[index][1] = length_of(g)
        for seat in range(g.seats):
            ranks[index][seat] = rank_of(g, t, seat)


@rule
def copy_games(games: Games, template: Games, times: int) -> None:
    """Copy a game many times: what a search pays for a branch."""
    for index in range(times):
        games[index % len(games)] = template[0]


CPU_ENTRIES = (
    begin_game,
    answer_game,
    offer_game,
    hide_game,
    imagine_game,
    leave_game,
    rank_game,
    weigh_game,
    copy_games,
)
