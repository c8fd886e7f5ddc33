"""The page: how soon it can be played on, and how long the browser works at each update of the board."""
