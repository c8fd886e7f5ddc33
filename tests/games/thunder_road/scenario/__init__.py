"""Positions, chance and answers of Thunder Road as the rulebook's figures show them.

Vehicles are "blue small", "green large", "rig front" (middle, rear), "bike 1" to "bike 5", "wreck 1" and so on. A space
is (lane, a): lane 0 is the left edge, a = 0 to 23 the column of the present board from its rear edge. Everything is
road unless drawn otherwise, and nothing lies on the table but what the test puts there::

    table = Scenario("blue", "green", "orange")
    table.put({"blue medium": (2, 5), "green small": (2, 7)}).ground({(3, 6): "mud"}).token((2, 6), "oil")
    table.dice("blue", 4, 1).turn("blue").assign(4, "medium").command("nitro", 1)
    table.fate(direction="front_left")
    table.steps("F")
    assert table.where("blue medium") == (1, 6) and table.moves == 4
    assert table.asked == "step" and table.offers == {"step F", "step FL", "step FR"}

`drive("blue medium", 3)` starts in the middle: the Move step with 3 moves, then the shot and the end of the turn.
`slam`, `hit`, `shove`, `shoot`, `effect` carry out one thing alone. `fate` fixes what is rolled and drawn next, in
order, before the answer that needs it. `Scenario.from_the_box(3, leaders=True).settle()` is a real beginning, up to its
first question. Placing is in placing.py and cards.py, chance in chance.py, the words of answers in answers.py.
"""

from tests.games.thunder_road.scenario.playing import Playing


class Scenario(Playing):
    """A race under way, with every piece where the test wants it."""


__all__ = ["Scenario"]
