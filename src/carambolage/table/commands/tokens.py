"""Tokens: whoever knows one may act; only their hashes are kept."""

import hashlib
import secrets

TOKEN_BYTES, TABLE_BYTES = 16, 8
EXERCISE = "0"  # the table of an exercise has a number that begins with it, and no other has


def new_token() -> str:
    """A secret of 128 random bits."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def new_table_id() -> str:
    """The number of a table, too long to be guessed, without letters that look alike."""
    letters = "23456789abcdefghjkmnpqrstuvwxyz"
    return "".join(secrets.choice(letters) for _ in range(TABLE_BYTES * 2))


def token_hash(token: str) -> str:
    """What is kept of a token; tokens are random and long, so one round of hashing is enough."""
    return hashlib.sha256(token.encode()).hexdigest()
