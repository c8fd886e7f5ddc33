"""How a vehicle entered a space, as one number: its direction, whether it drove there, whether it turned a token up."""

WAY = 7
DRIVEN = 8
REVEALED = 16
