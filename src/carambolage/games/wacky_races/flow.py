"""Where the rooms of the game enter their effects and questions."""

from carambolage.engine.rules.flow import Flow
from carambolage.games.wacky_races.names.effect import Effect
from carambolage.games.wacky_races.names.question import Question

flow = Flow("carambolage.games.wacky_races", Effect, Question)
