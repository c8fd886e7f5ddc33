"""The vocabulary of Wreckage: plain numbers with names, one module for each kind of thing."""
