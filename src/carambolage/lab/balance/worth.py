"""The worth of single things apart from who had them: a regression of wins on all that a seat had."""

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from carambolage.lab.balance.products import Products
from carambolage.lab.balance.rows import FAIR, WON
from carambolage.lab.intervals import Z_95

_NOTHING = 1e-9
Vector = npt.NDArray[np.float64]


@dataclass(frozen=True)
class Worth:
    """What having a thing adds to the share of wins, all else equal, with its 95 % interval.

    `relative`: compared with the mean of its kind, where every seat has one of them; else with not having it.
    """

    kind: str
    id: str
    gain: float
    reach: float
    relative: bool

    @property
    def interval(self) -> tuple[float, float]:
        """Where the true gain lies, in 95 of 100 experiments."""
        return self.gain - self.reach, self.gain + self.reach


def worths(products: Products, tries: dict[str, int]) -> list[Worth]:
    """All things that can be told apart from the others; `tries` says how often each was had."""
    if not products.names:
        return []
    fit = _Fit(products)
    kinds = dict.fromkeys(name.partition(" ")[0] for name in products.names)
    return [worth for kind in kinds for worth in _of_kind(kind, fit, products.names, tries)]


def _of_kind(kind: str, fit: "_Fit", names: list[str], tries: dict[str, int]) -> list[Worth]:
    """The things of a kind, the best first; those that always come with others are left out."""
    places = [place for place, name in enumerate(names) if name.partition(" ")[0] == kind]
    mean = np.zeros(len(names))
    mean[places] = [tries[names[place]] for place in places]
    mean /= mean.sum()
    alone = [fit.contrast(place, np.zeros(len(names))) for place in places]
    relative = not all(alone)
    found = [fit.contrast(place, mean) for place in places] if relative else alone
    made = [
        Worth(kind, names[place].partition(" ")[2], *contrast, relative)
        for place, contrast in zip(places, found, strict=True)
        if contrast
    ]
    return sorted(made, key=lambda worth: (-worth.gain, worth.id))


class _Fit:
    """Least squares over the differences between the seats of each game."""

    def __init__(self, products: Products) -> None:
        having = np.array(products.having, float) / WON
        winning = np.array(products.winning, float) / FAIR
        self._scale: Vector = 1 / np.sqrt(np.maximum(np.diagonal(having), _NOTHING))
        values, vectors = np.linalg.eigh(having * np.outer(self._scale, self._scale))
        known = values > _NOTHING * max(1.0, float(values[-1]))
        self._vectors: Vector = vectors[:, known]
        self._values: Vector = values[known]
        self._weights = self._vectors @ ((self._vectors.T @ (winning * self._scale)) / self._values)
        explained = float(self._weights @ (winning * self._scale))
        freedom = products.freedom - int(known.sum())
        self._variance = max(0.0, products.spread / WON - explained) / freedom if freedom > 0 else None

    def contrast(self, place: int, mean: Vector) -> tuple[float, float] | None:
        """The gain of a thing over a mean of things, and half its interval; None where the games do not tell."""
        wanted = -mean
        wanted[place] += 1
        scaled = wanted * self._scale
        parts = self._vectors.T @ scaled
        beyond = scaled - self._vectors @ parts
        if self._variance is None or float(beyond @ beyond) > 1e-6 * float(scaled @ scaled):
            return None
        deviation = float(np.sqrt(self._variance * float(parts @ (parts / self._values))))
        return float(self._weights @ scaled), Z_95 * deviation
