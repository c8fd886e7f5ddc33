"""Where the rooms of the game enter their effects and questions."""

from carambolage.engine.rules.flow import Flow
from carambolage.games.wreckage.names.effect import Effect
from carambolage.games.wreckage.names.question import Question

flow = Flow("carambolage.games.wreckage", Effect, Question)
