"""Improve the weights of a game's greedy player by letting it play against variants of itself.

Every generation plays pairs of variants against each other and moves the weights towards those that win. The result is
a file for greedy:FILE; in the end it plays against what it began with, and the report says who won how often.
"""

import argparse
import json
import shutil
from pathlib import Path
from typing import Any

from carambolage.bots.weights import own_weights, read_weights, write_weights
from carambolage.cli.arguments import add_options, at_least, options, part
from carambolage.cli.lab.running import add_run, begin, play, saving, say_how_it_ended, writable
from carambolage.engine.registry import game as game_named
from carambolage.lab import Duel, Duels, LabError, Pairings, Run, Setting
from carambolage.lab.experiment import check_numbers
from carambolage.lab.runs import read_run
from carambolage.lab.training import (
    Centre,
    Course,
    Generation,
    expect_weights,
    scale_of,
    trained_bot,
    whole_weights,
)

HELP = "improve what the greedy bot weighs, by self-play"
EXAMPLES = """\
examples:
  carambolage train wacky_races --generations 20
  carambolage train thunder_road --generations 50 --games 1024 --pairs 16 --workers 2 --out drill
  carambolage train thunder_road --generations 90 --games 1024 --pairs 16 --cluster --out drill --resume
  carambolage train road_kill_rally --weights drill/weights.toml --players 3 --json
  carambolage duel greedy:drill/weights.toml greedy --game thunder_road
"""
FILE, GENERATIONS, PROOFS = "weights.toml", "generations", "proofs"
PROOF_SEED = 1 << 40  # games that no generation has played


def configure(parser: argparse.ArgumentParser) -> None:
    """The arguments of this command."""
    parser.set_defaults(run=run)
    parser.add_argument("game", metavar="GAME", help="the game; `carambolage games` lists them")
    parser.add_argument("--generations", type=at_least(1), default=10, metavar="N", help="how many generations (10)")
    parser.add_argument("--pairs", type=at_least(1), default=8, metavar="N", help="pairs of variants in each (8)")
    parser.add_argument(
        "--reach",
        type=part,
        default=0.3,
        metavar="R",
        help="how far weights are moved to try them, as a part of the game's own (0.3)",
    )
    parser.add_argument("--weights", type=Path, metavar="FILE", help="the weights to begin with (the game's own)")
    add_run(parser, 256, "2 where the game allows it", "train-GAME", "how many games in a generation, and in the end")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    add_options(parser)


def run(arguments: argparse.Namespace) -> int:
    """Play generation after generation, then the proof; write the weights after each."""
    setting = _setting(arguments)
    out = writable(arguments.out or Path(f"train-{setting.game.name}"))
    _expect_free(arguments, out)
    course = Course(arguments.pairs, arguments.games // arguments.pairs, arguments.reach)
    check_numbers(arguments.games * arguments.generations, arguments.seed, arguments.workers)
    own = own_weights(setting.game)
    first: Centre = {**own, **(read_weights(arguments.weights, setting.game) if arguments.weights else {})}
    centre = dict(first)
    for number in range(arguments.generations):
        generation = Generation(setting, course, number, arguments.seed, centre, scale_of(own))
        about = {**setting.about, "generation": number, "course": course, "seed": arguments.seed, "centre": centre}
        folder = writable(out / GENERATIONS / f"{number:04}")
        games = begin(arguments, Run(about, generation.numbers, Pairings.none(course.pairs)), folder)
        if status := play(arguments, games, generation, saving(games, folder)):
            return say_how_it_ended(status, games, out)
        centre = generation.outcome(games.total)
        comment = f"the greedy player of {setting.game.name} after {number + 1} generations of carambolage train"
        write_weights(out / FILE, setting.game, whole_weights(centre), comment)
    return _prove(arguments, setting, first, centre, out)


def _setting(arguments: argparse.Namespace) -> Setting:
    """What is to be played."""
    game = game_named(arguments.game)
    expect_weights(game)
    players = max(2, game.players[0]) if arguments.players is None else arguments.players
    setting = Setting(arguments.game, players, ("greedy",), options(arguments.options), arguments.pack)
    setting.lineup()
    return setting


def _expect_free(arguments: argparse.Namespace, out: Path) -> None:
    """A training that was interrupted is not begun anew by accident; one that is complete makes room."""
    if arguments.resume or not (out / GENERATIONS).exists():
        return
    proof = _proof_folder(out, len(list((out / GENERATIONS).iterdir())))
    if not proof.exists() or not read_run(proof, Duel).is_complete:
        raise LabError(
            f"{out} holds a training that was interrupted; go on with --resume, or name another folder with --out"
        )
    for folder in (GENERATIONS, PROOFS):
        shutil.rmtree(out / folder)


def _proof_folder(out: Path, generations: int) -> Path:
    return out / PROOFS / f"{generations:04}"


def _prove(arguments: argparse.Namespace, setting: Setting, first: Centre, centre: Centre, out: Path) -> int:
    """Let the result play against what it began with, in games that were not trained on."""
    bots = (trained_bot(centre), trained_bot(first))
    proof = Duels(Setting(setting.name, setting.players, bots, setting.options, setting.pack))
    about = {**setting.about, "bots": list(bots)}
    folder = writable(_proof_folder(out, arguments.generations))
    start = PROOF_SEED + arguments.seed
    games = begin(arguments, Run(about, (start, start + arguments.games), Duel()), folder)
    status = play(arguments, games, proof, saving(games, folder))
    findings = _as_json(arguments, setting, first, centre, games.total)
    print(json.dumps(findings) if arguments.json else _as_text(findings, out / FILE))
    return say_how_it_ended(status, games, out)


def _as_json(
    arguments: argparse.Namespace, setting: Setting, first: Centre, centre: Centre, proof: Duel
) -> dict[str, Any]:
    return {
        "game": setting.game.name,
        "players": setting.players,
        "generations": arguments.generations,
        "games": arguments.games,
        "before": whole_weights(first),
        "after": whole_weights(centre),
        "win_rate": proof.win_rate,
        "interval": list(proof.interval),
        "fair": 1 / setting.players,
    }


def _as_text(findings: dict[str, Any], file: Path) -> str:
    """The same as lines for a person."""
    low, high = findings["interval"]
    share = f"{findings['win_rate']:.1%} ({low:.1%} to {high:.1%})"
    fair = findings["fair"]
    verdict = "stronger" if low > fair else "weaker" if high < fair else "no difference that shows"
    wide = max(map(len, findings["after"]))
    lines = [f"{findings['game']}, {findings['generations']} generations of {findings['games']} games", ""]
    lines += [
        f"{name:<{wide}}  {findings['before'][name]:>8,}  {value:>8,}" for name, value in findings["after"].items()
    ]
    lines += [
        "",
        f"after against before: {share} of {findings['games']} games, {fair:.1%} is even: {verdict}",
        str(file),
    ]
    return "\n".join(lines)
