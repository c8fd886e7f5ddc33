"""One client: its WebSocket session, its connection, and the queries it may send."""
