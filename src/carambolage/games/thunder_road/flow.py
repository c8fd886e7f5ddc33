"""Where the chapters of the game enter their effects and questions."""

from carambolage.engine.rules.flow import Flow

flow = Flow()
