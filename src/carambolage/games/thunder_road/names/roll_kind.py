"""What Rewrite Fate rolls again (TR-CRW-204): dice that somebody reads next, or the dice of a shot or a slam."""

PLAIN, SHOT, SLAM = range(3)
