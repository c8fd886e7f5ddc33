"""Games that a change of rules has ended: their log, as a file that the version they began with plays on."""

import json
from collections.abc import Iterator
from typing import Any

from carambolage.engine.match.saving import FORMAT, seed_in_json
from carambolage.table.state.fair_dice import Chance, Mixture
from carambolage.table.store import entry as log

_FIRST_SCHEME = 1


def ended_text(record: log.TableRecord, entries: list[log.Entry]) -> str:
    """The saved game of a log, made without its rules: what was taken back is left out, and there is no seal."""
    lines = [_header(record, entries), *_steps(record, entries)]
    return "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines)


def _header(record: log.TableRecord, entries: list[log.Entry]) -> dict[str, Any]:
    pack = {"hash": record.pack} if record.pack_name is None else {"hash": record.pack, "name": record.pack_name}
    return {
        "carambolage": FORMAT,
        "game": record.game,
        "rules": record.rules,
        "pack": pack,
        "players": record.players,
        "options": record.options,
        "seed": _seed(record, _chance(record, entries), 0),
    }


def _steps(record: log.TableRecord, entries: list[log.Entry]) -> Iterator[dict[str, Any]]:
    """A seed and an answer for each that stands."""
    chance, standing, given = _chance(record, entries), list[tuple[int, log.Answered | log.Forfeited]](), 0
    for entry in entries:
        match entry.body:
            case log.Answered():
                given += 1
                answers = sum(isinstance(body, log.Answered) for _, body in standing)
                standing.append((given if record.dice == _FIRST_SCHEME else answers + 1, entry.body))
            case log.Forfeited():
                standing.append((-entry.seq, entry.body))
            case log.Undone():
                standing.pop()
    for number, body in standing:
        yield {"reseed": _seed(record, chance, number)}
        if isinstance(body, log.Answered):
            yield {"seat": body.seat, "action": body.action}
        else:
            yield {"leave": body.seat}


def _chance(record: log.TableRecord, entries: list[log.Entry]) -> Chance:
    """The secret with all numbers that were mixed in."""
    mixture = Mixture(len(record.chairs))
    for entry in entries:
        if isinstance(entry.body, log.Mixing):
            mixture.take(entry.body)
    return Chance(record.secret, record.salt, record.chosen).with_numbers(mixture.numbers)


def _seed(record: log.TableRecord, chance: Chance, number: int) -> int | str:
    """A seed as the way of drawing that the table began with gives it."""
    drawn = chance if record.dice != _FIRST_SCHEME else Chance(record.secret, record.salt, chosen=True)
    return seed_in_json(drawn.seed(number))
