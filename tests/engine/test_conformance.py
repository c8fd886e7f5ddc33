"""The small game of the engine passes what every game must pass."""

import pytest

from carambolage.testing import Case, cases
from carambolage.testing.convoy.game import GAME


@pytest.mark.parametrize("case", cases(GAME), ids=str)
def test_conformance(case: Case) -> None:
    case.run()
