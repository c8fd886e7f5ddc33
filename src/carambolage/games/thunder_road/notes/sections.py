"""A text as sections: the lines by the word with which they begin, remarks left out."""

from carambolage.games.thunder_road.notes.mistake import NotationError

PARTS = ("turn", "dice", "slam", "shot")
ORDER = ("seats", "options", "race", "tiles", "lane", "tokens", "crew", "vehicle", *PARTS, "waiting", "asks")
REPEATED = {"lane", "crew", "vehicle"}
NEEDED = ("seats", "asks")
REMARK = ";"
LONGEST = 20_000

Line = tuple[int, list[str]]


def sections(text: str, header: str) -> dict[str, list[Line]]:
    """The lines with their numbers, by what they tell."""
    if len(text) > LONGEST:
        raise NotationError(f"a position is not longer than {LONGEST} characters")
    bare = [(number, line.partition(REMARK)[0].split()) for number, line in enumerate(text.splitlines(), 1)]
    told = [(number, words) for number, words in bare if words]
    if not told or told[0][1] != header.split():
        raise NotationError(f"this is no position of Thunder Road: its first line must be {header!r}")
    found: dict[str, list[Line]] = {}
    for number, (keyword, *words) in told[1:]:
        if keyword not in ORDER:
            raise NotationError(f"line {number}: a line begins with one of {', '.join(ORDER)}, not {keyword!r}")
        if keyword in found and keyword not in REPEATED:
            raise NotationError(f"line {number}: {keyword} is told twice")
        found.setdefault(keyword, []).append((number, words))
    for keyword in NEEDED:
        if keyword not in found:
            raise NotationError(f"the line {keyword} is missing")
    return found
