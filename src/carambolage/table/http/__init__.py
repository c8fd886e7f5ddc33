"""HTTP and WebSocket: the application, its pages, and the processes that serve it."""
