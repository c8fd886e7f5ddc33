"""What the shooting die hits (TR-SHT-04)."""

from carambolage.engine.rules.rule import rule
from carambolage.games.thunder_road.names import face, size


@rule
def covers(result: int, target: int) -> bool:
    """Whether a result of the shooting die covers a size; tiny needs "any", huge counts as large (TR-CRD-28)."""
    if result == face.ANY:
        return True
    if result == face.LARGE:
        return target >= size.LARGE
    if result == face.SHOT_MEDIUM:
        return target == size.MEDIUM
    return target == size.MEDIUM or target == size.SMALL
