"""Where the rooms of the game enter their effects and questions."""

from carambolage.engine.rules.flow import Flow
from carambolage.games.thunder_road.names.effect import Effect
from carambolage.games.thunder_road.names.question import Question

flow = Flow("carambolage.games.thunder_road", Effect, Question)
