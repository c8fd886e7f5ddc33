"""Rows of a record's ring of events, as the tests of games write them."""


def three_numbers(row: list[int]) -> tuple[int, ...]:
    """Kind, three numbers, secret and eyes of an event that needs no more numbers."""
    kind, a, b, c, d, e, f, secret, eyes = row
    assert (d, e, f) == (0, 0, 0)
    return kind, a, b, c, secret, eyes
