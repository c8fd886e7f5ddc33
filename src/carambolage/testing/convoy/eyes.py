"""What a convoy driver knows: the own hand, and all that lies open."""

from carambolage.engine.rules.dice import pick
from carambolage.engine.rules.rule import rule
from carambolage.testing.convoy.state import KINDS, State, Tables


@rule
def hide(g: State, t: Tables, seat: int) -> None:
    """Other hands, committed cards and the pile are unknown; their sizes are not."""
    for other in range(g.seats):
        if other != seat:
            g.chosen[other] = 0
            for kind in range(KINDS):
                g.hand[other][kind] = 0
    for kind in range(KINDS):
        g.pile[kind] = 0


@rule
def take_unseen(g: State) -> int:
    """A card out of the pile, without anybody looking."""
    total = 0
    for kind in range(KINDS):
        total += g.pile[kind]
    left = pick(g, total)
    kind = 0
    while left >= g.pile[kind]:
        left -= g.pile[kind]
        kind += 1
    g.pile[kind] -= 1
    return kind


@rule
def imagine(g: State, t: Tables, seat: int) -> None:
    """The pile and all other hands are mixed and dealt again; who has committed has committed some card."""
    for other in range(g.seats):
        if other != seat:
            for kind in range(KINDS):
                g.pile[kind] += g.hand[other][kind]
                g.hand[other][kind] = 0
    for other in range(g.seats):
        if other != seat:
            for _ in range(g.hand_size[other]):
                kind = take_unseen(g)
                g.hand[other][kind] += 1
                if g.chosen[other] != 0:
                    g.chosen[other] = kind + 1
