"""The vocabulary of Road Kill Rally: plain numbers with names, one module for each kind of thing."""
