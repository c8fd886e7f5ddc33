"""Confidence intervals of shares."""

from math import sqrt
from statistics import NormalDist

Z_95 = 1.959963984540054


def wilson(hits: float, tries: int, z: float = Z_95) -> tuple[float, float]:
    """Wilson's interval for a share, by default the one that covers it in 95 of 100 experiments."""
    if tries == 0:
        return 0.0, 1.0
    share, spread = hits / tries, z * z / tries
    middle = (share + spread / 2) / (1 + spread)
    reach = z * sqrt(share * (1 - share) / tries + spread / tries / 4) / (1 + spread)
    return max(0.0, middle - reach), min(1.0, middle + reach)


def difference(hits: float, tries: int, other_hits: float, other_tries: int, z: float = Z_95) -> tuple[float, float]:
    """Newcombe's interval for how much larger the first of two shares is, from the Wilson intervals of both."""
    if tries == 0 or other_tries == 0:
        return -1.0, 1.0
    share, other = hits / tries, other_hits / other_tries
    (low, high), (other_low, other_high) = wilson(hits, tries, z), wilson(other_hits, other_tries, z)
    least = share - other - sqrt((share - low) ** 2 + (other_high - other) ** 2)
    most = share - other + sqrt((high - share) ** 2 + (other - other_low) ** 2)
    return least, most


def corrected(comparisons: int) -> float:
    """Bonferroni's z: of so many intervals together, all cover their shares in 95 of 100 experiments."""
    return NormalDist().inv_cdf(1 - 0.025 / max(1, comparisons))
