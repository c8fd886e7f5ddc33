"""How sure a share is that was counted in a sample."""

from math import sqrt

Z_95 = 1.959963984540054


def wilson(hits: int, tries: int, z: float = Z_95) -> tuple[float, float]:
    """Wilson's interval for a share, by default the one that covers it in 95 of 100 experiments."""
    if tries == 0:
        return 0.0, 1.0
    share, spread = hits / tries, z * z / tries
    middle = (share + spread / 2) / (1 + spread)
    reach = z * sqrt(share * (1 - share) / tries + spread / tries / 4) / (1 + spread)
    return max(0.0, middle - reach), min(1.0, middle + reach)
