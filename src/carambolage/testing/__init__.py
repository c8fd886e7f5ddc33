"""Conformance: what every game promises the engine, as checks that a game passes by being listed::

@pytest.mark.parametrize("case", cases(GAME), ids=str)
def test_conformance(case: Case) -> None:
    case.run()
"""

from carambolage.testing.cases import Case, cases
from carambolage.testing.variants import Variant, mixtures, variants

__all__ = ["Case", "Variant", "cases", "mixtures", "variants"]
