"""How the unknown may be: all that a seat has not seen is dealt anew (RK-INF-04, RK-SET-19)."""

from carambolage.engine.rules.dice import pick
from carambolage.engine.rules.piles import pour, take_unseen
from carambolage.engine.rules.rule import rule
from carambolage.games.road_kill_rally.cards.mounted import has_mounted
from carambolage.games.road_kill_rally.cards.payment import offer_payment
from carambolage.games.road_kill_rally.cards.pits import offer_slot
from carambolage.games.road_kill_rally.combat.action import offer_actions
from carambolage.games.road_kill_rally.move.flight import has_way_on
from carambolage.games.road_kill_rally.names.question import Question
from carambolage.games.road_kill_rally.names.things import (
    ORDINARY_TILES,
    RALLY_KINDS,
    Accessory,
    Purpose,
    Rally,
    Skill,
)
from carambolage.games.road_kill_rally.road.placing import is_finish_placed
from carambolage.games.road_kill_rally.setup.start import offer_mounting
from carambolage.games.road_kill_rally.state import NOBODY, State, Tables

TRIES = 60


@rule
def imagine(g: State, t: Tables, seat: int) -> None:
    """Deal everything that a seat cannot know anew, each fitting world as likely as the cards make it (RK-INF-04)."""
    imagine_tiles(g, t)
    imagine_skills(g, seat)
    imagine_hands(g, t, seat)


@rule
def imagine_tiles(g: State, t: Tables) -> None:
    """Every depth of the finish that fits what has been drawn is equally likely (RK-SET-19)."""
    if is_finish_placed(g):
        return
    drawn = ORDINARY_TILES - g.tiles_left
    most = ORDINARY_TILES - t.under[g.house.race_length][0] - drawn
    least = max(0, ORDINARY_TILES - t.under[g.house.race_length][1] - drawn)
    g.above = least + pick(g, most - least + 1)


@rule
def imagine_skills(g: State, seat: int) -> None:
    """Skills dealt to others could be any that the seat has not seen; a chosen one is known once it is shown
    (RK-INF-04, RK-SKI-03).
    """
    if g.house.skills == 0:
        return
    for owner in range(g.seats):
        if owner != seat:
            for number in range(hidden_from(g, owner), len(g.skills[owner])):
                if g.skills[owner][number] != Skill.NONE:
                    g.skill_deck[g.skills[owner][number]] += 1
    for owner in range(g.seats):
        if owner != seat:
            for number in range(hidden_from(g, owner), len(g.skills[owner])):
                if g.skills[owner][number] != Skill.NONE:
                    g.skills[owner][number] = take_unseen(g, g.skill_deck)


@rule
def hidden_from(g: State, owner: int) -> int:
    """From which of two skills on they are hidden: the chosen one lies first, and is open after the reveal."""
    return 0 if g.car[owner].skill == Skill.NONE else 1


@rule
def imagine_hands(g: State, t: Tables, seat: int) -> None:
    """Other hands are dealt anew from the cards not seen, until the one asked could be asked that (RK-INF-04)."""
    redeal(g, t, seat)
    tries = 1
    while tries < TRIES and not fits_question(g, t, seat):
        redeal(g, t, seat)
        tries += 1


@rule
def redeal(g: State, t: Tables, seat: int) -> None:
    """Put every hand that the seat does not see back into its pile; then deal them anew."""
    for owner in range(g.seats):
        if owner != seat:
            pour(g.hand[owner], g.deck)
            pour(g.parts[owner], g.part_deck)
    flier = pass_needed_by(g, t, seat)
    for owner in range(g.seats):
        if owner != seat:
            cards = g.cards[owner]
            if owner == flier:
                g.deck[Rally.PASS] -= 1
                g.hand[owner][Rally.PASS] += 1
                cards -= 1
            for _ in range(cards):
                g.hand[owner][take_unseen(g, g.deck)] += 1
            for _ in range(g.part_cards[owner]):
                g.parts[owner][take_unseen(g, g.part_deck)] += 1


@rule
def pass_needed_by(g: State, t: Tables, seat: int) -> int:
    """A car in flight without Jump Jets that has only occupied spaces before it must hold a Pass card; -1 if there is
    none.
    """
    flier = g.move.seat
    if g.ask != Question.STEP or g.move.flight == 0 or flier == seat or has_mounted(g, t, flier, Accessory.JUMP_JETS):
        return NOBODY
    return NOBODY if has_way_on(g, t, flier) else flier


@rule
def fits_question(g: State, t: Tables, seat: int) -> bool:
    """Whether the hand imagined for the one asked leaves a choice: nobody is asked without one (RK-INF-02,
    RK-INF-04).
    """
    asked = g.seat
    kind = g.ask
    if asked == seat:
        return True
    g.offers = 0
    if kind == Question.COMBAT_ACTION:
        offer_actions(g, t, asked)
    elif kind == Question.MOUNT_SLOT:
        offer_mounting(g, t, asked, g.about[0])
    elif kind == Question.PIT_SLOT:
        offer_slot(g, t, asked, g.about[0])
    elif kind == Question.PAY_CARD:
        offer_payment(g, t, asked, g.about[0], g.about[1])
        return g.offers > 1 and can_pay(g, t, asked, g.about[0], g.about[1])
    else:
        return True
    return g.offers > 1


@rule
def can_pay(g: State, t: Tables, seat: int, due: int, purpose: int) -> bool:
    """Whether a hand holds the ammunition that it is paying (RK-CMB-03)."""
    if purpose != Purpose.AMMO:
        return True
    points = 0
    for card in range(RALLY_KINDS):
        points += t.rally[card].ammo * g.hand[seat][card]
    return points >= due
