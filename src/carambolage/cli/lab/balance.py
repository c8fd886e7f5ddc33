"""Let bots play many games and report how fair the game is to its seats and components.

Game number i has the seed S + i, and draws its crews, cards and varied options from it: the same command writes the
same data, whatever the number of workers. What is played is saved as it comes; --resume goes on after an interruption.
"""

import argparse
from dataclasses import replace
from pathlib import Path

from carambolage.cli.arguments import add_language, add_options, language, options
from carambolage.cli.errors import UsageError
from carambolage.cli.lab.progress import ProgressLine
from carambolage.cli.lab.running import add_run, begin, play, say_how_it_ended, writable
from carambolage.engine.game import Game
from carambolage.engine.registry import game as game_named
from carambolage.lab.balance import (
    Plan,
    Studied,
    Study,
    add_shard,
    clear_rows,
    compared,
    drop_uncounted,
    knob,
    merge,
    new_study,
    prepare_study,
    read_study,
    write_variants,
)
from carambolage.lab.experiment import LabError, check_numbers
from carambolage.lab.report import report, sweep_page

HELP = "let bots play many games, and report how fair seats and components are"
EXAMPLES = """\
examples:
  carambolage balance wacky_races --games 10000
  carambolage balance thunder_road --options leaders=true big_rig=false final_five=false --out leaders
  carambolage balance thunder_road --vary players carnage upgrades --workers 2 --out varied
  carambolage balance wacky_races --games 1000000 --cluster --out big --resume
  carambolage balance wacky_races --vary all --lang fr
  carambolage balance thunder_road --options leaders=true --pack my-pack --out after --compare before
  carambolage balance wacky_races --sweep powers.sb2.distance=1..4 --out clubs
  carambolage balance merge monday tuesday --out both

The rules are compiled once per machine, which takes a few minutes. The folder gets report.html, run.json and the data
as Parquet.
"""
REPORT, SWEEP, MERGE = "report.html", "sweep.html", "merge"
COMPANY = 4


def configure(parser: argparse.ArgumentParser) -> None:
    """The arguments of this command."""
    parser.set_defaults(run=run)
    parser.add_argument("game", metavar="GAME", help="the game; `carambolage games` lists them; or merge")
    parser.add_argument("folders", nargs="*", type=Path, metavar="DIR", help="the studies to merge")
    add_run(parser, 2000, "4 where the game has as many", "balance-GAME")
    parser.add_argument("--bot", default="greedy", metavar="BOT", help="who plays, e.g. random or search:200 (greedy)")
    parser.add_argument("--compare", type=Path, metavar="DIR", help="the folder of an earlier study to compare with")
    parser.add_argument(
        "--sweep",
        nargs="+",
        default=[],
        metavar="FILE.ITEM.FIELD=1..4",
        help="play variants of the pack side by side, in which a number takes several values; "
        "ITEM.TABLE.FIELD and ITEM.LIST.1 lead further in",
    )
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
    """Check, then play and report, side by side or not; or merge what has been played."""
    if arguments.game == MERGE:
        return _merge(arguments)
    if arguments.folders:
        raise UsageError(f"{arguments.folders[0]} is one word too many; studies are merged by `balance merge DIR DIR`")
    plan = _plan(arguments)
    check_numbers(arguments.games, arguments.seed, arguments.workers)
    lang = language(arguments.lang, plan.game)
    out = arguments.out or Path(f"balance-{plan.game.name}")
    if arguments.sweep and arguments.compare:
        raise UsageError("the variants of a sweep are compared with the first of them; leave --compare out")
    if arguments.compare:
        _expect_game(read_study(arguments.compare), plan.game, arguments.compare)
    knobs = [knob(text) for text in arguments.sweep]
    writable(out)
    with ProgressLine(f"Compiling the rules of {plan.game.name}, once", "rules", quiet_elsewhere=False) as compiling:
        prepare_study(plan, compiling)
    if not knobs:
        return _study(arguments, plan, out, arguments.compare, lang)
    variants = write_variants(plan.game, arguments.pack, knobs, out)
    first = next(iter(variants.values()))
    for folder in variants.values():
        variant = replace(plan, pack=str(folder / "pack"))
        if status := _study(arguments, variant, folder, first if folder != first else None, lang):
            return status
    comparisons = {name: compared(first, folder, read_study(folder)) for name, folder in variants.items()}
    (out / SWEEP).write_text(sweep_page(plan.game, lang, comparisons), encoding="utf-8")
    print(out / SWEEP)
    return 0


def _plan(arguments: argparse.Namespace) -> Plan:
    """What is to be played, checked before anything is compiled."""
    given = options(arguments.options)
    plan = Plan(arguments.game, arguments.bot, COMPANY, given, tuple(arguments.vary), arguments.pack)
    players = min(COMPANY, plan.game.players[-1]) if arguments.players is None else arguments.players
    plan = replace(plan, players=players)
    plan.check()
    return plan


def _expect_game(study: Study, game: Game, folder: Path) -> None:
    if study.about["game"] != game.name:
        raise LabError(f"the study in {folder} is about {study.about['game']}, not about {game.name}")


def _study(arguments: argparse.Namespace, plan: Plan, out: Path, before: Path | None, lang: str) -> int:
    """Play what is left of one study, and write its report."""
    study = begin(arguments, new_study(plan, arguments.games, arguments.seed), out)
    if study.done:
        drop_uncounted(out, study)
    else:
        clear_rows(out)
        study.save(out)
    status = play(arguments, study, Studied(plan, study.games), lambda shard, part: add_shard(study, out, shard, part))
    if not status:
        _report(study, out, before, lang, plan.game)
    return say_how_it_ended(status, study, out)


def _report(study: Study, out: Path, before: Path | None, lang: str, game: Game) -> None:
    comparison = compared(before, out, study) if before else None
    (out / REPORT).write_text(report(game, study, lang, comparison), encoding="utf-8")
    print(out / REPORT)


def _merge(arguments: argparse.Namespace) -> int:
    """One study of several."""
    if len(arguments.folders) < 2:
        raise UsageError("there is nothing to merge; name the folders of two studies or more")
    if arguments.out is None:
        raise UsageError("a merged study needs a folder of its own: --out DIR")
    studies = [read_study(folder) for folder in arguments.folders]
    game = game_named(studies[0].about["place"])
    _report(
        merge(arguments.folders, writable(arguments.out)), arguments.out, None, language(arguments.lang, game), game
    )
    return 0
