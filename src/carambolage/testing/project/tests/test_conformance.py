"""What every game promises the engine: twins that agree, undo, saved games, secrets, texts in every language."""

import pytest

from carambolage.testing import Case, cases
from carambolage.testing.convoy.game import GAME


@pytest.mark.parametrize("case", cases(GAME), ids=str)
def test_conformance(case: Case) -> None:
    case.run()
