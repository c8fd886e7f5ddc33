"""How the built-in players weigh answers and judge positions."""
