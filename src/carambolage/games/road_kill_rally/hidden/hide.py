"""What a seat may know: everything else is forgotten (RK-INF-01)."""

from carambolage.engine.rules.piles import forget
from carambolage.engine.rules.rule import rule
from carambolage.games.road_kill_rally.names.things import Skill
from carambolage.games.road_kill_rally.state import State, Tables


@rule
def hide(g: State, t: Tables, seat: int) -> None:
    """Of other hands and of all piles only the number of cards is known, team-mates' too; of the tile pile what has
    been drawn; of the skills dealt to others the one they chose, once all are shown (RK-INF-01, RK-INF-03, RK-TEA-06,
    RK-SKI-03).
    """
    forget(g.deck)
    forget(g.part_deck)
    forget(g.skill_deck)
    g.above = 0
    for owner in range(g.seats):
        if owner != seat:
            forget(g.hand[owner])
            forget(g.parts[owner])
            for number in range(len(g.skills[owner])):
                g.skills[owner][number] = Skill.NONE
