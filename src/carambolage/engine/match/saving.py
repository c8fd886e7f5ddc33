"""Saved games: JSON lines, a header, one line for each step, and a seal::

{"carambolage": 1, "game": "...", "rules": 1, "pack": {...}, "players": 4, "options": {...}, "seed": 7}
{"seat": 0, "action": 17, "means": "drive lane=1"}
{"digest": "...", "over": true, "decisions": 1}

The header of a match that did not begin at the beginning has its position, as the text that was read.
"""

import json
import os
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Any

from carambolage.engine.match.steps import Answered, Fixed, Left, Step

if TYPE_CHECKING:
    from carambolage.engine.match.match import Match

FORMAT = 1


def saved_text(match: "Match", with_path: bool = True) -> str:
    """A match as the text of its file; without the path of its pack for those who do not own this machine."""
    lines = [header(match, with_path), *(step_line(match, step) for step in match.steps), seal(match)]
    return "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines)


def header(match: "Match", with_path: bool = True) -> dict[str, Any]:
    """What one must know before the first step."""
    pack = {"hash": match.pack.hash}
    if not match.pack.built_in:
        pack["name"] = match.pack.name
        if with_path:
            pack["path"] = str(match.pack.folder)
    start = {"position": match.start.text} if match.start else {}
    return {
        "carambolage": FORMAT,
        "game": match.game.name,
        "rules": match.game.version,
        "pack": pack,
        "players": match.players,
        "options": match.options,
        "seed": seed_in_json(match.wide_seed or match.seed),
        **start,
    }


def step_line(match: "Match", step: Step) -> dict[str, Any]:
    """One step as a line."""
    if isinstance(step, Answered):
        meaning = str(match.game.actions.unpack(step.action))
        return {"seat": step.seat, "action": step.action, "means": meaning}
    if isinstance(step, Left):
        return {"leave": step.seat}
    if isinstance(step, Fixed):
        return {"fix": list(step.outcomes)}
    return {"reseed": seed_in_json(step.seed)}


def seed_in_json(seed: int | bytes) -> int | str:
    """A seed as it is written down: a number, or 64 hexadecimal digits."""
    return seed.hex() if isinstance(seed, bytes) else seed


def seal(match: "Match") -> dict[str, Any]:
    """The last line: what a replay must arrive at."""
    return {"digest": match.digest(), "over": match.over, "decisions": match.state.decisions}


def write_text(text: str, target: Any) -> None:
    """Write to an open text file, or to a path in one move, so that a crash leaves no half of a game."""
    if hasattr(target, "write"):
        target.write(text)
        return
    path = Path(target)
    handle, name = tempfile.mkstemp(prefix=f".{path.name}-", dir=path.parent)
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
        os.replace(name, path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise
