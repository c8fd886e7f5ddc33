"""Questions that are answered by yes or no."""

from carambolage.engine.rules.state import offer
from carambolage.games.thunder_road.flow import flow
from carambolage.games.thunder_road.names.action import Action
from carambolage.games.thunder_road.names.question import Question
from carambolage.games.thunder_road.state import State, Tables


@flow.offering(Question.ANCHOR)
@flow.offering(Question.DOZE_TOKEN)
@flow.offering(Question.REFUSE_SLIDE)
@flow.offering(Question.ROAD_BONUS)
@flow.offering(Question.STAY_PUT)
def offer_yes_or_no(g: State, t: Tables, seat: int) -> None:
    """Use a right of the ground or of a car, or not."""
    offer(g, Action.ACCEPT)
    offer(g, Action.DECLINE)


@flow.offering(Question.BEACON_REROLL)
@flow.offering(Question.CLAIM_BOUNTY)
@flow.offering(Question.DICE_OR_CARDS)
@flow.offering(Question.FATE_REROLL)
@flow.offering(Question.FIRE_REROLL)
@flow.offering(Question.LUCKY_REROLL)
@flow.offering(Question.PLAY_REACTION)
@flow.offering(Question.RIG_REROLL)
@flow.offering(Question.SHOT_REROLL)
@flow.offering(Question.SLAM_REROLL)
def offer_no_or_yes(g: State, t: Tables, seat: int) -> None:
    """Keep the dice and the cards as they are, or not."""
    offer(g, Action.DECLINE)
    offer(g, Action.ACCEPT)
