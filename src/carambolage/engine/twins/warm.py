"""Compile a game's rules into the cache: `python -m carambolage.engine.twins.warm GAME [checked]`.

Meant to run in the background, at low priority; every line on standard output is `rules done` and `rules in all`.
"""

import os
import sys

from carambolage.engine.registry import game
from carambolage.engine.twins.execution import packed_build


def warm(name: str, checked: bool | None) -> None:
    """Fill the cache, telling how far it is."""
    packed_build(game(name), checked).functions(lambda done, total: print(done, total, flush=True))


def main() -> None:
    if len(sys.argv) < 2 or sys.argv[2:] not in ([], ["checked"]):
        sys.exit("usage: python -m carambolage.engine.twins.warm GAME [checked]")
    if hasattr(os, "nice"):
        os.nice(10)
    warm(sys.argv[1], "checked" in sys.argv[2:] or None)


if __name__ == "__main__":
    main()
