"""Fair dice: a secret that nobody sees before the end, a promise about it that everybody sees from the start.

Seats may mix numbers of their own into it: each promises one after it has seen the server's promise, and tells it when
all promises are there. So nobody who knows a part can choose the whole. The opening is dealt with seed 0, and before
the n-th answer chance is sown anew with seed n. Answers that were taken back do not count: whoever answers the same
question again meets the same dice. Nobody can foretell a die from those already rolled; afterwards everybody can check.
"""

import hashlib
import hmac
import secrets
from dataclasses import dataclass, replace
from functools import cached_property

from carambolage.table.protocol.sights import Mixing
from carambolage.table.store import entry as log

SCHEME = 2
SECRET_BYTES, SALT_BYTES = 32, 16
_NARROW_BITS = 63


@dataclass(frozen=True)
class Chance:
    """The secret of a table and what was mixed into it; the salt keeps a chosen secret from being guessed."""

    secret: str
    salt: str
    chosen: bool = False
    mixed: str = ""

    @cached_property
    def commitment(self) -> str:
        """The promise: SHA-256 of `secret:salt`, in hexadecimal."""
        return promise_of(f"{self.secret}:{self.salt}")

    def seed(self, number: int) -> int | bytes:
        """A seed drawn from the secret: HMAC-SHA256(secret, `number:mixed`), all 256 bits.

        A chosen seed is no secret: there it is the first 63 bits of HMAC-SHA256(secret, number).
        """
        return self._narrow(str(number)) if self.chosen else self._drawn(f"{number}:{self.mixed}")

    @property
    def public_seed(self) -> int:
        """A seed that is no secret, for the board that is shown until the game begins."""
        return int(self.commitment[:15], 16)

    def bot_seed(self, seat: int) -> int:
        """A seed for the bot on a seat, apart from the game's own chance."""
        return self._narrow(f"bot {seat}") >> 16

    def with_numbers(self, numbers: list[str | None]) -> "Chance":
        """The same secret, with the numbers of some seats mixed in: `seat:number` of each, by commas."""
        told = [f"{seat}:{number}" for seat, number in enumerate(numbers) if number is not None]
        return replace(self, mixed=",".join(told))

    def _drawn(self, label: str) -> bytes:
        return hmac.digest(self.secret.encode(), label.encode(), "sha256")

    def _narrow(self, label: str) -> int:
        return int.from_bytes(self._drawn(label)[:8], "big") >> (64 - _NARROW_BITS)


def new_chance(seed: int | None = None) -> Chance:
    """A secret drawn by lot, or made of a seed that somebody chose."""
    secret = secrets.token_hex(SECRET_BYTES) if seed is None else str(seed)
    return Chance(secret, secrets.token_hex(SALT_BYTES), seed is not None)


def promise_of(text: str) -> str:
    """What is told of a text that stays secret for now."""
    return hashlib.sha256(text.encode()).hexdigest()


class Mixture:
    """The numbers of the seats, promised and told."""

    def __init__(self, seats: int) -> None:
        self.promises: list[str | None] = [None] * seats
        self.numbers: list[str | None] = [None] * seats
        self.was_called = False

    def take(self, body: log.Mixing) -> None:
        """Carry an entry about the numbers out."""
        match body:
            case log.Promised():
                self.promises[body.seat] = body.promise
            case log.Revealed():
                self.numbers[body.seat] = body.number
            case log.Called():
                self.was_called = True

    def is_kept_back(self, seat: int) -> bool:
        """Whether a seat has promised a number that it has not told."""
        return self.promises[seat] is not None and self.numbers[seat] is None

    @property
    def is_told(self) -> bool:
        """Whether every number that was promised has been told."""
        return not any(map(self.is_kept_back, range(len(self.promises))))

    def seen(self, is_called: bool) -> Mixing:
        """The numbers as everybody may see them."""
        return Mixing(is_called, list(self.promises), list(self.numbers))
