"""Load: thousands of people at tables of one server, and how long a move takes to reach the last of them."""
