"""Fair dice: a secret that nobody sees before the end, a promise about it that everybody sees from the start.

The opening is dealt with seed 0 drawn from the secret, and before the n-th answer chance is sown anew with seed n.
Answers that were taken back do not count: whoever answers the same question again meets the same dice. Nobody can
foretell a die from those already rolled; afterwards everybody can check all.
"""

import hashlib
import hmac
import secrets
from dataclasses import dataclass
from functools import cached_property

SECRET_BYTES, SALT_BYTES = 32, 16
_SEED_BITS = 63


@dataclass(frozen=True)
class Chance:
    """The secret of a table; the salt keeps even a chosen secret from being guessed by its promise."""

    secret: str
    salt: str
    chosen: bool = False

    @cached_property
    def commitment(self) -> str:
        """The promise: SHA-256 of `secret:salt`, in hexadecimal."""
        return hashlib.sha256(f"{self.secret}:{self.salt}".encode()).hexdigest()

    def seed(self, number: int) -> int:
        """A seed drawn from the secret: the first 63 bits of HMAC-SHA256(secret, number)."""
        return self._drawn(str(number))

    def bot_seed(self, seat: int) -> int:
        """A seed for the bot on a seat, apart from the game's own chance."""
        return self._drawn(f"bot {seat}") >> 16

    def _drawn(self, label: str) -> int:
        digest = hmac.digest(self.secret.encode(), label.encode(), "sha256")
        return int.from_bytes(digest[:8], "big") >> (64 - _SEED_BITS)


def new_chance(seed: int | None = None) -> Chance:
    """A secret drawn by lot, or made of a seed that somebody chose."""
    secret = secrets.token_hex(SECRET_BYTES) if seed is None else str(seed)
    return Chance(secret, secrets.token_hex(SALT_BYTES), seed is not None)
