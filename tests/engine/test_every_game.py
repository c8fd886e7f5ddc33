"""Every game there is passes the same checks, by being there."""

import pytest

import carambolage
from carambolage.testing import Case, cases

CASES = [case for name in carambolage.game_names() for case in cases(carambolage.game(name), seeds=(1,))]


@pytest.mark.slow
@pytest.mark.parametrize("case", CASES, ids=str)
def test_conformance(case: Case) -> None:
    case.run()
