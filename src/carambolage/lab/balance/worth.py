"""The worth of single things apart from who had them: a regression of wins on all that a seat had."""

from collections import Counter
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from carambolage.lab.balance.products import Products
from carambolage.lab.balance.rows import FAIR, WON
from carambolage.lab.intervals import Z_95

_NOTHING = 1e-9
_PART = 0.9  # correlated so closely, a thing is part of another
_ANYTHING = 0.5  # an interval of all shares tells nothing
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
    names = _owners(products)
    if not names:
        return []
    fit = _Fit(products.only(names))
    kinds = dict.fromkeys(_kind(name) for name in names)
    return [worth for kind in kinds for worth in _of_kind(kind, fit, names, tries)]


def _kind(name: str) -> str:
    return name.partition(" ")[0]


def _owners(products: Products) -> list[str]:
    """All things but those that are part of another: had whenever it is, as a power by its racer, so that they would
    take its worth for theirs. Of two kinds the one with fewer things owns the other.
    """
    having = np.array(products.having, float).reshape((len(products.names),) * 2)
    deviations = np.sqrt(np.maximum(np.diagonal(having), _NOTHING))
    together = having / np.outer(deviations, deviations) > _PART
    many = Counter(map(_kind, products.names))
    rank = [(many[_kind(name)], _kind(name)) for name in products.names]
    return [
        name
        for place, name in enumerate(products.names)
        if not any(rank[other] < rank[place] for other in np.flatnonzero(together[place]))
    ]


def _of_kind(kind: str, fit: "_Fit", names: list[str], tries: dict[str, int]) -> list[Worth]:
    """The things of a kind, the best first; those that always come with others are left out, of the mean too."""
    places = [place for place, name in enumerate(names) if _kind(name) == kind]
    alone, among = fit.told_apart(places)
    relative = len(among) > len(alone)
    mean = np.zeros(len(names))
    if relative:
        mean[among] = [tries[names[place]] for place in among]
        mean /= mean.sum()
    made = [
        Worth(kind, names[place].partition(" ")[2], *contrast, relative)
        for place in (among if relative else alone)
        if (contrast := fit.contrast(place, mean)) and contrast[1] < _ANYTHING
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

    def told_apart(self, places: list[int]) -> tuple[list[int], list[int]]:
        """The things whose worth the games tell, and the most of them that can be compared with each other."""
        scaled = np.diag(self._scale)[:, places]
        beyond = scaled - self._vectors @ (self._vectors.T @ scaled)
        alone = [place for place, part in zip(places, beyond.T, strict=True) if _is_nothing(part, self._scale[place])]
        groups = [
            [other for other, part in zip(places, beyond.T, strict=True) if _is_nothing(part - own, self._scale[place])]
            for place, own in zip(places, beyond.T, strict=True)
        ]
        most = max(groups, key=len)
        return alone, most if len(most) > 1 else []

    def contrast(self, place: int, mean: Vector) -> tuple[float, float] | None:
        """The gain of a thing over a mean of things, and half its interval; None where there are too few games."""
        if self._variance is None:
            return None
        wanted = -mean
        wanted[place] += 1
        scaled = wanted * self._scale
        parts = self._vectors.T @ scaled
        deviation = float(np.sqrt(self._variance * float(parts @ (parts / self._values))))
        return float(self._weights @ scaled), Z_95 * deviation


def _is_nothing(part: Vector, scale: float) -> bool:
    return float(part @ part) <= 1e-6 * scale * scale
