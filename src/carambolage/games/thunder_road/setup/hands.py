"""The deals of Extra Ammo and German Engineering in the set-up (TR-CRD-48)."""

from carambolage.engine.rules.rule import rule
from carambolage.engine.rules.state import ask, push, tell, whisper
from carambolage.games.thunder_road.cards.decks import pick_card
from carambolage.games.thunder_road.cards.in_hand import put_in_hand
from carambolage.games.thunder_road.cards.road_conditions import ALL_CARDS, show_condition
from carambolage.games.thunder_road.flow import flow
from carambolage.games.thunder_road.ground.grid import lead_tile
from carambolage.games.thunder_road.names.action import Action
from carambolage.games.thunder_road.names.cards import AIRSTRIKE_KINDS, BOUNTY_KINDS, ONE_SHOT_KINDS, Card
from carambolage.games.thunder_road.names.effect import Effect
from carambolage.games.thunder_road.names.event import Event
from carambolage.games.thunder_road.names.question import Question
from carambolage.games.thunder_road.names.things import COMMAND_KINDS, Command, CrewKind
from carambolage.games.thunder_road.state import State, Tables

NO_RIG, NO_BIKES = 1, 2
FOR_ALL = 2
BONUS_CARDS = COMMAND_KINDS - Command.BONUS


@flow.effect(Effect.DEAL_CONDITIONS)
def deal_conditions(g: State, t: Tables) -> None:
    """The first card goes to the middle tile, the second to the lead tile (TR-ROA-01, TR-ROA-02)."""
    g.condition_deck = ALL_CARDS
    show_condition(g, t, (g.rear + 1) % 3)
    show_condition(g, t, lead_tile(g))


@flow.effect(Effect.DEAL_HANDS)
def deal_hands(g: State, t: Tables) -> None:
    """One card of each kind in use to every crew, in seat order; no bonus command to the Big Rig (TR-AIR-01, TR-BOU-01,
    TR-ONE-01, TR-BON-01).
    """
    if g.house.advanced_airstrikes != 0:
        deal_kind(g, t, Card.AIRSTRIKE, AIRSTRIKE_KINDS)
    if g.house.bounties != 0:
        deal_kind(g, t, Card.BOUNTY, BOUNTY_KINDS)
    if g.house.one_shots != 0:
        deal_kind(g, t, Card.ONE_SHOT, ONE_SHOT_KINDS)
    if g.house.bonus_commands != 0:
        deal_bonus_commands(g)


@rule
def is_useless(g: State, t: Tables, crew: int, number: int) -> bool:
    """Whether a card is marked as useless for a crew, and is to be dealt anew (TR-CRD-36)."""
    kind = g.crews[crew].kind
    marks = t.useless[number] if g.house.redraw_useless != 0 else 0
    return (kind == CrewKind.BIG_RIG and marks & NO_RIG != 0) or (kind == CrewKind.FINAL_FIVE and marks & NO_BIKES != 0)


@rule
def deal_kind(g: State, t: Tables, first: int, count: int) -> None:
    """A hidden card to every crew; a useless one is silently put aside for another (TR-CRD-36, TR-CRD-37, TR-CRD-04,
    TR-CRD-42).
    """
    deck = (1 << count) - 1
    for crew in range(g.crew_count):
        dealt = pick_card(g, deck)
        deck &= ~(1 << dealt)
        while is_useless(g, t, crew, first + dealt):
            dealt = pick_card(g, deck)
            deck &= ~(1 << dealt)
        put_in_hand(g, crew, first, dealt)
        whisper(g, Event.HAND_DEALT, dealt, 1 << g.crews[crew].seat, crew, first)


@rule
def deal_bonus_commands(g: State) -> None:
    """Open to all, or by the option hidden until first used (TR-BON-01, TR-BON-09)."""
    deck = (1 << BONUS_CARDS) - 1
    for crew in range(g.crew_count):
        c = g.crews[crew]
        if c.kind != CrewKind.BIG_RIG:
            dealt = pick_card(g, deck)
            deck &= ~(1 << dealt)
            c.bonus = dealt + 1
            c.bonus_seen = g.house.bonus_commands_public
            if c.bonus_seen != 0:
                tell(g, Event.BONUS_COMMAND_DEALT, crew, dealt)
            else:
                whisper(g, Event.BONUS_COMMAND_DEALT, dealt, 1 << c.seat, crew)


@flow.effect(Effect.GERMAN_CHOICE)
def choose_cards_or_dice(g: State, t: Tables, crew: int) -> None:
    """Each car crew uses cards or dice, seat by seat (TR-CRD-03, TR-GER-01, TR-GER-31, TR-SET-18)."""
    if crew == g.crew_count:
        return
    push(g, Effect.GERMAN_CHOICE, crew + 1)
    if g.crews[crew].kind >= CrewKind.BIG_RIG or g.crews[crew].out != 0:
        return
    if g.house.german_engineering == FOR_ALL:
        use_cards(g, crew)
    else:
        ask(g, Question.DICE_OR_CARDS, g.crews[crew].seat, crew)


@flow.answering(Question.DICE_OR_CARDS)
def answer_cards_or_dice(g: State, t: Tables, seat: int, action: int, crew: int) -> None:
    """The choice is for the whole game (TR-CRD-03)."""
    if action == Action.ACCEPT:
        use_cards(g, crew)
    else:
        tell(g, Event.CARDS_OR_DICE, crew)


@rule
def use_cards(g: State, crew: int) -> None:
    """A crew plays with cards (TR-GER-01)."""
    g.crews[crew].german = 1
    tell(g, Event.CARDS_OR_DICE, crew, 1)
