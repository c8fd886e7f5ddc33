"""The end of a race, ranking, points, championships (chapters 12 and 14)."""

from carambolage.engine.rules.dice import roll
from carambolage.engine.rules.rule import rule
from carambolage.engine.rules.state import push, tell
from carambolage.games.wacky_races.flow import flow
from carambolage.games.wacky_races.move.course import next_seat, players_left
from carambolage.games.wacky_races.names.effect import Effect
from carambolage.games.wacky_races.names.event import Event
from carambolage.games.wacky_races.state import RACERS, State, Tables

NO_SEASON, GRAND = 0, 5
RACES_IN_SEASON, ALL_RACES = 4, 16
TURN_ORDER = 1
ROTATE, LOWEST_TOTAL = 0, 1
PLAYERS_ONLY = 1


@rule
def is_better(g: State, racer: int, other: int) -> bool:
    """Finishers in the order of finishing, then by position (WR-END-05, WR-END-08)."""
    first = g.racers[racer]
    second = g.racers[other]
    if first.finished != 0 or second.finished != 0:
        return first.finished != 0 and (second.finished == 0 or first.finished < second.finished)
    return first.place > second.place


@rule
def turn_number(g: State, racer: int) -> int:
    """The place of a racer in turn order, neutrals after all players."""
    if g.racers[racer].neutral != 0:
        return RACERS
    return (racer - g.first) % g.seats


@rule
def rank_race(g: State) -> None:
    """Equal racers share the better rank and the ranks they take up are skipped, or turn order decides (WR-END-06,
    WR-END-07, WR-VIL-17).
    """
    for racer in range(RACERS):
        rank = 1
        for other in range(RACERS):
            if other != racer and is_better(g, other, racer):
                rank += 1
        g.racers[racer].rank = rank
    if g.house.rank_ties == TURN_ORDER:
        break_ties(g)


@rule
def break_ties(g: State) -> None:
    """Players before neutrals in turn order, neutrals among themselves at random (WR-END-07)."""
    for rank in range(1, RACERS):
        tied = 0
        for racer in range(RACERS):
            if g.racers[racer].rank == rank:
                tied += 1
        while tied > 1:
            racer = last_of_tied(g, rank)
            g.racers[racer].rank = rank + tied - 1
            tied -= 1


@rule
def last_of_tied(g: State, rank: int) -> int:
    """The tied racer that comes last: a random neutral, else the last player in turn order."""
    neutrals = 0
    last = -1
    for racer in range(RACERS):
        if g.racers[racer].rank == rank:
            if g.racers[racer].neutral != 0:
                neutrals += 1
            elif last < 0 or turn_number(g, racer) > turn_number(g, last):
                last = racer
    if neutrals > 0:
        index = roll(g, neutrals) if neutrals > 1 else 0
        for racer in range(RACERS):
            if g.racers[racer].rank == rank and g.racers[racer].neutral != 0:
                if index == 0:
                    return racer
                index -= 1
    return last


@rule
def races_in_all(g: State) -> int:
    """One race, the four of a season, or all sixteen (WR-CHA-01, WR-CHA-11)."""
    if g.house.season == NO_SEASON:
        return 1
    return ALL_RACES if g.house.season == GRAND else RACES_IN_SEASON


@rule
def race_number(g: State, run: int) -> int:
    """The printed number of a race: the option outside a championship, else the season's order (WR-CHA-12)."""
    if g.house.season == NO_SEASON:
        return g.house.race
    if g.house.season == GRAND:
        return run + 1
    return RACES_IN_SEASON * (g.house.season - 1) + run + 1


@flow.effect(Effect.END_RACE)
def end_race(g: State, t: Tables) -> None:
    """The race is ranked and scored; the next one of the championship begins, or the game is over (WR-GEN-13,
    WR-CHA-03, WR-CHA-05, WR-CHA-13).
    """
    g.active = -1
    g.driving = 0
    rank_race(g)
    for racer in range(RACERS):
        rank = g.racers[racer].rank
        g.ranks[g.races_run][racer] = rank
        if g.racers[racer].neutral == 0 or g.house.neutral_points == 0:
            g.points[racer] += t.points[rank - 1]
        tell(g, Event.RANKED, racer, rank, g.points[racer])
    g.races_run += 1
    if g.races_run == races_in_all(g) or players_left(g) == 0:
        announce_champion(g, t)
        g.over = 1
        return
    g.race = race_number(g, g.races_run)
    g.first = next_first_player(g)
    push(g, Effect.START_RACE)


@rule
def announce_champion(g: State, t: Tables) -> None:
    """The racers with the title (WR-CHA-06)."""
    if g.house.season != NO_SEASON:
        for racer in range(RACERS):
            if title_rank(g, racer) == 1:
                tell(g, Event.CHAMPION, racer, g.points[racer])


@rule
def next_first_player(g: State) -> int:
    """The role goes on clockwise, to the player with fewest points, or to chance (WR-CHA-09)."""
    if g.house.championship_first == ROTATE:
        return next_seat(g, g.first)
    least = 32767
    if g.house.championship_first == LOWEST_TOTAL:
        for seat in range(g.seats):
            if not (g.left >> seat) & 1 and g.points[seat] < least:
                least = g.points[seat]
    return random_seat_up_to(g, least)


@rule
def random_seat_up_to(g: State, most: int) -> int:
    """A random player among those with at most so many points."""
    count = 0
    for seat in range(g.seats):
        if not (g.left >> seat) & 1 and g.points[seat] <= most:
            count += 1
    index = roll(g, count)
    for seat in range(g.seats):
        if not (g.left >> seat) & 1 and g.points[seat] <= most:
            if index == 0:
                return seat
            index -= 1
    return g.first


@rule
def times_ranked(g: State, racer: int, rank: int) -> int:
    """How often a racer had a rank in the races run."""
    count = 0
    for race in range(g.races_run):
        if g.ranks[race][racer] == rank:
            count += 1
    return count


@rule
def beats_for_title(g: State, racer: int, other: int) -> bool:
    """More points, then more 1st, 2nd, ... 5th places, then the better rank in the last race (WR-CHA-06, WR-CHA-07)."""
    if g.house.neutral_points == PLAYERS_ONLY and g.racers[racer].neutral != g.racers[other].neutral:
        return g.racers[racer].neutral == 0
    if g.points[racer] != g.points[other]:
        return g.points[racer] > g.points[other]
    for rank in range(1, RACERS):
        mine = times_ranked(g, racer, rank)
        theirs = times_ranked(g, other, rank)
        if mine != theirs:
            return mine > theirs
    return g.ranks[g.races_run - 1][racer] < g.ranks[g.races_run - 1][other]


@rule
def title_rank(g: State, racer: int) -> int:
    """The rank of a racer in the championship; equal ones share it."""
    rank = 1
    for other in range(RACERS):
        if other != racer and beats_for_title(g, other, racer):
            rank += 1
    return rank


@rule
def rank_of(g: State, t: Tables, seat: int) -> int:
    """The final rank of a seat: in the race, also of one alone (WR-SOL-04), or in the championship."""
    if g.house.season == NO_SEASON:
        return g.racers[seat].rank
    return title_rank(g, seat)


@rule
def length_of(g: State) -> int:
    """The length of a game: the rounds of its last race."""
    return g.round
