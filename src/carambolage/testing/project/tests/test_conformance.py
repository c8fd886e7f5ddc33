"""What every game promises the engine: twins that agree, undo, saved games, secrets, texts in every language."""

from carambolage.testing import conformance
from carambolage.testing.convoy.game import GAME

test_conformance = conformance(GAME)
