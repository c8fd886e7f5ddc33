/** What dice may do, as the board shows it: chances and averages in round numbers, and where they stand beside a car. */

import type { Point } from "../road/road";
import type { Standing } from "../stage/motion";

const PER_MILLE = 10;
const SURE = 1000;
/** How far from the middle of a car a label stands. */
const AWAY = 46;

/** A chance in thousandths as whole hundredths; what is possible is never shown as 0, nor what is uncertain as 100. */
export const percent = (chance: number): number => (chance > 0 && chance < SURE ? Math.min(99, Math.max(1, Math.round(chance / PER_MILLE))) : chance / PER_MILLE);

/** Hits on average, from hundredths to tenths. */
export const meanHits = (hits: number): number => Math.round(hits / PER_MILLE) / 10;

/** Beside a car, across its way and never above it, where its number stands. */
export function beside({ x, y, turn }: Standing): Point {
  const across = (turn * Math.PI) / 180;
  const [dx, dy] = [-Math.sin(across), Math.cos(across)];
  const side = dy < -1e-6 ? -AWAY : AWAY;
  return { x: x + dx * side, y: y + dy * side };
}
