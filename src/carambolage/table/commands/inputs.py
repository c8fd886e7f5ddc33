"""Text from strangers: one line, nothing invisible that could disguise it."""

import unicodedata

_JOINER = "\u200d"  # holds emoji together
_DROPPED = {"Cc", "Cf", "Co", "Cs", "Cn"}


def cleaned(text: str) -> str:
    """The text without control and direction marks, its spaces single; empty if nothing visible is left."""
    spaced = "".join(" " if sign.isspace() else sign for sign in text)
    kept = "".join(sign for sign in spaced if sign == _JOINER or unicodedata.category(sign) not in _DROPPED)
    line = " ".join(kept.split())
    return line if line.strip(_JOINER) else ""
