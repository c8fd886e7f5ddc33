"""Command line: `python -m mutants --game thunder_road --count 100 --seed 3`."""

import argparse
import difflib
import os
import random
import sys
import time
import tomllib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from carambolage.engine.errors import CarambolageError
from carambolage.engine.registry import game, games
from mutants.reach import tests_reaching
from mutants.rules import Mutant, Rule, rules_in
from mutants.running import Fate, Verdict, verdicts
from mutants.selection import Selection, with_tests

ROOT = Path(__file__).resolve().parent.parent
EQUIVALENT = Path(__file__).parent / "equivalent.toml"


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="mutants", description="Change rules and see whether their tests notice.")
    parser.add_argument("--game", help=f"one of {', '.join(games())}, or module:GAME; without it, all of them")
    parser.add_argument("--package", help="mutate the rules of any package, tested by what --tests names")
    parser.add_argument("--tests", type=Path, action="append", help="where its tests are (default: tests/*/GAME)")
    parser.add_argument("--rule", default="", help="only rules whose name or IDs hold this text")
    parser.add_argument("--count", type=int, default=60, help="how many mutants to try, at random (0: all of them)")
    parser.add_argument("--seed", type=int, default=1, help="another seed draws other mutants")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seconds", type=float, default=3.0, help="a quick test that takes longer is an endless loop")
    return parser.parse_args()


def rooms(asked: argparse.Namespace) -> Iterator[tuple[str, list[Path]]]:
    """The packages whose rules are mutated, each with the folders of its tests."""
    if asked.package:
        yield asked.package, asked.tests or []
        return
    for name in [asked.game] if asked.game else games():
        found = game(name)
        package = found.set_up.__module__.partition(f".{found.name}.")[0] + f".{found.name}"
        folders = [ROOT / "tests" / room / found.name for room in ("rules", "games")]
        yield package, asked.tests or [folder for folder in folders if folder.is_dir()]


def sample(rules: list[Rule], asked: argparse.Namespace) -> list[Mutant]:
    """The mutants to try, those known to be equivalent left out."""
    equivalent = {(known["rule"], known["line"]) for known in tomllib.loads(EQUIVALENT.read_text()).get("mutant", [])}
    chosen = [rule for rule in rules if asked.rule in rule.name or asked.rule in rule.ids]
    mutants = [mutant for rule in chosen for mutant in rule.mutants]
    random.Random(asked.seed).shuffle(mutants)
    valid = (m for m in mutants if (m.rule.name, m.line) not in equivalent and m.code() is not None)
    return [mutant for mutant, _ in zip(valid, range(asked.count or len(mutants)), strict=False)]


def difference(mutant: Mutant) -> str:
    """The change as a diff."""
    before, after = mutant.rule.source.splitlines(), mutant.source.splitlines()
    file = mutant.rule.file
    name = str(file.relative_to(ROOT) if file.is_relative_to(ROOT) else file)
    return "\n".join(difflib.unified_diff(before, after, name, name, n=3, lineterm=""))


def told(verdict: Verdict) -> None:
    """Print a mutant that lives: its rule, its IDs, its change."""
    rule = verdict.mutant.rule
    ids = ", ".join(sorted(rule.ids)) or "names no rule ID"
    if verdict.fate == Fate.SURVIVED:
        print(f"\nSURVIVED all tests: {rule.name} ({ids})")
    else:
        print(f"\nonly tests of other rules notice, not the {verdict.own_tests} of its own: {rule.name} ({ids})")
    print(difference(verdict.mutant), flush=True)


def survey(package: str, folders: list[Path], asked: argparse.Namespace) -> int:
    """Try mutants of one package; how many survive."""
    begun, mutants = time.monotonic(), sample(rules_in(package), asked)
    if not mutants:
        raise SystemExit(f"{package} has no rules to mutate" + (f" that hold {asked.rule!r}" if asked.rule else ""))
    fates = with_tests(folders, lambda selection: judged(mutants, selection, asked))
    if fates is None:
        raise SystemExit(f"{package}: the tests fail without any mutant; mend that first")
    print(f"\n{package}: {len(mutants)} mutants, {fates[Fate.KILLED]} killed by the tests of their rule,", end=" ")
    print(f"{fates[Fate.KILLED_ELSEWHERE]} by others only, {fates[Fate.SURVIVED]} survived", end=" ")
    print(f"({time.monotonic() - begun:.0f} s, seed {asked.seed})", flush=True)
    return fates[Fate.SURVIVED]


def judged(mutants: list[Mutant], selection: Selection, asked: argparse.Namespace) -> Counter[Fate] | None:
    """What becomes of mutants; those that live are printed. None, where a test fails without any mutant."""
    reached = tests_reaching(mutants, selection)
    if reached is None:
        return None
    fates = Counter[Fate]()
    for verdict in verdicts(mutants, reached, selection, asked):
        fates[verdict.fate] += 1
        if verdict.fate != Fate.KILLED:
            told(verdict)
    return fates


def main() -> int:
    asked = arguments()
    try:
        survivors = [survey(package, folders, asked) for package, folders in rooms(asked)]
    except CarambolageError as error:
        sys.exit(f"mutants: {error}")
    return 1 if any(survivors) else 0


if __name__ == "__main__":
    sys.exit(main())
