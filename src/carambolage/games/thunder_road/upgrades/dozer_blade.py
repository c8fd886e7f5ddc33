"""Dozer Blade: a token is pushed aside before it is revealed or acts (TR-UPG-111, TR-UPG-38)."""

from carambolage.engine.rules.state import offer, tell
from carambolage.games.thunder_road.flow import flow
from carambolage.games.thunder_road.hazards import meet_token
from carambolage.games.thunder_road.names import act, card, upgrade
from carambolage.games.thunder_road.names import ask as asking
from carambolage.games.thunder_road.names import tell as telling
from carambolage.games.thunder_road.places import crew_of
from carambolage.games.thunder_road.state import State, Tables
from carambolage.games.thunder_road.upgrades.fitted import printed_number, use_upgrade_up
from carambolage.games.thunder_road.upgrades.tokens import clear_token


@flow.offering(asking.DOZE_TOKEN)
def offer_doze(g: State, t: Tables, seat: int) -> None:
    """Drop the token or meet it."""
    offer(g, act.ACCEPT)
    offer(g, act.DECLINE)


@flow.answering(asking.DOZE_TOKEN)
def answer_doze(g: State, t: Tables, seat: int, action: int, v: int, code: int) -> None:
    """Dropped for a move; everyone learns what it was, a wreck token gives no figure (TR-UPG-38)."""
    space = g.vehicles[v].space
    if action == act.DECLINE:
        meet_token(g, t, v, space, code)
        return
    use_upgrade_up(g, v)
    tell(g, telling.CARD_USED, crew_of(v), card.UPGRADE + upgrade.DOZER_BLADE, 0)
    g.turn.moves -= printed_number(t, upgrade.DOZER_BLADE, 0)
    clear_token(g, t, v, space, code)
