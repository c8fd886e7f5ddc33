"""Phase 1: drawing rally cards (chapter 6)."""

from carambolage.engine.rules.rule import rule
from carambolage.games.road_kill_rally.cards.hand import draw_cards
from carambolage.games.road_kill_rally.cards.mounted import has_mounted, has_skill
from carambolage.games.road_kill_rally.names.things import Accessory, Skill
from carambolage.games.road_kill_rally.state import State, Tables

LIMIT, DRAW = 5, 3
PLUS_ONE = 1


@rule
def draw_limit(g: State, t: Tables, seat: int) -> int:
    """Who holds as many cards draws none; Hoarder may hold one more (RK-DRW-01, RK-DRW-08, RK-CRD-SK07)."""
    return LIMIT + (t.skill[Skill.HOARDER][0] if has_skill(g, seat, Skill.HOARDER) else 0)


@rule
def draw_count(g: State, t: Tables, seat: int) -> int:
    """Three cards below the limit, none at it; the Veteran Driver draws one at the limit and fills up to six below it,
    or one more than the rule gives (RK-DRW-01, RK-DRW-03, RK-CRD-RA18).
    """
    held = g.cards[seat]
    full = held >= draw_limit(g, t, seat)
    usual = 0 if full else DRAW
    if not has_mounted(g, t, seat, Accessory.VETERAN):
        return usual
    veteran = t.accessory[Accessory.VETERAN]
    if full or g.house.veteran_driver == PLUS_ONE:
        return usual + veteran.number[0]
    return max(usual, veteran.number[1] - held)


@rule
def draw_phase(g: State, t: Tables, seat: int) -> None:
    """A player draws, without a choice; there is no limit to a hand afterwards (RK-DRW-02, RK-DRW-06, RK-DRW-07,
    RK-GEN-06).
    """
    draw_cards(g, seat, draw_count(g, t, seat))
