"""What a convoy driver knows: the own hand, and all that lies open."""

from carambolage.engine.rules.piles import forget, pour, take_unseen
from carambolage.engine.rules.rule import rule
from carambolage.testing.convoy.state import State, Tables


@rule
def hide(g: State, t: Tables, seat: int) -> None:
    """Other hands, committed cards and the pile are unknown; their sizes are not."""
    for other in range(g.seats):
        if other != seat:
            g.chosen[other] = 0
            forget(g.hand[other])
    forget(g.pile)


@rule
def imagine(g: State, t: Tables, seat: int) -> None:
    """The pile and all other hands are mixed and dealt again; who has committed has committed some card."""
    for other in range(g.seats):
        if other != seat:
            pour(g.hand[other], g.pile)
    for other in range(g.seats):
        if other != seat:
            for _ in range(g.hand_size[other]):
                kind = take_unseen(g, g.pile)
                g.hand[other][kind] += 1
                if g.chosen[other] != 0:
                    g.chosen[other] = kind + 1
