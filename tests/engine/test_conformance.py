"""The small game of the engine passes what every game must pass."""

from carambolage.testing import conformance

test_conformance = conformance("carambolage.testing.convoy.game:GAME")
