"""The test kit of a game, here or in another package.

Conformance: what every game promises the engine (the twins agree, saved games replay, nothing hidden shows, every text
exists, ...). A game passes it by being named in a test file of its own::

    from carambolage.testing import conformance

    test_conformance = conformance("my_game")

A failure says which check, which table, which seed, and which field: "imagined_worlds-my_game-3, seed 2: seat 1 can
tell two worlds apart by the fields hand[0][2] (1 and 0)".

`variants` plays random matches, `trials` looks at invariants in thousands of them and keeps golden games, `scenario`
sets positions up in words, `speaking` says what is read in them; `convoy` is the small game that the engine is tested
with.
"""

from carambolage.testing.cases import Case, cases, conformance
from carambolage.testing.variants import Variant, mixtures, variants

__all__ = ["Case", "Variant", "cases", "conformance", "mixtures", "variants"]
