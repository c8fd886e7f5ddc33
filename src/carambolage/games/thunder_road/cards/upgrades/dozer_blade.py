"""Dozer Blade: a token is pushed aside before it is revealed or acts (TR-UPG-111, TR-UPG-38)."""

from carambolage.engine.rules.state import tell
from carambolage.games.thunder_road.cards.upgrades.fitted import printed_number, use_upgrade_up
from carambolage.games.thunder_road.cards.upgrades.tokens import clear_token
from carambolage.games.thunder_road.flow import flow
from carambolage.games.thunder_road.ground.hazards import meet_token
from carambolage.games.thunder_road.ground.places import crew_of
from carambolage.games.thunder_road.names.action import Action
from carambolage.games.thunder_road.names.cards import Card, Upgrade
from carambolage.games.thunder_road.names.event import Event
from carambolage.games.thunder_road.names.question import Question
from carambolage.games.thunder_road.state import State, Tables


@flow.answering(Question.DOZE_TOKEN)
def answer_doze(g: State, t: Tables, seat: int, action: int, v: int, way: int) -> None:
    """Dropped for a move; everyone learns what it was, a wreck token gives no figure (TR-UPG-38)."""
    space = g.vehicles[v].space
    if action == Action.DECLINE:
        meet_token(g, t, v, space, way, 1)
        return
    use_upgrade_up(g, v)
    tell(g, Event.CARD_USED, crew_of(v), Card.UPGRADE + Upgrade.DOZER_BLADE)
    g.turn.moves -= printed_number(t, Upgrade.DOZER_BLADE, 0)
    clear_token(g, t, v, space, way, 1)
