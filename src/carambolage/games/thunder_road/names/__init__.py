"""The vocabulary of Thunder Road: modules of plain numbers, one per kind of thing."""
