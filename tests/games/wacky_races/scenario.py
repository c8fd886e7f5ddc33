"""Positions and answers of Wacky Races as the catalogue writes them.

Racers are A to F (A is seat 0), terrains D F P R (R is Farm), tiles t1 to t25::

    table = Scenario("pp", "rr", "am", neutrals=("rm", "sb", "pe"))
    table.course(F=[9], P=[10, 12], R=[11]).places(A=9, B=11, C=11).hand("A", "DPR").start_turn("A")
    assert table.offers == {"play D", "play P", "play R"}
    table.choose("play D").choose("play P")
    assert table.place("A") == 12
"""

import copy
from typing import Any, Self

from carambolage.engine.match.event import Event
from carambolage.engine.twins.execution import blank_game
from carambolage.games.wacky_races.game import GAME
from carambolage.games.wacky_races.move.course import FIRST_HALF, GAS_PLACE
from carambolage.games.wacky_races.names.action import Action
from carambolage.games.wacky_races.names.effect import Effect
from carambolage.games.wacky_races.names.things import Tile
from carambolage.games.wacky_races.pack_reading import NUMBERS, TRAPS
from carambolage.games.wacky_races.pack_reading import RACERS as CARS
from carambolage.games.wacky_races.state import PLACES, RACERS, State, Tables
from tests.games.wacky_races.facts import Facts

LETTERS = "DFPR"
TILES = {
    "D": Tile.BLUE,
    "F": Tile.BLUE + 2,
    "P": Tile.BLUE + 4,
    "R": Tile.BLUE + 6,
    "swamp": Tile.SWAMP,
    "crossroads": Tile.CROSSROADS,
    "level_crossing": Tile.LEVEL_CROSSING,
    "acme": Tile.ACME,
    "gas": Tile.GAS,
    "finish": Tile.FINISH,
}
TRAP_KINDS = ("none", *TRAPS)
TABLES: Tables = GAME.load_pack(GAME.home / "pack")
TRIPLES = [a + b + c for i, a in enumerate(LETTERS) for j, b in enumerate(LETTERS[i:], i) for c in LETTERS[j:]]
PAIRS = [a + b for i, a in enumerate(LETTERS) for b in LETTERS[i:]]


class Scenario(Facts):
    """A race under way, with every piece where the test wants it."""

    game = GAME
    g: State
    t: Tables

    def __init__(
        self,
        *cars: str,
        neutrals: tuple[str, ...] = (),
        race: int = 0,
        seed: int = 1,
        players: int = 0,
        **options: object,
    ):
        given = {"first_player": "seat_1", "race": race or "none", **options}
        players = players or (1 if int(str(options.get("solo_cars", 1))) > 1 else len(cars))
        self.begin(blank_game(GAME, players, given), TABLES)
        self.twin.begin(self.g, self.t, seed)
        self.settle()
        for seat, car in enumerate(cars):
            if self.g.house.racer_choice == 0:
                self.act(Action.CHOOSE_RACER + CARS.index(car))
            else:
                self.g.racers[seat].car = CARS.index(car)
        for racer, car in enumerate(neutrals, len(cars)):
            self.g.racers[racer].car = CARS.index(car)

    # Running

    def settle(self) -> Self:
        """Carry out everything that waits, and count the cards."""
        super().settle()
        assert [sum(hand) for hand in self.g.hand] == list(self.g.cards)
        assert (sum(self.g.deck), sum(self.g.discard)) == (self.g.deck_left, self.g.discarded)
        return self

    def effect(self, number: int, *numbers: int) -> Self:
        """Drop what waits and carry out one effect alone; the end of the round waits below it."""
        self.stop().push(Effect.END_ROUND).push(number, *numbers)
        return self.run(lambda: self.g.offers < 0 if self.g.ask else self.g.depth > 1)

    def start_turn(self, racer: str) -> Self:
        """Begin a player's turn."""
        return self.stop().push(Effect.TURN, self.index(racer), self.g.first).settle()

    # Setting the position

    def seat_of(self, name: str) -> int:
        return self.index(name)

    def course(self, default: str = "", /, **where: list[int]) -> Self:
        """Lay tiles: a terrain letter or a special tile's name, and the positions; `default` fills both halves."""
        if default:
            for spot in [*range(FIRST_HALF, GAS_PLACE), *range(GAS_PLACE + 1, self.g.lap or self.g.finish)]:
                self.g.tile[spot] = TILES[default]
        for name, spots in where.items():
            for spot in spots:
                self.g.tile[spot] = TILES[name]
        return self

    def places(self, **where: int) -> Self:
        """Stand racers on positions; the others stay where they are."""
        for racer, place in where.items():
            self.g.racers[self.index(racer)].place = place
        self.g.standing[:] = [0] * PLACES
        lap = self.g.lap
        for r in self.g.racers:
            if not r.finished:
                self.g.standing[(r.place - 1) % lap + 1 if lap else r.place] += 1
        return self

    def hand(self, racer: str, cards: str) -> Self:
        """Give a player exactly these cards, from and to the deck."""
        seat = self.index(racer)
        for number, letter in enumerate(LETTERS):
            self.g.deck[number] += self.g.hand[seat][number] - cards.count(letter)
            self.g.hand[seat][number] = cards.count(letter)
        self.g.deck_left += self.g.cards[seat] - len(cards)
        self.g.cards[seat] = len(cards)
        return self

    def pile(self, cards: str) -> Self:
        """The discard pile holds exactly these cards, the last on top."""
        for number, letter in enumerate(LETTERS):
            self.g.deck[number] += self.g.discard[number] - cards.count(letter)
            self.g.discard[number] = cards.count(letter)
        self.g.deck_left += self.g.discarded - len(cards)
        self.g.discarded = len(cards)
        self.g.top = LETTERS.index(cards[-1]) if cards else -1
        return self

    def deck(self, cards: str) -> Self:
        """The deck holds exactly these cards; the rest is out of the game."""
        self.g.deck[:] = [cards.count(letter) for letter in LETTERS]
        self.g.deck_left = len(cards)
        return self

    def trap(self, spot: int, kind: str, seen_by: str = "") -> Self:
        """Lay a trap from the trap deck face down on a tile."""
        number = TRAP_KINDS.index(kind)
        self.g.trap[spot] = number
        self.g.trap_eyes[spot] = sum(1 << self.index(racer) for racer in seen_by)
        self.g.trap_bag[number] -= 1
        self.g.trap_left -= 1
        return self

    def villain(self, place: int) -> Self:
        self.g.villain = place
        return self

    def face_up(self, racer: str, slots: str) -> Self:
        """Turn exactly these powers up, e.g. "134"."""
        self.g.racers[self.index(racer)].ready = sum(1 << (int(slot) - 1) for slot in slots)
        return self

    def lay_low(self, racer: str) -> Self:
        """A racer is protected by Lay Low."""
        self.g.racers[self.index(racer)].low = 1
        return self

    def printed(self, power: str, **numbers: int) -> Self:
        """Play with another number on a power card, e.g. printed("sb2", distance=3)."""
        self.t = copy.deepcopy(self.t)
        number = 4 * CARS.index(power[:2]) + int(power[2]) - 1
        for key, value in numbers.items():
            self.t.number[number][NUMBERS[power].index(key)] = value
        return self

    def no_cards_left(self) -> Self:
        """Deck and discard pile are both empty."""
        return self.pile("").deck("")

    def fate(self, *outcomes: str | int) -> Self:
        """Fix the next draws and rolls: terrain letters, trap names, numbers."""
        return self.fix(*map(self._outcome, outcomes))

    def _outcome(self, outcome: str | int) -> int:
        if isinstance(outcome, int):
            return outcome
        return LETTERS.index(outcome) if outcome in LETTERS else TRAP_KINDS.index(outcome)

    # Reading it

    @property
    def asked(self) -> str:
        """The racer whose player is asked, or nothing."""
        return chr(ord("A") + self.g.seat) if self.g.ask else ""

    def place(self, racer: str) -> int:
        return self.g.racers[self.index(racer)].place

    def cards(self, racer: str) -> str:
        """A player's hand, e.g. "DDF"."""
        return "".join(letter * count for letter, count in zip(LETTERS, self.g.hand[self.index(racer)], strict=True))

    def up(self, racer: str) -> str:
        """A player's face-up powers, e.g. "134"."""
        return "".join(str(slot + 1) for slot in range(4) if self.g.racers[self.index(racer)].ready >> slot & 1)

    def trap_at(self, spot: int) -> str:
        return TRAP_KINDS[self.g.trap[spot]]

    @property
    def top(self) -> str:
        """The top card of the discard pile, or nothing."""
        return LETTERS[self.g.top] if self.g.top >= 0 else ""

    def numbers_of(self, row: tuple[int, ...]) -> tuple[int, ...]:
        """The numbers of an event, its secret, and who knows it."""
        return (*super().numbers_of(row), *row[-2:])

    def say(self, action: int) -> str:
        """An answer in a few words."""
        meaning = GAME.actions.unpack(action)
        f: dict[str, Any] = dict(meaning.fields)
        parts = [meaning.verb]
        if "terrain" in f:
            parts.append(LETTERS[f["terrain"]])
        if "racer" in f:
            parts.append(chr(ord("A") + f["racer"]))
        if "slot" in f:
            parts.append(str(f["slot"] + 1))
        if "place" in f:
            parts.append(f"t{f['place']}")
        if "way" in f:
            parts.append(("back", "ahead")[f["way"]])
        if "kind" in f:
            parts.append(TRAP_KINDS[f["kind"]])
        if "car" in f:
            parts.append(CARS[f["car"]])
        if "tile" in f:
            parts.append(f"#{f['tile']}")
        if "cards" in f:
            parts.append((PAIRS if meaning.verb == "keep_pair" else TRIPLES)[f["cards"]])
        return " ".join(parts)


__all__ = ["LETTERS", "RACERS", "TABLES", "TRAP_KINDS", "Event", "Scenario"]
