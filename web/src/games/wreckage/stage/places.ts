/** Pieces in the arena as the stage keeps them: by number, each at its spot. */

import { across, down, type Pose } from "../arena/drawing";
import type { CarSeen, View } from "../generated";

export interface Spot { x: number; y: number }
export interface Standing extends Pose { kind: string }

const LENGTH = 102.4;

/** How far apart two spots are, in car lengths. */
export const lengthsBetween = (from: Spot, to: Spot): number => Math.hypot(to.x - from.x, to.y - from.y) / LENGTH;
export const spotOf = ({ x, y }: { x: number; y: number }): Spot => ({ x: across(x), y: down(y) });
/** Before the arena is laid nothing stands anywhere; later whoever is in play does. */
export const stands = (view: View) => (car: CarSeen): boolean => car.out === "in_play" && view.arena > 0 && view.cans.length > 0;

export function without<T>(all: Record<number, T>, key: number): Record<number, T> {
  return Object.fromEntries(Object.entries(all).filter(([other]) => Number(other) !== key));
}
