"""What the shooting die hits (TR-SHT-04)."""

from carambolage.engine.rules.rule import rule
from carambolage.games.thunder_road.names.things import ShootingFace, Size


@rule
def covers(result: int, target: int) -> bool:
    """Whether a result of the shooting die covers a size; tiny needs "any", huge counts as large (TR-CRD-28)."""
    if result == ShootingFace.ANY:
        return True
    if result == ShootingFace.LARGE:
        return target >= Size.LARGE
    if result == ShootingFace.MEDIUM:
        return target == Size.MEDIUM
    return target == Size.MEDIUM or target == Size.SMALL
