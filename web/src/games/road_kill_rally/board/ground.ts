/** Where the road lies on the screen: the server's shapes, turned into the heading of each block; north is up. */

import type { BlockSeen, PackFacts, SpaceSeen, View } from "../generated";

export const UNIT = 4;
const SQUARE = 32;
const LANES = 3;

export interface Ground { x: number; y: number }
export interface Space extends Ground {
  number: number;
  row: number;
  lane: number;
  seen: SpaceSeen;
  corners: string;
  angle: number;
}

/** A point of a block's own frame, turned about the centre into its heading: north, west, south, east. */
function onGround(block: BlockSeen, [x = 0, y = 0]: number[]): Ground {
  const turned = [[x, y], [SQUARE - y, x], [SQUARE - x, SQUARE - y], [y, SQUARE - x]][block.heading] ?? [x, y];
  return { x: UNIT * (SQUARE * block.x + (turned[0] ?? 0)), y: -UNIT * (SQUARE * block.y + (turned[1] ?? 0)) };
}

const between = (one: Ground, other: Ground): Ground => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });

/** Every space of the road on the table, by its number. */
export function spacesOf(view: View | undefined, facts: PackFacts | undefined): ReadonlyMap<number, Space> {
  const spaces = new Map<number, Space>();
  for (const tile of view?.road ?? []) {
    let row = tile.first;
    for (const block of tile.blocks) {
      const shape = facts?.blocks[block.shape];
      shape?.aims.forEach((aims, step) => {
        const entry = (shape.corners[step] ?? []).map((point) => onGround(block, point));
        const exit = (shape.corners[step + 1] ?? []).map((point) => onGround(block, point));
        for (let lane = 0; lane < LANES; lane++) {
          const seen = tile.rows[row - tile.first]?.[lane];
          const [a, b, c, d] = [entry[lane], entry[lane + 1], exit[lane + 1], exit[lane]];
          if (!seen || !a || !b || !c || !d) continue;
          const [from, to] = [between(a, b), between(c, d)];
          const number = LANES * (row - 1) + lane;
          spaces.set(number, {
            number, row, lane: lane + 1, seen,
            ...onGround(block, aims[lane] ?? []),
            corners: [a, b, c, d].map((point) => `${point.x},${point.y}`).join(" "),
            angle: (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI,
          });
        }
        row += 1;
      });
    }
  }
  return spaces;
}

export interface Frame { left: number; top: number; width: number; height: number }

/** The squares that the road takes up. */
export function frameOf(view: View): Frame {
  const blocks = view.road.flatMap((tile) => tile.blocks);
  const [columns, lines] = [blocks.map((block) => block.x), blocks.map((block) => block.y)];
  const side = UNIT * SQUARE;
  const [left, top] = [side * Math.min(...columns), -side * (Math.max(...lines) + 1)];
  return { left, top, width: side * (Math.max(...columns) + 1) - left, height: -side * Math.min(...lines) - top };
}

export const spaceNumber = (row: number, lane: number): number => LANES * (row - 1) + lane - 1;
