"""When memory that refers to itself is looked for: often and a little, seldom and wholly.

Python would look whenever 700 more objects live than at the last look. Where old views make place for new ones that
number hardly grows, so a look comes late, at a hundred thousand objects, and is felt as a pause by everybody. A look
ten times a second takes a few milliseconds under a thousand tables, and nothing where nobody plays.
"""

import gc

_WHOLE = 6000  # looks: ten minutes


def sweep_by_hand() -> None:
    """Python no longer looks by itself, and never again at what has been loaded by now."""
    gc.disable()
    gc.freeze()


def sweep(counter: int) -> None:
    """Look at what is new; every ten minutes at everything, for connections that are gone leave circles behind."""
    gc.collect(2 if counter % _WHOLE == _WHOLE - 1 else 0)
