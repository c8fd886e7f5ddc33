/** The road on the ground: every space with its corners and its middle, made of the blocks that the server describes. */

import type { BlockSeen, PackFacts, SpaceSeen, TileSeen } from "../generated";
import { LANES, spaceOf } from "../received.svelte";

/** Drawing units for one unit of the rules; a block is a square of 32. */
export const UNIT = 8;
const SQUARE = 32;
const MIDDLE = SQUARE / 2;
const MIDDLE_LANE = 2;
/** How far from the edge of the road something lies beside it. */
const WAYSIDE = 38;

export interface Point { x: number; y: number }
/** A space with what is printed on it: also the class of its splat (0 for none), which stays when the target is gone. */
export interface Place extends Point { space: number; row: number; lane: number; corners: Point[]; turn: number; seen: SpaceSeen; splat: number }
export interface Box { left: number; top: number; width: number; height: number }

/** A point of a block’s own frame on the drawing: turned with the heading (0 north, then counter-clockwise), north up. */
function ground({ x: column, y: line, heading }: BlockSeen, [x = 0, y = 0]: number[]): Point {
  const [dx, dy] = [x - MIDDLE, y - MIDDLE];
  const turned = ([[dx, dy], [-dy, dx], [-dx, -dy], [dy, -dx]] as const)[heading % 4] ?? [dx, dy];
  return { x: (SQUARE * column + MIDDLE + turned[0]) * UNIT, y: -(SQUARE * line + MIDDLE + turned[1]) * UNIT };
}

export const NO_PLACES = new Map<number, Place>();

/** All spaces of the road; those of a tile that is as it was before stay the very same objects, and so does the whole. */
export function placesOf(road: TileSeen[], facts: PackFacts, before = NO_PLACES): Map<number, Place> {
  const all = road.flatMap((tile) => placesOn(tile, facts));
  return all.length === before.size && all.every((place) => before.get(place.space) === place) ? before : new Map(all.map((place) => [place.space, place]));
}

/** By tile: one that the server has sent belongs to one table, and so to one pack. */
const madeBefore = new WeakMap<TileSeen, Place[]>();

function placesOn(tile: TileSeen, facts: PackFacts): Place[] {
  const places = madeBefore.get(tile) ?? [...madeOf(tile, facts)];
  madeBefore.set(tile, places);
  return places;
}

function* madeOf(tile: TileSeen, facts: PackFacts): Generator<Place> {
  let row = tile.first;
  for (const block of tile.blocks) {
    const shape = facts.blocks[block.shape];
    for (let step = 0; step < (shape?.aims.length ?? 0); step += 1, row += 1) {
      for (let lane = 1; lane <= LANES; lane += 1) {
        const seen = tile.rows[row - tile.first]?.[lane - 1];
        if (!shape || !seen) continue;
        const corner = (gate: number, ring: number): Point => ground(block, shape.corners[gate]?.[ring] ?? []);
        const corners = [corner(step, lane - 1), corner(step, lane), corner(step + 1, lane), corner(step + 1, lane - 1)];
        yield { ...ground(block, shape.aims[step]?.[lane - 1] ?? []), space: spaceOf(row, lane), row, lane, corners, turn: directionOf(corners), seen, splat: splatOn(tile, row - tile.first, lane - 1, facts) };
      }
    }
  }
}

/** What is printed on a row as driven: a reversed tile is read from its far end, with its lanes exchanged (RK-ROA-32). */
function splatOn({ tile, flipped, rows }: TileSeen, row: number, lane: number, facts: PackFacts): number {
  const printed = facts.tiles[tile]?.targets ?? [];
  return (flipped ? printed[rows.length - 1 - row]?.[LANES - 1 - lane] : printed[row]?.[lane]) ?? 0;
}

/** The spaces of a tile, row by row as it is driven. */
export function rowsOf(tile: TileSeen, facts: PackFacts): Place[][] {
  const places = placesOn(tile, facts);
  return Array.from({ length: places.length / LANES }, (_, row) => places.slice(row * LANES, (row + 1) * LANES));
}

export const withRow = (places: Map<number, Place>, row: Place[]): Map<number, Place> => new Map([...places, ...row.map((place) => [place.space, place] as const)]);
export const withoutRow = (places: Map<number, Place>, row: Place[]): Map<number, Place> => new Map([...places].filter(([, place]) => !row.some(({ space }) => space === place.space)));

/** Beside the road at a space: behind the nearer edge; from the middle lane now to the left, now to the right. */
export function wayside(places: Map<number, Place>, { row, lane }: Place): Point {
  const side = lane === MIDDLE_LANE ? (row % 2 ? 1 : LANES) : lane;
  const place = places.get(spaceOf(row, side));
  const [a, b, c, d] = place?.corners ?? [];
  if (!place || !a || !b || !c || !d) return { x: 0, y: 0 };
  const [from, to] = side === 1 ? [a, d] : [b, c];
  const edge = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const [dx, dy] = [edge.x - place.x, edge.y - place.y];
  const far = WAYSIDE / Math.hypot(dx, dy);
  return { x: edge.x + dx * far, y: edge.y + dy * far };
}

/** Where one drives through a space: from the middle of the gate behind to that of the gate ahead, in degrees. */
function directionOf([a, b, c, d]: Point[]): number {
  if (!a || !b || !c || !d) return 0;
  return (Math.atan2(c.y + d.y - a.y - b.y, c.x + d.x - a.x - b.x) * 180) / Math.PI;
}

export const polygon = (corners: Point[]): string => corners.map(({ x, y }) => `${x},${y}`).join(" ");

export function boxOf(road: TileSeen[], margin: number): Box {
  const blocks = road.flatMap((tile) => tile.blocks);
  if (!blocks.length) return { left: 0, top: 0, width: 1, height: 1 };
  const [columns, lines] = [blocks.map(({ x }) => x), blocks.map(({ y }) => y)];
  const size = SQUARE * UNIT;
  const [left, top] = [Math.min(...columns) * size - margin, -(Math.max(...lines) + 1) * size - margin];
  return { left, top, width: (Math.max(...columns) + 1) * size + margin - left, height: -Math.min(...lines) * size + margin - top };
}

/** The same with country on both sides, where it is smaller than what is seen. */
export function widened({ left, top, width, height }: Box, least: { width: number; height: number }): Box {
  const [wide, high] = [Math.max(width, least.width), Math.max(height, least.height)];
  return { left: left - (wide - width) / 2, top: top - (high - height) / 2, width: wide, height: high };
}

export function lineThrough(places: Map<number, Place>, spaces: number[]): string {
  return spaces.flatMap((space) => places.get(space) ?? []).map(({ x, y }, index) => `${index ? "L" : "M"}${x} ${y}`).join("");
}
