"""SETUP, TURN-START, ASSIGN, MOVE-START, MOVE-END, TURN-END, ROUND-END: when cards act."""

from carambolage.engine.rules.rule import rule
from carambolage.engine.rules.state import push
from carambolage.games.thunder_road.cards.airstrikes.cargo import end_smoke
from carambolage.games.thunder_road.cards.bonus_commands import lay_spikes
from carambolage.games.thunder_road.cards.bounties.goals import forget_movement, note_turn_end, note_turn_start
from carambolage.games.thunder_road.cards.german_engineering import end_german_round
from carambolage.games.thunder_road.cards.leaders.em_berco import ask_to_reroll_fire
from carambolage.games.thunder_road.cards.leaders.leading import at_work, use_command_up
from carambolage.games.thunder_road.cards.upgrades.fitted import PER_ROUND, PER_TURN, renew
from carambolage.games.thunder_road.cards.upgrades.spreaders import sweep_with_radar
from carambolage.games.thunder_road.names.effect import Effect
from carambolage.games.thunder_road.names.things import Command, Die, Moment
from carambolage.games.thunder_road.state import TURNS, State, Tables
from carambolage.games.thunder_road.turn.boards import return_tokens

AFTER_DRAFT = 1


@rule
def card_setup(g: State, t: Tables) -> None:
    """Push the deals, in the order of TR-CRD-48: leaders, upgrades, road conditions, hand cards, bonus commands, German
    Engineering (TR-CRW-01, TR-EFX-01).
    """
    if g.house.cards == 0:
        return
    if g.house.german_engineering != 0:
        push(g, Effect.GERMAN_CHOICE)
    push(g, Effect.DEAL_HANDS)
    if g.house.road_conditions != 0:
        push(g, Effect.DEAL_CONDITIONS)
    if g.house.leaders != 0 and g.house.leaders_shown == AFTER_DRAFT:
        push(g, Effect.LEADERS_SHOWN)
    if g.house.upgrades != 0:
        push(g, Effect.DRAFT)
    if g.house.leaders != 0:
        if g.house.leaders_shown != AFTER_DRAFT:
            push(g, Effect.LEADERS_SHOWN)
        push(g, Effect.LEADERS_DEALT)


@rule
def turn_starts(g: State, t: Tables, seat: int) -> None:
    """Before step 1: the Smoke Screen of the seat ends, scrap, Second Sight, Tool Kit and hand cards may be used
    (TR-EFX-02).
    """
    if g.house.cards == 0:
        return
    end_smoke(g, seat)
    for crew in range(g.crew_count):
        if g.crews[crew].seat == seat and g.crews[crew].turns < TURNS:
            push(g, Effect.MENU, Moment.TURN_START, crew)
            note_turn_start(g, crew)


@rule
def dice_assigned(g: State, t: Tables) -> None:
    """End of step 1: Free Order (TR-ONE-106, TR-EFX-03)."""
    if g.house.cards != 0:
        push(g, Effect.MENU, Moment.ASSIGNED, g.turn.crew, g.turn.vehicle)


@rule
def move_starts(g: State, t: Tables, v: int) -> None:
    """Start of step 3, before the fire die: powers, upgrades and hand cards that give moves, Playing with Fire
    (TR-EFX-05).
    """
    if g.house.cards == 0:
        return
    sweep_with_radar(g, t, v)
    push(g, Effect.MENU, Moment.MOVE_START, g.turn.crew, v)


@rule
def fire_die_rolled(g: State, t: Tables, v: int) -> None:
    """The fire die lies on the table: Playing with Fire may reroll it (TR-CRW-210, TR-EFX-22); `FIRE_STANDS` waits
    below.
    """
    if not ask_to_reroll_fire(g, v) and at_work(g, Command.REWRITE_FATE):
        push(g, Effect.FATE, Die.FIRE)


@rule
def move_over(g: State, t: Tables, v: int) -> None:
    """Step 3 is over: Diesel Spill and Speed Trap, then Spike Strip, then spreaders and Brake Check (TR-CRD-13,
    TR-EFX-11).
    """
    if g.house.cards == 0:
        return
    forget_movement(g)
    push(g, Effect.MENU, Moment.MOVE_END, g.turn.crew, v)
    lay_spikes(g, v)
    if g.house.road_conditions != 0:
        push(g, Effect.ROAD_CONDITION, v)


@rule
def turn_ends(g: State, t: Tables) -> None:
    """After step 4, before the chopper check: Second Wind, then On Its Last Legs (TR-EFX-19)."""
    note_turn_end(g)
    if at_work(g, Command.SECOND_WIND):
        use_command_up(g, Command.SECOND_WIND)
        push(g, Effect.SECOND_WIND, g.turn.vehicle)


@rule
def turn_is_over(g: State, t: Tables) -> None:
    """The turn has ended: limits per turn are reset (TR-CRD-10)."""
    if g.house.cards != 0:
        renew(g, t, PER_TURN)


@rule
def round_ends(g: State, t: Tables) -> None:
    """Clean-up of the round: tokens to the supply, German hands refilled, hex and limits per round end (TR-EFX-20,
    TR-HOK-04).
    """
    if g.house.cards == 0:
        return
    for crew in range(g.crew_count):
        end_german_round(g, crew)
        return_tokens(g, crew)
        g.crews[crew].hexed = 0
    renew(g, t, PER_ROUND)
