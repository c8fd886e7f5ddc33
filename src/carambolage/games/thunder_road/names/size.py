"""The size ladder (TR-CRD-28)."""

TINY, SMALL, MEDIUM, LARGE, HUGE = range(5)
