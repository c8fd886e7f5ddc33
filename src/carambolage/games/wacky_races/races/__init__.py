"""The championship: ranking and points, and the rules of its sixteen races (chapters 12, 14 and 15)."""
