/** Names of things that events and answers speak of by number. */

import { CARS, POWERS, TERRAINS, TRAPS } from "./generated";

export type Terrain = (typeof TERRAINS)[number];

export const carCode = (number: number): string => CARS[number] ?? "";
export const trapKind = (number: number): string => TRAPS[number] ?? "unknown";
export const terrainName = (number: number): Terrain | null => TERRAINS[number] ?? null;
export const powerId = (number: number): string => POWERS[number] ?? "";
