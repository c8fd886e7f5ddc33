"""The card expansions, and the hooks by which base rules call them."""
