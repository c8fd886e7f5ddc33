"""A match as bytes, with its past and what can be taken back: read again, it stands where it stood without a replay.

The bytes fit the very rules that wrote them; whoever keeps them must notice when the rules have changed.
"""

import zlib
from dataclasses import astuple
from typing import Any

import msgspec

from carambolage.engine.match.given import given_from
from carambolage.engine.match.match import Match
from carambolage.engine.match.running import Row
from carambolage.engine.match.snapshot import decode, encode
from carambolage.engine.match.steps import Answered, Fixed, Left, Reseeded, Step
from carambolage.engine.match.undo import Moment

_STEPS: tuple[type[Step], ...] = (Answered, Left, Fixed, Reseeded)


class _Kept(msgspec.Struct, array_like=True):
    state: bytes
    wide: bytes | None
    steps: list[tuple[int, list[Any]]]
    told: list[Row]
    moments: list[Moment]
    reason: tuple[str, str]
    given: list[Any]


def match_to_bytes(match: Match) -> bytes:
    """A match with all that it knows beyond game, options and seed."""
    steps = [(_STEPS.index(type(step)), list(astuple(step))) for step in match.steps]
    moments, reason = match._moments.kept
    kept = _Kept(encode(match.state), match._wide, steps, match._told, moments, reason, match._given.kept())
    return zlib.compress(msgspec.msgpack.encode(kept))


def match_from_bytes(begun: Match, data: bytes) -> Match:
    """A match of the same game, options and seed as one that has begun, where it stood when the bytes were written."""
    kept = msgspec.msgpack.decode(zlib.decompress(data), type=_Kept)
    match = begun.copy()
    match._state, match._wide, match._told = decode(match.game.state, kept.state), kept.wide, kept.told
    match.steps = [_step(_STEPS[kind], values) for kind, values in kept.steps]
    match._moments.restore(kept.moments, kept.reason)
    match._given = given_from(kept.given)
    return match


def _step(kind: type[Step], values: list[Any]) -> Step:
    return Fixed(tuple(values[0])) if kind is Fixed else kind(*values)
