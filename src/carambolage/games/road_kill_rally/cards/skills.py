"""Driver skills: two are dealt to each player, one is chosen in secret and shown with all others (chapter 17.2)."""

from carambolage.engine.rules.dice import draw
from carambolage.engine.rules.state import ask_all, offer, push, tell, whisper
from carambolage.games.road_kill_rally.flow import flow
from carambolage.games.road_kill_rally.names.action import Action
from carambolage.games.road_kill_rally.names.effect import Effect
from carambolage.games.road_kill_rally.names.event import Event
from carambolage.games.road_kill_rally.names.question import Question
from carambolage.games.road_kill_rally.names.things import SKILL_CARDS
from carambolage.games.road_kill_rally.state import State, Tables

DEALT = 2


@flow.effect(Effect.DEAL_SKILLS)
def deal_skills(g: State, t: Tables) -> None:
    """Two of the twelve skills to each player, every skill once; all choose at the same time (RK-SKI-01, RK-SKI-02,
    RK-SKI-05).
    """
    for skill in range(SKILL_CARDS):
        g.skill_deck[skill] = 1
    left = SKILL_CARDS
    for seat in range(g.seats):
        for number in range(DEALT):
            g.skills[seat][number] = draw(g, g.skill_deck, left)
            left -= 1
            whisper(g, Event.SKILL_DEALT, g.skills[seat][number], 1 << seat, seat)
    push(g, Effect.REVEAL_SKILLS)
    ask_all(g, Question.CHOOSE_SKILL, (1 << g.seats) - 1)


@flow.offering(Question.CHOOSE_SKILL)
def offer_skills(g: State, t: Tables, seat: int) -> None:
    """The two skills dealt; the choice cannot be declined (RK-SKI-02)."""
    low = min(g.skills[seat][0], g.skills[seat][1])
    high = max(g.skills[seat][0], g.skills[seat][1])
    offer(g, Action.SKILL + low)
    offer(g, Action.SKILL + high)


@flow.answering(Question.CHOOSE_SKILL)
def choose_skill(g: State, t: Tables, seat: int, action: int) -> None:
    """The chosen card lies first, unseen by the others until the reveal (RK-SKI-02, RK-SKI-03)."""
    skill = action - Action.SKILL
    if g.skills[seat][1] == skill:
        g.skills[seat][1] = g.skills[seat][0]
        g.skills[seat][0] = skill


@flow.effect(Effect.REVEAL_SKILLS)
def reveal_skills(g: State, t: Tables) -> None:
    """All choices are shown together and work for the whole race (RK-SKI-02, RK-SKI-04, RK-SKI-06)."""
    for seat in range(g.seats):
        if not (g.left >> seat) & 1:
            g.car[seat].skill = g.skills[seat][0]
            tell(g, Event.SKILL_CHOSEN, seat, g.car[seat].skill)
