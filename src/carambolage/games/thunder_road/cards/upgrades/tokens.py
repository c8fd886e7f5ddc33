"""Upgrades that deal with a token before it acts: Mine Roller, Dozer Blade (TR-UPG-108, TR-UPG-111)."""

from carambolage.engine.rules.rule import rule
from carambolage.engine.rules.state import ask, push, tell
from carambolage.games.thunder_road.cards.leaders.cruft import look_for_scrap
from carambolage.games.thunder_road.cards.upgrades.fitted import has_upgrade, may_use_upgrade, printed_number
from carambolage.games.thunder_road.ground.piles import drop_token
from carambolage.games.thunder_road.ground.places import crew_of
from carambolage.games.thunder_road.move.road_die import note_ground
from carambolage.games.thunder_road.names.cards import Card, Upgrade
from carambolage.games.thunder_road.names.effect import Effect
from carambolage.games.thunder_road.names.event import Event
from carambolage.games.thunder_road.names.question import Question
from carambolage.games.thunder_road.names.things import Hazard
from carambolage.games.thunder_road.state import State, Tables


@rule
def roll_mine_away(g: State, t: Tables, v: int, space: int, way: int, driven: int) -> bool:
    """A mine, hidden or open, is removed without damage, driven or forced onto; the car keeps its moves (TR-UPG-108,
    TR-UPG-37).
    """
    kind = g.token[space]
    if (kind != Hazard.MINE and kind != Hazard.CONTROLLED_MINE) or not has_upgrade(g, v, Upgrade.MINE_ROLLER):
        return False
    tell(g, Event.CARD_USED, crew_of(v), Card.UPGRADE + Upgrade.MINE_ROLLER)
    clear_token(g, t, v, space, way, driven)
    return True


@rule
def clear_token(g: State, t: Tables, v: int, space: int, way: int, driven: int) -> None:
    """The token is shown and gone, the space acts as printed; the scrap of it is kept (TR-EFX-52, TR-CRD-63)."""
    drop_token(g, t, space)
    note_ground(g, t, v, space)
    push(g, Effect.LAND, v, g.vehicles[v].stamp, way, driven)
    look_for_scrap(g, v, driven)


@rule
def ask_to_doze(g: State, t: Tables, v: int, way: int, driven: int) -> bool:
    """Whether the driver is asked to push the token aside, for a move that must be left (TR-UPG-111)."""
    turn = g.turn
    if driven == 0 or v != turn.vehicle or not may_use_upgrade(g, v, Upgrade.DOZER_BLADE):
        return False
    if turn.moves < printed_number(t, Upgrade.DOZER_BLADE, 0):
        return False
    ask(g, Question.DOZE_TOKEN, turn.seat, v, way)
    return True


@rule
def clear_token_by_card(g: State, t: Tables, v: int, space: int, way: int, driven: int) -> bool:
    """Whether a card takes the place of what a token would do: Mine Roller, Dozer Blade (TR-UPG-108, TR-UPG-111,
    TR-EFX-07).
    """
    return roll_mine_away(g, t, v, space, way, driven) or ask_to_doze(g, t, v, way, driven)
