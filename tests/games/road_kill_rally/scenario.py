"""Positions and answers of Road Kill Rally as the catalogue writes them.

Cars are A to F (A is seat 0), a space is (row, lane) with lanes from 1, cards go by their ids::

    table = Scenario(2).road("start", "open_highway")
    table.put("A", (5, 1), speed=4, hand="bump nitro", mounted="machine_gun turret").put("B", (5, 2), hand="pass")
    table.dice(3, 5, 0, 4).combat("A").choose("play bump")
    assert table.hand("A") == ["pass", "nitro"] and table.car("A").shots == 1

What a test starts runs alone: nothing follows it, unless it says `go_on`.
"""

from typing import Any, Self

from carambolage.engine.twins.execution import blank_game
from carambolage.games.road_kill_rally.game import GAME
from carambolage.games.road_kill_rally.names.action import ACTIONS, Action
from carambolage.games.road_kill_rally.names.effect import Effect
from carambolage.games.road_kill_rally.names.question import Question
from carambolage.games.road_kill_rally.names.things import (
    Accessory,
    Heading,
    Mode,
    Phase,
    Rally,
    Skill,
    Slot,
    Status,
    Tile,
)
from carambolage.games.road_kill_rally.pack_reading.road import TILE_IDS
from carambolage.games.road_kill_rally.road.placing import exit_heading, exit_x, exit_y, put_on_table
from carambolage.games.road_kill_rally.state import State, Tables
from carambolage.games.road_kill_rally.turn.rounds import line_up
from tests.games.road_kill_rally.facts import Facts

TABLES: Tables = GAME.load_pack(GAME.home / "pack")
RALLY, ACCESSORY, SKILL = Rally.ids(), Accessory.ids(), Skill.ids()
CLASSES = ("none", "green", "yellow", "red")
SLOT_NAMES = ("weapon", "armour", "extra")
Space = tuple[int, int]


class Scenario(Facts):
    """A race under way, with every piece where the test wants it."""

    game = GAME
    g: State
    t: Tables
    gives_in = True  # whoever has nothing to choose but to suffer damage does so without a word

    def __init__(self, players: int = 2, seed: int = 1, **options: str) -> None:
        self.start(players, seed, options)
        self.stop().clear()
        self.events.clear()

    @classmethod
    def at_the_start(cls, players: int = 2, seed: int = 1, **options: str) -> Self:
        """A game at its very beginning, up to the first question of its set-up."""
        table = cls(players)
        table.start(players, seed, options)
        return table

    def start(self, players: int, seed: int, options: dict[str, str]) -> None:
        """Begin a game in a fresh record."""
        self.begin(blank_game(GAME, players, {"start_seat": "first", **options}), TABLES)
        self.floor = 0
        self.twin.begin(self.g, self.t, seed)
        self.settle()

    # Running

    def settle(self) -> Self:
        """Carry out what the test has started until somebody is asked, and count the cards."""
        self.run(lambda: self.g.offers < 0 if self.g.ask else self.g.depth > self.floor)
        self.count_cards()
        if self.gives_in and self.question == Question.SUFFER and Action.PASS in self.offered:
            return self.act(Action.PASS)
        return self

    def ask_all(self) -> Self:
        """From here on whoever can only give in to damage is left to say so."""
        self.gives_in = False
        return self

    def effect(self, number: int, *numbers: int) -> Self:
        """Drop what waits and carry out one effect alone; the next round waits below it."""
        self.stop().push(Effect.ROUND).push(number, *numbers)
        self.floor = 1
        return self.settle()

    def go_on(self) -> Self:
        """Let everything follow that waits, also after the effect that the test has started."""
        self.floor = 0
        return self.settle()

    def combat(self, name: str) -> Self:
        """The combat action of a car, in a phase whose order is that on the road."""
        self.g.phase = Phase.COMBAT
        line_up(self.g, Phase.COMBAT)
        return self.effect(Effect.COMBAT, self.seat_of(name))

    def move(self, name: str) -> Self:
        """The movement of a car, from the choice of its speed on."""
        self.g.phase = Phase.MOVE
        line_up(self.g, Phase.MOVE)
        return self.effect(Effect.MOVE, self.seat_of(name))

    def hit(self, name: str, hits: int, source: int, by: str = "", tag: int = -1, distance: int = -1) -> Self:
        """A car takes hits of a source."""
        return self.effect(
            Effect.DAMAGE, self.seat_of(name), source, self.seat_of(by) if by else -1, hits, tag, distance
        )

    def count_cards(self) -> None:
        """No card gets lost (RK-GEN-14)."""
        g = self.g
        assert [sum(hand) for hand in g.hand] == list(g.cards)
        assert (sum(g.deck), sum(g.discard)) == (g.deck_left, g.discarded)
        assert [sum(hand) for hand in g.parts] == list(g.part_cards)
        assert (sum(g.part_deck), sum(g.part_discard)) == (g.part_deck_left, g.part_discarded)

    # Setting the position

    def clear(self) -> Self:
        """Take everything off the table: cars wait for their place, all cards lie in their piles, no tile lies."""
        g = self.g
        for seat in range(g.seats):
            car = g.car[seat]
            car.status, car.row, car.lane, car.speed = Status.WITHDRAWN, 0, 0, 5
            car.slot[:], car.skill = [Slot.EMPTY] * 3, Skill.NONE
        for hand in g.hand:
            hand[:] = [0] * len(hand)
        for parts in g.parts:
            parts[:] = [0] * len(parts)
        g.cards[:], g.part_cards[:] = [0] * len(g.cards), [0] * len(g.part_cards)
        g.deck[:], g.discard[:] = [card.count for card in self.t.rally], [0] * len(g.discard)
        g.deck_left, g.discarded = sum(g.deck), 0
        g.part_deck[:], g.part_discard[:] = [card.count for card in self.t.accessory], [0] * len(g.part_discard)
        g.part_deck_left, g.part_discarded = sum(g.part_deck), 0
        g.round = 2
        return self.road("start")

    def road(self, *tiles: str) -> Self:
        """Lay a road of these tiles, one after the other; a `~` before a name turns it round. No targets stand."""
        g, t = self.g, self.t
        g.placed = g.tail = g.rows = 0
        g.target[:] = [0] * len(g.target)
        g.oil[:], g.wreck[:] = [0] * len(g.oil), [0] * len(g.wreck)
        g.supply[:] = list(t.supply)
        g.tile_bag[:] = [1] * len(g.tile_bag)
        for number, name in enumerate(tiles):
            tile = TILE_IDS.index(name.lstrip("~"))
            here = (exit_x(g, t), exit_y(g, t), exit_heading(g, t)) if number else (0, 0, Heading.NORTH)
            put_on_table(g, t, tile, int(name.startswith("~")), *here)
            if tile < Tile.START:
                g.tile_bag[tile] = 0
        g.tiles_left = sum(g.tile_bag)
        return self

    def put(
        self,
        name: str,
        space: Space,
        speed: int = 5,
        hand: str = "",
        mounted: str = "",
        parts: str = "",
        skill: str = "",
        **facts: int,
    ) -> Self:
        """Stand a car on a space, with exactly these cards, accessories and numbers."""
        car = self.g.car[self.seat_of(name)]
        car.status, car.row, car.lane, car.speed = Status.RACING, space[0], space[1] - 1, speed
        for accessory in mounted.split():
            kind = ACCESSORY.index(accessory)
            car.slot[self.t.accessory[kind].slot] = kind
            self._from_part_deck(kind)
        for accessory in parts.split():
            self.g.parts[self.seat_of(name)][ACCESSORY.index(accessory)] += 1
            self.g.part_cards[self.seat_of(name)] += 1
            self._from_part_deck(ACCESSORY.index(accessory))
        car.skill = SKILL.index(skill) if skill else Skill.NONE
        for fact, value in facts.items():
            setattr(car, fact, value)
        return self.give(name, hand)

    def _from_part_deck(self, kind: int) -> None:
        self.g.part_deck[kind] -= 1
        self.g.part_deck_left -= 1

    def give(self, name: str, cards: str) -> Self:
        """Put cards from the draw pile into a hand."""
        for card in cards.split():
            kind = RALLY.index(card)
            self.g.hand[self.seat_of(name)][kind] += 1
            self.g.cards[self.seat_of(name)] += 1
            self.g.deck[kind] -= 1
            self.g.deck_left -= 1
        return self

    def pile(self, deck: str, discard: str = "") -> Self:
        """The draw pile holds exactly these cards, the discard pile those; the rest is out of the game."""
        g = self.g
        g.deck[:] = [deck.split().count(card) for card in RALLY]
        g.discard[:] = [discard.split().count(card) for card in RALLY]
        g.deck_left, g.discarded = sum(g.deck), sum(g.discard)
        return self

    def part_pile(self, deck: str, discard: str = "") -> Self:
        """The accessory pile holds exactly these cards, its discard pile those; the rest is out of the game."""
        g = self.g
        g.part_deck[:] = [deck.split().count(card) for card in ACCESSORY]
        g.part_discard[:] = [discard.split().count(card) for card in ACCESSORY]
        g.part_deck_left, g.part_discarded = sum(g.part_deck), sum(g.part_discard)
        return self

    def target(self, space: Space, kind: str) -> Self:
        """Stand a target of the supply on a space."""
        self.g.target[self.number_of(space)] = CLASSES.index(kind)
        self.g.supply[CLASSES.index(kind) - 1] -= 1
        return self

    def oil(self, space: Space) -> Self:
        """Lay an oil token."""
        self.g.oil[space[0]] |= 1 << (space[1] - 1)
        return self

    def wreck(self, space: Space) -> Self:
        """Lay a wreck."""
        self.g.wreck[space[0]] |= 1 << (space[1] - 1)
        return self

    # Chance

    def dice(self, *faces: int) -> Self:
        """Fix the next dice, as the numbers of RK-DIC-07: 0 to 2 blank, 3 and 4 single, 5 double."""
        return self.fix(*faces)

    def draws(self, *cards: str) -> Self:
        """Fix the next cards drawn: rally cards, accessories, tiles or skills by their ids."""
        return self.fix(*(self._kind(card) for card in cards))

    @staticmethod
    def _kind(card: str) -> int:
        for ids in (RALLY, ACCESSORY, TILE_IDS, SKILL):
            if card in ids:
                return ids.index(card)
        raise ValueError(f"no card, accessory, tile or skill is called {card!r}")

    # Reading

    @staticmethod
    def number_of(space: Space) -> int:
        """The number of a space (RK-ROA-31)."""
        return 3 * (space[0] - 1) + space[1] - 1

    @property
    def asked(self) -> str:
        """The car whose player is asked, or nothing."""
        return chr(ord("A") + self.g.seat) if self.g.ask else ""

    @property
    def attacks(self) -> list[tuple[int, ...]]:
        """The attacks on cars so far: who attacked whom with what."""
        return [row[:3] for row in self.told("attacked")]

    def hand(self, name: str) -> list[str]:
        """A hand, card by card in the order of their numbers."""
        return _listed(self.g.hand[self.seat_of(name)], RALLY)

    def parts_of(self, name: str) -> list[str]:
        """An accessory hand, card by card."""
        return _listed(self.g.parts[self.seat_of(name)], ACCESSORY)

    def mounted(self, name: str) -> list[str]:
        """What is mounted on a car, slot by slot; nothing for an empty slot."""
        return [ACCESSORY[kind] if kind != Slot.EMPTY else "" for kind in self.g.car[self.seat_of(name)].slot]

    @property
    def discards(self) -> list[str]:
        """The discard pile, card by card."""
        return _listed(self.g.discard, RALLY)

    @property
    def part_discards(self) -> list[str]:
        """The discard pile of the accessories."""
        return _listed(self.g.part_discard, ACCESSORY)

    def target_at(self, space: Space) -> str:
        """The class of the target on a space."""
        return CLASSES[self.g.target[self.number_of(space)]]

    def is_oil_at(self, space: Space) -> bool:
        """Whether an oil token lies on a space."""
        return bool(self.g.oil[space[0]] >> (space[1] - 1) & 1)

    def is_wreck_at(self, space: Space) -> bool:
        """Whether a wreck lies on a space."""
        return bool(self.g.wreck[space[0]] >> (space[1] - 1) & 1)

    def say(self, action: int) -> str:
        """An answer in a few words: the verb, then its fields as the catalogue writes them."""
        answer = ACTIONS.unpack(action)
        fields: dict[str, Any] = dict(answer.fields)
        return " ".join([answer.verb, *(_field(name, value) for name, value in fields.items())])


def _listed(counts: list[int], ids: tuple[str, ...]) -> list[str]:
    return [name for name, count in zip(ids, counts, strict=True) for _ in range(count)]


def _field(name: str, value: int) -> str:
    if name == "card":
        return RALLY[value]
    if name == "accessory":
        return ACCESSORY[value]
    if name == "skill":
        return SKILL[value]
    if name == "seat":
        return chr(ord("A") + value)
    if name == "space":
        return f"({value // 3 + 1}, {value % 3 + 1})"
    if name == "mode":
        return Mode.ids()[value]
    if name == "slot":
        return SLOT_NAMES[value]
    return CLASSES[value + 1] if name == "kind" else str(value + 1)
