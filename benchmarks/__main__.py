"""`python -m benchmarks`: measure the twins and their peers, or compare two earlier runs."""

import argparse
import sys
from pathlib import Path

from benchmarks.catalogue import PEER, chosen
from benchmarks.measure import Measurement, run_rounds
from benchmarks.ours import compile_rules
from benchmarks.report import comparison, document, load, save, table
from benchmarks.tables import DEVICE


def main() -> int:
    """Run the command line; fail when one of our own rows could not be measured."""
    options = _options()
    if options.compare:
        print(comparison(*map(load, options.compare)))
        return 0
    programs = chosen(options.only)
    for program in programs:
        if program.table:
            compile_rules(program.table, program.group)
    rows = run_rounds(programs, options.seconds, options.rounds, _tell)
    run = document(rows, options.seconds)
    if options.json:
        save(run, options.json)
    print(table(run))
    return int(not programs or any(row.best.reason for row in rows if row.group not in (PEER, DEVICE)))


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__)
    parser.add_argument("--seconds", type=float, default=3.0, help="time for each program and round")
    parser.add_argument("--rounds", type=int, default=3, help="how often to go over all programs; the best counts")
    parser.add_argument("--json", type=Path, metavar="FILE", help="keep the run in a file")
    parser.add_argument("--only", nargs="+", default=[], metavar="NAME", help="programs with one of these in the name")
    parser.add_argument("--compare", nargs=2, type=Path, metavar=("A", "B"), help="print the ratios of two kept runs")
    return parser.parse_args()


def _tell(measurement: Measurement) -> None:
    print(measurement.name, measurement.reason or f"{measurement.rate:,.0f}/s", file=sys.stderr)


if __name__ == "__main__":
    sys.exit(main())
