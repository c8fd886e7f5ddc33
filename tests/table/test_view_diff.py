"""Diffs of views: what changed since the same viewer got one, which is enough to have it whole."""

import json
from itertools import pairwise
from typing import Any

import msgspec
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from carambolage.table.views.view_diff import PartCache, ViewDiff

View = dict[str, Any]

ITEM = st.fixed_dictionaries({"place": st.sampled_from((0, 1, "in\ntwo lines")), "racers": st.lists(st.integers(0, 1))})
LONG_LIST = st.lists(ITEM, max_size=3).map(lambda items: [*items, *[{"place": 2, "racers": []}] * 12])
PARTS = st.one_of(
    st.integers(0, 2), st.none(), st.lists(st.integers(0, 2), max_size=2), st.lists(ITEM, max_size=3), LONG_LIST
)
VIEWS = st.lists(st.dictionaries(st.sampled_from("abc"), PARTS, min_size=2), min_size=2, max_size=6)


def told(diff: ViewDiff, view: View) -> View:
    """What travels."""
    return json.loads(msgspec.json.encode(diff.update(view, PartCache())))  # type: ignore[no-any-return]


def renewed(known: View, change: View) -> View:
    """What a client makes of it."""
    if change["whole"]:
        return dict(change["view"])
    made = {**known, **change["view"]}
    for name, items in change["items"].items():
        made[name] = [items.get(str(place), item) for place, item in enumerate(known[name])]
    return made


@settings(suppress_health_check=[HealthCheck.too_slow])  # a busy machine is no failure
@given(VIEWS)
def test_whoever_puts_the_changes_together_sees_the_whole(views: list[View]) -> None:
    diff, known = ViewDiff(), View()
    for view in views:
        known = renewed(known, told(diff, view))
        assert known == view


@settings(suppress_health_check=[HealthCheck.too_slow])  # a busy machine is no failure
@given(VIEWS)
def test_nothing_is_told_that_was_shown_before(views: list[View]) -> None:
    diff = ViewDiff(views[0])
    assert told(diff, views[0]) == {"whole": False, "view": {}, "items": {}}
    for before, view in pairwise(views):
        change = told(diff, view)
        assert change["whole"] is (before.keys() != view.keys())
        if not change["whole"]:
            assert not [name for name, part in change["view"].items() if part == before[name]]
            for name, items in change["items"].items():
                assert not [place for place, item in items.items() if item == before[name][int(place)]]


def test_of_a_list_only_what_changed_is_told_by_its_place() -> None:
    diff = ViewDiff({"round": 1, "tiles": [{"racers": [1]}, {"racers": []}, {"racers": [2]}]})
    view = {"round": 1, "tiles": [{"racers": []}, {"racers": [1]}, {"racers": [2]}]}
    items = {"tiles": {"0": {"racers": []}, "1": {"racers": [1]}}}
    assert told(diff, view) == {"whole": False, "view": {}, "items": items}
    longer = {"round": 2, "tiles": [*view["tiles"], {"racers": []}]}  # type: ignore[misc]
    assert told(diff, longer) == {"whole": False, "view": longer, "items": {}}
