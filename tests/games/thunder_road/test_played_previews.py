"""Previews in whole games: what they call certain happens."""

import random

import pytest

import carambolage


@pytest.mark.slow
def test_what_is_previewed_as_deadly_happens_whatever_chance_brings() -> None:
    found = 0
    for seed in (2, 4):
        match, lot = carambolage.new("thunder_road", players=2, seed=seed), random.Random(seed)
        while not match.over:
            seat = match.asked[0]
            for action, preview in match.previews(seat).items():
                found += preview.deadly
                for chance in range(3 if preview.deadly else 0):
                    trial = match.copy()
                    trial.reseed(chance)
                    trial.play(seat, action)
                    gone = {
                        event.a for event in trial.events_for(seat, len(match.events)) if event.kind == "eliminated"
                    }
                    assert set(preview.lost) <= gone
            match.play(seat, lot.choice(match.offers(seat)))
    assert found > 10
