/** Where a collision is seen: what a car runs into is told by numbers only, and the car stands right before it. */

import type { GameEvent } from "../../../protocol";
import type { Pose } from "../arena/drawing";
import type { EventKind } from "../generated";
import type { Spot } from "./places";

/** What is struck: cars, obstacles and mines as a bit for each. */
export interface Struck { cars: number; obstacles: number; mines: number; edge: boolean }
interface Standing { cars: Record<number, Pose>; obstacles: Record<number, Spot>; mines: Record<number, Spot> }

/** Half a car. */
const [LONG, BROAD] = [51.2, 25.6];
/** Corners that are so little less far out than the farthest one touch the edge with it. */
const FLAT = 1;

const picked = <T>(all: Record<number, T>, bits: number): T | undefined =>
  Object.entries(all).find(([number]) => (bits >> Number(number)) & 1)?.[1];

const SPECTACLES: EventKind[] = ["collided", "destroyed", "pump_exploded"];

/** Whether an event is one to be seen again. */
export const isSpectacle = ({ kind }: GameEvent): boolean => SPECTACLES.some((spectacle) => spectacle === kind);

export function pointOfCrash(striker: Pose, { cars, obstacles, mines, edge }: Struck, standing: Standing, half: number): Spot {
  const other = picked(standing.cars, cars);
  if (other) return middle([nearest(striker, other), nearest(other, striker)]);
  const thing = picked(standing.obstacles, obstacles) ?? picked(standing.mines, mines);
  if (thing) return nearest(striker, thing);
  const corners = [[1, 1], [1, -1], [-1, 1], [-1, -1]].map(([ahead = 0, aside = 0]) => put(striker, ahead * LONG, aside * BROAD));
  const out = ({ x, y }: Spot): number => Math.max(Math.abs(x), Math.abs(y)) - half;
  const farthest = Math.max(...corners.map(out));
  // A wreck that is pushed may be what ran into something.
  return edge ? middle(corners.filter((corner) => out(corner) > farthest - FLAT)) : put(striker, LONG, 0);
}

/** The point of a car that is nearest to another spot. */
function nearest(car: Pose, { x, y }: Spot): Spot {
  const radians = (car.turn * Math.PI) / 180;
  const [cosine, sine] = [Math.cos(radians), Math.sin(radians)];
  const [dx, dy] = [x - car.x, y - car.y];
  return put(car, within(dx * cosine + dy * sine, LONG), within(dy * cosine - dx * sine, BROAD));
}

/** A spot so far ahead of the middle of a car, and to its right. */
function put({ x, y, turn }: Pose, ahead: number, aside: number): Spot {
  const radians = (turn * Math.PI) / 180;
  const [cosine, sine] = [Math.cos(radians), Math.sin(radians)];
  return { x: x + ahead * cosine - aside * sine, y: y + ahead * sine + aside * cosine };
}

const within = (number: number, most: number): number => Math.max(-most, Math.min(most, number));
const middle = (spots: Spot[]): Spot => ({ x: spots.reduce((sum, { x }) => sum + x, 0) / spots.length, y: spots.reduce((sum, { y }) => sum + y, 0) / spots.length });
