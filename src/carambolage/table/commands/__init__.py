"""Commands: each is checked, rehearsed and becomes an entry of the log, or is refused."""
