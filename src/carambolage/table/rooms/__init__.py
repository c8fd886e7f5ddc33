"""Tables in use: rooms with their connections, timers, bots, and the notices between workers."""
