"""The greedy player, and how well a seat stands."""
