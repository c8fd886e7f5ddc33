"""Studies: the same data for any number of workers, true draws, and a rigged component found out."""

from pathlib import Path

import pytest

from carambolage.engine.game import SetupError
from carambolage.engine.options import OptionError
from carambolage.engine.packs.folder import copy_pack
from carambolage.lab import LabError, difference, wilson
from carambolage.lab.balance import Findings, Plan, Share, prepare_study
from carambolage.lab.balance.playing import Recording, Studied
from carambolage.lab.balance.rows import FAIR, WON, Rows
from carambolage.lab.balance.tally import Tally
from carambolage.lab.executors import Processes
from carambolage.lab.intervals import Z_95, corrected
from carambolage.testing.convoy.game import GAME

CONVOY = "carambolage.testing.convoy.game:GAME"
VARIED = Plan(CONVOY, varied=("players", "road"), options={"bumps": "false"})
GAMES, SEED = 150, 7


def played(plan: Plan, games: int, seed: int = 0) -> Rows:
    prepare_study(plan)
    return Recording(plan).rows(seed, seed + games)


@pytest.fixture(scope="module")
def rows() -> Rows:
    return played(VARIED, GAMES, SEED)


def test_workers_change_nothing(rows: Rows) -> None:
    shards = [(SEED + 100, SEED + GAMES), (SEED, SEED + 40), (SEED + 40, SEED + 100)]
    parts = dict(Processes(2).play(Studied(VARIED), shards))
    assert sum((part.tally for part in parts.values()), Tally()) == Tally.counted(rows)
    assert parts[shards[1]].files == Recording(VARIED).rows(*shards[1]).parquet()


def test_everything_varied_is_drawn(rows: Rows) -> None:
    assert set(rows.games["players"]) == {2, 3, 4}
    assert set(rows.games["option_road"]) == {"short", "long"}
    assert "bumped" not in rows.events["event"]
    shares = dict[int, int]()
    for seed, won in zip(rows.games["seed"], rows.games["won"], strict=True):
        shares[seed] = shares.get(seed, 0) + won
    assert shares == dict.fromkeys(range(SEED, SEED + GAMES), WON)
    fair = [value * players for value, players in zip(rows.games["fair"], rows.games["players"], strict=True)]
    assert set(fair) == {FAIR}


def test_all_options_vary_but_those_given() -> None:
    plan = Plan(CONVOY, options={"bumps": "false"}, varied=("all",))
    assert plan.drawn_options == ("road",)
    assert plan.standing_options == {"bumps": "false"}
    assert {plan.drawn(seed).options["road"] for seed in range(20)} == {"short", "long"}


def test_a_refused_combination_is_drawn_again() -> None:
    plan = Plan("wacky_races", options={"racer_choice": "random"}, varied=("season", "race"))
    drawn = [plan.drawn(seed).options for seed in range(60)]
    assert all("none" in (options["season"], options["race"]) for options in drawn)
    assert {options["season"] == "none" for options in drawn} == {True, False}


@pytest.mark.parametrize(
    ("plan", "error", "reason"),
    [
        (Plan(CONVOY, varied=("rod",)), OptionError, "there is no option 'rod' to vary; did you mean road?"),
        (
            Plan(CONVOY, varied=("road",), options={"road": "long"}),
            OptionError,
            "the option road cannot both vary and be long; leave one out",
        ),
        (Plan(CONVOY, players=9), SetupError, "convoy is for 2 to 4 players, not 9"),
        (
            Plan("thunder_road", players=6, options={"big_rig": "false"}, varied=("carnage",)),
            LabError,
            "none to play: there are four car crews",
        ),
    ],
)
def test_mistakes_are_named(plan: Plan, error: type[Exception], reason: str) -> None:
    with pytest.raises(error, match=reason.replace("?", r"\?")):
        plan.check()


def test_a_rigged_card_is_found_out(tmp_path: Path) -> None:
    fair = Findings(Tally.counted(played(Plan(CONVOY, "random", 4), 400)))
    copy_pack(GAME, tmp_path / "rigged")
    cards = tmp_path / "rigged" / "cards.toml"
    cards.write_text(cards.read_text().replace("steps = 3\ncopies = 6", "steps = 9\ncopies = 4"))
    rigged = Findings(Tally.counted(played(Plan(CONVOY, "random", 4, pack=str(tmp_path / "rigged")), 400)))
    race, before = (
        next(share for share in found.components["card"] if share.key == "race") for found in (rigged, fair)
    )
    assert race.verdict(rigged.comparisons) == "off"
    assert before.rate < before.interval[1] < 0.35 < race.interval[0]
    assert race.fair == pytest.approx(0.25)
    worth = next(worth for worth in rigged.worths if worth.id == "race")
    assert not worth.relative
    assert worth.interval[0] > 0.1


def test_verdicts() -> None:
    assert [Share("x", 400, wins, 0.25).verdict(20) for wins in (100, 116, 117, 126, 127)] == [
        "fair", "fair", "perhaps", "perhaps", "off",
    ]  # fmt: skip
    assert Share("x", 400, 70, 0.25).verdict(20) == "off"
    assert Share("x", 0, 0, 0.25).verdict(20) == "fair"


def test_what_findings_count(rows: Rows) -> None:
    findings = Findings(Tally.counted(rows))
    assert findings.games == GAMES == sum(findings.lengths.values()) == sum(findings.lead_changes.values())
    assert sum(share.wins for share in findings.seats) == pytest.approx(GAMES - findings.nobody)
    assert [share.tries for share in findings.seats][:2] == [GAMES, GAMES]
    moved = next(fired for fired in findings.events if fired.event == "moved")
    told = [n for event, n in zip(rows.events["event"], rows.events["count"], strict=True) if event == "moved"]
    assert (moved.per_game, moved.games) == (sum(told) / GAMES, len(told) / GAMES)
    assert sum(leaning.games for leaning in findings.leanings) == GAMES
    short, long = (next(one for one in findings.leanings if one.value == value) for value in ("short", "long"))
    assert short.length < long.length


def test_differences_are_newcombes() -> None:
    assert difference(56, 70, 48, 80) == pytest.approx((0.0524, 0.3339), abs=1e-4)
    assert difference(9, 10, 3, 10) == pytest.approx((0.1705, 0.8090), abs=1e-4)
    assert difference(0, 0, 3, 10) == (-1.0, 1.0)


def test_intervals_widen_with_their_number() -> None:
    assert corrected(1) == pytest.approx(Z_95)
    assert corrected(20) == pytest.approx(3.0233, abs=1e-4)
    assert wilson(30, 100, corrected(20))[0] < wilson(30, 100)[0]
