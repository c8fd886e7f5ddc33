/** The road as geometry: chevrons in six lanes, the odd ones half a space further forward. The race goes to the right. */

import { COLUMNS, LANES } from "../generated";

export const LENGTH = 100;
export const WIDTH = 86;
export const POINT = 22;
export const ROAD_WIDTH = LANES * WIDTH;

export interface Point {
  x: number;
  y: number;
}

/** A space by where it lies: `column` counts from the start of the race. */
export interface Spot {
  column: number;
  lane: number;
}

export const middleOf = ({ column, lane }: Spot): Point => ({ x: (column + (lane % 2) / 2 + 0.5) * LENGTH, y: (lane + 0.5) * WIDTH });

/** A space by its number; numbers are used again every 24 columns, so that the one nearest to `near` is meant. */
export function spotOf(space: number, near: number): Spot {
  const column = Math.floor(space / LANES);
  return { column: column + COLUMNS * Math.round((near - column) / COLUMNS), lane: space % LANES };
}

/** The spot of a number on a board whose rear edge is known. */
export const spotOnBoard = (space: number, rear: number): Spot => spotOf(space, rear + (COLUMNS - 1) / 2);

/** The spots of a way that began on a board with some rear edge: a number means the spot nearest to the one before. */
export function spotsAlong(spaces: number[], rear: number): Spot[] {
  let near = rear + (COLUMNS - 1) / 2;
  return spaces.filter((space) => space >= 0).map((space) => {
    const spot = spotOf(space, near);
    near = spot.column;
    return spot;
  });
}

/** The spot one step on, on the board or not. */
export function stepFrom({ column, lane }: Spot, direction: string): Spot {
  if (direction === "front" || direction === "rear") return { column: column + (direction === "front" ? 1 : -1), lane };
  const there = lane + (direction.endsWith("left") ? -1 : 1);
  const ahead = direction.startsWith("front") ? lane % 2 : (lane % 2) - 1;
  return { column: column + ahead, lane: there };
}

/** How many steps forward lead from a spot to another; none where it is not ahead. */
export function stepsBetween(from: Spot, to: Spot): number | null {
  const halves = 2 * (to.column - from.column) + (to.lane % 2) - (from.lane % 2);
  const aside = Math.abs(to.lane - from.lane);
  return halves > 0 && halves >= aside ? aside + (halves - aside) / 2 : null;
}

const HALF = LENGTH / 2;

/** The outline of a space where it lies, smaller by an inset. */
export function chevron(spot: Spot, inset = 0): string {
  const { x, y } = middleOf(spot);
  const long = LENGTH - 2 * inset;
  const side = WIDTH / 2 - inset;
  return `M${x - HALF - POINT / 2 + inset} ${y - side}h${long}l${POINT} ${side}l${-POINT} ${side}h${-long}l${POINT} ${-side}Z`;
}

/** The edge between two columns, all across the road. */
export function edge(column: number): string {
  return Array.from({ length: LANES }, (_, lane) => {
    const x = (column + (lane % 2) / 2) * LENGTH - POINT / 2;
    const top = lane * WIDTH;
    return `${lane ? "L" : "M"}${x} ${top}L${x + POINT} ${top + WIDTH / 2}L${x} ${top + WIDTH}`;
  }).join("");
}

/** A number from 0 to 1 that is always the same for the same place. */
export function chance(column: number, lane: number, salt = 0): number {
  const mixed = Math.sin(column * 127.1 + lane * 311.7 + salt * 74.7) * 43758.5453;
  return mixed - Math.floor(mixed);
}
