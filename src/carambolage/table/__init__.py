"""The table: a server at which people and programs play every game there is, without one line of rules."""
