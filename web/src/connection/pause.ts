const LONGEST_PAUSE = 15_000;

/** Growing pauses with jitter: half a second, then doubling to a quarter of a minute; `chance` is 0 to 1. */
export function pauseBefore(attempt: number, chance: number): number {
  return Math.min(500 * 2 ** attempt, LONGEST_PAUSE) * (0.5 + chance / 2);
}
