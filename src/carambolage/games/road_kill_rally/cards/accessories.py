"""The accessory pile: drawing accessories, asking which to mount (chapters 2 and 14.6).

Accessories are never rally cards: neither health nor ammunition (RK-ACC-03).
"""

from carambolage.engine.rules.dice import draw
from carambolage.engine.rules.piles import pour
from carambolage.engine.rules.rule import rule
from carambolage.engine.rules.state import offer, tell, whisper
from carambolage.games.road_kill_rally.names.action import Action
from carambolage.games.road_kill_rally.names.event import Event
from carambolage.games.road_kill_rally.names.things import ACCESSORY_KINDS
from carambolage.games.road_kill_rally.state import State, Tables

ACCESSORY_PILE = 1


@rule
def draw_accessories(g: State, seat: int, count: int) -> None:
    """A seat draws accessories, as many as there are; an empty pile is made of its discard pile (RK-PIT-06,
    RK-INF-05).
    """
    for _ in range(count):
        if g.part_deck_left == 0:
            if g.part_discarded == 0:
                return
            g.part_deck_left = pour(g.part_discard, g.part_deck)
            g.part_discarded = 0
            tell(g, Event.RESHUFFLED, g.part_deck_left, ACCESSORY_PILE)
        g.part_deck_left -= 1
        accessory = draw(g, g.part_deck, g.part_deck_left + 1)
        g.parts[seat][accessory] += 1
        g.part_cards[seat] += 1
        whisper(g, Event.DREW_ACCESSORY, accessory, 1 << seat, seat)


@rule
def offer_accessories(g: State, t: Tables, seat: int, slot: int, barred: int) -> None:
    """The kinds of the accessory hand that fit a slot, but for one that may not be mounted (RK-PIT-08, -1 for none)."""
    for accessory in range(ACCESSORY_KINDS):
        if g.parts[seat][accessory] > 0 and t.accessory[accessory].slot == slot and accessory != barred:
            offer(g, Action.MOUNT + accessory)
