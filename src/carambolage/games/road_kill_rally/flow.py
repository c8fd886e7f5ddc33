"""Where the rooms of the game enter their effects and questions."""

from carambolage.engine.rules.flow import Flow
from carambolage.games.road_kill_rally.names.effect import Effect
from carambolage.games.road_kill_rally.names.question import Question

flow = Flow("carambolage.games.road_kill_rally", Effect, Question)
