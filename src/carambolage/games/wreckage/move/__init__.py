"""Movement: solids, turns, legs, jumps, cans and mines on the way, things pushed and thrown."""
