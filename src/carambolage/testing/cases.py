"""The list of checks, and the cases they make with a game's variants."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from carambolage.engine import registry
from carambolage.engine.game import Game
from carambolage.testing import match_checks, position_checks, secret_checks, twin_checks, word_checks
from carambolage.testing.variants import Variant, variants

Check = Callable[[Variant, int], None]

ONCE: tuple[Check, ...] = (word_checks.check_languages, word_checks.check_actions)
EVERY_VARIANT: tuple[Check, ...] = (
    twin_checks.check_decisions,
    twin_checks.check_play_outs,
    twin_checks.check_eyes,
    twin_checks.check_round_trip,
    match_checks.check_seed,
    match_checks.check_replay,
    match_checks.check_copies,
    match_checks.check_undo,
    match_checks.check_answers,
    match_checks.check_end,
    match_checks.check_leaving,
    position_checks.check_positions,
    position_checks.check_known_positions,
    position_checks.check_pickles,
    secret_checks.check_imagined_worlds,
    secret_checks.check_secret_answers,
    secret_checks.check_shared_views,
    word_checks.check_texts,
)


@dataclass(frozen=True)
class Case:
    """One check of one variant, over some seeds."""

    check: Check
    variant: Variant
    seeds: tuple[int, ...]

    def run(self) -> None:
        """Raise if the game does not keep the promise."""
        for seed in self.seeds:
            try:
                self.check(self.variant, seed)
            except AssertionError as broken:
                raise AssertionError(f"{self}, seed {seed}: {broken}") from broken

    def __str__(self) -> str:
        return f"{self.check.__name__.removeprefix('check_')}-{self.variant}"


def cases(game: Game | str, ways: Iterable[Variant] | None = None, seeds: Iterable[int] = (1, 2)) -> list[Case]:
    """Every check of every variant; without variants, all numbers of players and all values of all options.

    A game is named as on the command line: by its name, or by its place (`package.game:GAME`).
    """
    tables = list(variants(registry.game(game) if isinstance(game, str) else game) if ways is None else ways)
    numbers = tuple(seeds)
    once = [Case(check, tables[0], numbers[:1]) for check in ONCE]
    return [*once, *(Case(check, variant, numbers) for variant in tables for check in EVERY_VARIANT)]


def conformance(game: Game | str, ways: Iterable[Variant] | None = None, seeds: Iterable[int] = (1, 2)) -> Any:
    """All cases as one test function, each a parameter of it: `test_conformance = conformance("my_game")`."""
    import pytest

    @pytest.mark.parametrize("case", cases(game, ways, seeds), ids=str)
    def test_conformance(case: Case) -> None:
        case.run()

    return test_conformance
