"""Let bots play many games and report how fair the game is to its seats and components.

Game number i has the seed S + i, and draws its crews, cards and varied options from it: the same command writes the
same data, whatever the number of workers.
"""

import argparse
import os
import tempfile
from contextlib import closing
from pathlib import Path

from carambolage.cli.arguments import add_language, add_options, add_run, language, options
from carambolage.cli.lab.progress import ProgressLine
from carambolage.lab.balance import (
    FILES,
    Plan,
    Rows,
    Study,
    about,
    games_columns,
    prepare_study,
    read_study,
    studied,
    write_study,
)
from carambolage.lab.players import LabError
from carambolage.lab.report import report

HELP = "let bots play many games, and report how fair seats and components are"
EXAMPLES = """\
examples:
  carambolage balance wacky_races --games 10000
  carambolage balance thunder_road --options leaders=true big_rig=false final_five=false --out leaders
  carambolage balance thunder_road --vary players carnage upgrades --workers 2 --out varied
  carambolage balance wacky_races --vary all --lang fr
  carambolage balance thunder_road --options leaders=true --pack my-pack --out after --compare before

The rules are compiled once per machine, which takes a few minutes. The folder gets report.html and three Parquet files.
"""
REPORT = "report.html"
COMPANY = 4


def configure(parser: argparse.ArgumentParser) -> None:
    """The arguments of this command."""
    parser.set_defaults(run=run)
    parser.add_argument("game", metavar="GAME", help="the game; `carambolage games` lists them")
    add_run(parser, 2000, "4 where the game has as many")
    parser.add_argument("--bot", default="greedy", metavar="BOT", help="who plays, e.g. random or search:200 (greedy)")
    parser.add_argument("--out", type=Path, metavar="DIR", help="the folder for report and data (balance-GAME)")
    parser.add_argument("--compare", type=Path, metavar="DIR", help="the folder of an earlier study to compare with")
    parser.add_argument(
        "--vary",
        nargs="+",
        action="extend",
        default=[],
        metavar="OPTION",
        help="options that are drawn anew for every game; also players, or all for all options not given",
    )
    add_options(parser)
    add_language(parser)


def run(arguments: argparse.Namespace) -> int:
    """Check, play, write; the folder changes only once everything is there."""
    plan = _plan(arguments)
    lang = language(arguments.lang, plan.game)
    out = _folder(arguments.out or Path(f"balance-{plan.game.name}"))
    before = _earlier(arguments.compare, plan.game.name) if arguments.compare else None
    with ProgressLine(f"Compiling the rules of {plan.game.name}, once", "rules", quiet_elsewhere=False) as compiling:
        prepare_study(plan, compiling)
    rows = _play(plan, arguments)
    study = Study(about(plan, arguments.games, arguments.seed), rows)
    _write(study, report(plan.game, study, lang, before), out)
    print(out / REPORT)
    return 0


def _plan(arguments: argparse.Namespace) -> Plan:
    """What is to be played, checked before anything is compiled."""
    given = options(arguments.options)
    plan = Plan(arguments.game, arguments.bot, COMPANY, given, tuple(arguments.vary), arguments.pack)
    players = min(COMPANY, plan.game.players[-1]) if arguments.players is None else arguments.players
    plan = Plan(arguments.game, arguments.bot, players, given, tuple(arguments.vary), arguments.pack)
    plan.check()
    return plan


def _earlier(folder: Path, game: str) -> Study:
    study = read_study(folder)
    if study.about["game"] != game:
        raise LabError(f"the study in {folder} is about {study.about['game']}, not about {game}")
    return study


def _folder(out: Path) -> Path:
    if out.exists() and not out.is_dir():
        raise LabError(f"{out} is a file; name a folder with --out")
    out.mkdir(parents=True, exist_ok=True)
    if not os.access(out, os.W_OK):
        raise LabError(f"nothing can be written into {out}; name another folder with --out")
    return out


def _play(plan: Plan, arguments: argparse.Namespace) -> Rows:
    rows = Rows(games_columns(plan.drawn_options))
    parts = studied(plan, arguments.games, arguments.seed, arguments.workers)
    with closing(parts), ProgressLine("Playing", "games", quiet_elsewhere=True) as progress:
        for part in parts:
            rows.extend(part)
            progress(rows.games["game"][-1] + 1, arguments.games)
    return rows


def _write(study: Study, page: str, out: Path) -> None:
    """All files are written beside their places, then moved there."""
    with tempfile.TemporaryDirectory(prefix=".making-", dir=out) as folder:
        write_study(study, Path(folder))
        (Path(folder) / REPORT).write_text(page, encoding="utf-8")
        for name in (*FILES, REPORT):
            (Path(folder) / name).replace(out / name)
