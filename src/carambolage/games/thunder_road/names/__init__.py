"""The vocabulary of Thunder Road: families of plain numbers, one class per kind of thing."""
