/** How cars move on stage: the faster, the shorter a step, the longer the trail and the wilder the bend. */

import type { Place, Point } from "../road/road";

export interface Standing extends Point { turn: number; lift: number }

/** A step at speed 0 (ms), and what each speed leaves of it. */
const SLOWEST = 380;
const QUICKER = 0.86;
/** From this speed on there are streaks and dust. */
const TRAILING = 3;
/** From this speed on a car trembles, by so many degrees for each speed. */
const TREMBLING = 7;
const TREMBLE = 0.7;
/** How much of the way to another lane a car turns into, and how far out its tail goes in a bend at full speed. */
const STEERING = 0.6;
const DRIFT = 0.5;
const MOST_STEERING = 32;
const FASTEST = 10;
/** How a car that has wiped out stands until the next round. */
const SPUN = 28;

export const stepTime = (speed: number): number => Math.round(SLOWEST * QUICKER ** speed);
export const streaksAt = (speed: number): number => (speed < TRAILING ? 0 : 1 + Math.ceil((speed - TRAILING + 1) / 2));
export const trailAt = (speed: number): number => 4 * (speed - TRAILING + 2);
export const standingOn = ({ x, y, turn }: Place): Standing => ({ x, y, turn, lift: 0 });
export const spun = (standing: Standing): Standing => ({ ...standing, turn: standing.turn + SPUN });

/** From one direction to another by the short way round, in degrees. */
export const shortestTurn = (from: number, to: number): number => ((((to - from) % 360) + 540) % 360) - 180;

/** Where a car is on its way to the next space: it steers into another lane, and leans into a bend. */
export function onTheWay(from: Standing, to: Standing, t: number, speed: number, jumps: boolean): Standing {
  const bend = shortestTurn(from.turn, to.turn);
  const heading = from.turn + bend * t;
  const course = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  const aside = Math.max(-MOST_STEERING, Math.min(MOST_STEERING, shortestTurn(heading, course)));
  const lean = (aside * STEERING + (bend * DRIFT * speed) / FASTEST) * Math.sin(Math.PI * t);
  const tremble = speed < TREMBLING ? 0 : Math.sin(4 * Math.PI * t) * TREMBLE * (speed - TREMBLING + 1);
  return { x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t, turn: heading + lean + tremble, lift: jumps ? 4 * t * (1 - t) : 0 };
}
