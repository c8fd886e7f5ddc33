"""Every test of a rule also compares what its scenes have come to with what is kept of them (`scenes.py`)."""

from collections.abc import Iterator
from typing import Any

import pytest

from carambolage.testing.scenario import BaseScenario
from tests.rules.scenes import FILE, RENEWED, called, digest, folder_of, kept


@pytest.fixture(autouse=True)
def golden_scenes(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """All that came of the scenes of this test is what came of them before."""
    scenes = list[BaseScenario]()
    begin = BaseScenario.begin

    def begin_a_scene(scene: BaseScenario, g: Any, t: Any) -> None:
        begin(scene, g, t)
        scenes.append(scene)

    monkeypatch.setattr(BaseScenario, "begin", begin_a_scene)
    yield
    test, renewed = request.node, request.config.stash.get(RENEWED, None)
    name, found = called(test), digest(scenes)
    if renewed is not None:
        renewed[name] = found
        return
    game = folder_of(test)
    assert found == kept(game).get(name, found), (
        f"the scenes of {name} do not come to what {FILE} says: an event, a card or a vehicle is not what it was. "
        f"If that was the aim: python -m tests.rules {game.name}"
    )
