"""Mutation testing notices what tests would not: a package with one rule tested well and one tested badly."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest

from mutants.operators import edits

ROOT = Path(__file__).resolve().parent.parent

RULES = '''"""The brakes of a cart (XY-BRK-03)."""

from carambolage.engine.rules.rule import rule


@rule
def is_fast(speed: int) -> bool:
    """Above 3 it is fast (XY-BRK-01)."""
    return speed > 3


@rule
def brake(speed: int, force: int) -> int:
    """Braking takes the force off (XY-BRK-02)."""
    return max(speed - force, 0)


@rule
def is_still(speed: int) -> bool:
    """Nobody tests this one by its own number."""
    return speed == 0
'''

TESTS = """import pytest

from cart.rules import brake, is_fast, is_still


@pytest.mark.rule("XY-BRK-01")
def test_fast() -> None:
    assert (is_fast(3), is_fast(4)) == (False, True)


@pytest.mark.rule("XY-BRK-02")
def test_brake() -> None:
    assert brake(0, 0) == 0
    assert is_still(0)


@pytest.mark.rule("XY-BRK-03")
def test_nothing() -> None:
    pass
"""


@pytest.fixture
def cart(tmp_path: Path) -> Path:
    """A package with rules and the tests of it."""
    (tmp_path / "cart").mkdir()
    (tmp_path / "cart" / "__init__.py").touch()
    (tmp_path / "cart" / "rules.py").write_text(RULES)
    (tmp_path / "test_cart.py").write_text(TESTS)
    (tmp_path / "pyproject.toml").write_text('[tool.pytest.ini_options]\nmarkers = ["rule(id, ...)", "slow"]\n')
    return tmp_path


def tried(cart: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """All mutants of the cart, with some rules only."""
    command = ["-m", "mutants", "--package", "cart", "--tests", str(cart / "test_cart.py"), "--count", "0", *arguments]
    path = {"PYTHONPATH": f"{ROOT}:{ROOT / 'src'}:{cart}", "PATH": "/usr/bin:/bin"}
    return subprocess.run([sys.executable, *command], cwd=cart, env=path, capture_output=True, text=True, check=False)


@pytest.mark.slow
def test_what_is_tested_well_is_killed(cart: Path) -> None:
    run = tried(cart, "--rule", "XY-BRK-01")
    assert "cart: 3 mutants, 3 killed by the tests of their rule, 0 by others only, 0 survived" in run.stdout, run
    assert run.returncode == 0
    assert (cart / "cart" / "rules.py").read_text() == RULES


@pytest.mark.slow
def test_what_is_tested_badly_survives_and_is_shown(cart: Path) -> None:
    run = tried(cart, "--rule", "brake")
    assert "SURVIVED all tests: cart.rules.brake (XY-BRK-02)" in run.stdout
    assert "-    return max(speed - force, 0)\n+    return max(speed + force, 0)\n" in run.stdout
    assert run.returncode == 1


@pytest.mark.slow
def test_without_an_id_of_its_own_a_rule_has_that_of_its_module(cart: Path) -> None:
    run = tried(cart, "--rule", "is_still")
    assert "only tests of other rules notice, not the 1 of its own: cart.rules.is_still (XY-BRK-03)" in run.stdout


@pytest.mark.slow
def test_failing_tests_are_mended_first(cart: Path) -> None:
    (cart / "test_cart.py").write_text(TESTS.replace("== (False, True)", "== (True, True)"))
    run = tried(cart)
    assert run.stderr == "cart: the tests fail without any mutant; mend that first\n"


@pytest.mark.parametrize(
    ("line", "changed"),
    [
        ("x = a < (b + 1)", {"x = a <= (b + 1)", "x = a < (b - 1)", "x = a < (b + 2)", "x = a < (b + 0)"}),
        ("if a and b: f()", {"if (a or b): f()", "if a and b: pass"}),
        ("if f(): return", {"if not (f()): return", "if f(): pass"}),
        ("g.x += a", {"pass", "g.x -= a"}),
        ("push(g, a, b)", {"pass", "push(g, b, a)"}),
        ("return not a", {"return a"}),
        ("return True", {"return False"}),
        ("return min(a, b)", {"return max(a, b)"}),
        ("g.x = a", {"pass"}),
        ("x = a", set()),
    ],
)
def test_operators(line: str, changed: set[str]) -> None:
    source = f"def f():\n    é = 'ü'\n    {line}\n"
    (function,) = ast.parse(source).body
    assert isinstance(function, ast.FunctionDef)
    results = [edit.applied(source) for edit in edits(function, source)]
    assert {result.splitlines()[2].strip() for result in results} == changed
    for result in results:
        ast.parse(result)
