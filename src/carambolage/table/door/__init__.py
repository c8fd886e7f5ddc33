"""The way in: HTTP, WebSocket, the web client, and the processes that serve them."""
