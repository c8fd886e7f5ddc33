"""Fingers on a screen that is touched: presses, pulls and pinches as a phone reports them."""

from collections.abc import Sequence

from playwright.sync_api import FloatRect, Locator, expect

from tests.web.visitor import SOON, Visitor

Spot = tuple[float, float]
# So many moves for a way: a finger jumps nowhere.
STEPS = 12


def box(thing: Locator) -> FloatRect:
    """Where a thing is on the screen."""
    expect(thing).to_be_visible(timeout=SOON)
    found = thing.bounding_box()
    assert found is not None
    return found


def middle(thing: Locator) -> Spot:
    at = box(thing)
    return at["x"] + at["width"] / 2, at["y"] + at["height"] / 2


class Fingers:
    """One hand: any number of fingers that are put down together and moved along straight lines."""

    def __init__(self, visitor: Visitor) -> None:
        self._session = visitor.context.new_cdp_session(visitor.page)
        self._spots: list[Spot] = []

    def press(self, *spots: Spot) -> None:
        self._tell("touchStart", spots)

    def move(self, *spots: Spot) -> None:
        """Each finger goes straight to another spot."""
        start = self._spots
        for step in range(1, STEPS + 1):
            now = [_between(one, two, step / STEPS) for one, two in zip(start, spots, strict=True)]
            self._tell("touchMove", now)

    def lift(self) -> None:
        self._tell("touchEnd", [])

    def pull(self, start: Spot, end: Spot) -> None:
        """One finger drags whatever is there from one spot to another."""
        self.press(start)
        self.move(end)
        self.lift()

    def _tell(self, kind: str, spots: Sequence[Spot]) -> None:
        self._spots = list(spots)
        points = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(spots)]
        self._session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


def _between(one: Spot, two: Spot, part: float) -> Spot:
    return one[0] + (two[0] - one[0]) * part, one[1] + (two[1] - one[1]) * part
