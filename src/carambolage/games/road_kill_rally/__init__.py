"""Road Kill Rally: six armed cars, a road that grows while they race, and a hand of cards that is also their health."""
