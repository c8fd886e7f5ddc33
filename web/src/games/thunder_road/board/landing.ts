/** What waits where a crash pushes a vehicle, as far as it lies open. */

import { LANES, type Space } from "../generated";
import { hazardMessage } from "../names";
import type { Spot } from "./road";

/** A space as somebody sees it who is pushed there. */
export type Ground = Pick<Space, "column" | "lane" | "terrain" | "hazard" | "vehicles">;

export interface Landing {
  /** Beside the road, or behind the board. */
  edge: boolean;
  /** The vehicle on top there. */
  vehicle: number | null;
  /** Messages of what lies there and what the ground is; plain road is none. */
  ground: string[];
}

/** None where nothing is in the way. */
export function landingOn({ column, lane }: Spot, spaces: Ground[], rear: number): Landing | null {
  if (lane < 0 || lane >= LANES || column < rear) return { edge: true, vehicle: null, ground: [] };
  const space = spaces.find((one) => one.column === column && one.lane === lane);
  if (!space) return null;
  const token = space.hazard === null || space.hazard === "none" ? "" : hazardMessage(space.hazard);
  const ground = [token, space.terrain === "road" ? "" : `terrain-${space.terrain}`].filter(Boolean);
  const vehicle = space.vehicles.at(-1) ?? null;
  return vehicle === null && !ground.length ? null : { edge: false, vehicle, ground };
}
