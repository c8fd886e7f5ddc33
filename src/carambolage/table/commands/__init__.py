"""Commands: each is checked and becomes an entry of the log, or is refused."""
