/** The course as a snake of tiles: where each lies, how its road runs, and where a car on it stands. */

export const WIDTH = 150;
export const HEIGHT = 176;

export type Side = "left" | "right" | "top" | "bottom";

export interface Cell {
  x: number;
  y: number;
  from: Side;
  to: Side;
}

export interface Pose {
  x: number;
  y: number;
  /** Degrees, 0 is facing right. */
  angle: number;
}

const OPPOSITE: Record<Side, Side> = { left: "right", right: "left", top: "bottom", bottom: "top" };

/** Row after row, every second one backwards. */
export function layCourse(count: number, columns: number): Cell[] {
  const spots = Array.from({ length: count }, (_, place) => {
    const row = Math.floor(place / columns);
    const along = place % columns;
    return { x: (row % 2 ? columns - 1 - along : along) * WIDTH, y: row * HEIGHT };
  });
  return spots.map((spot, place) => {
    const before = spots[place - 1];
    const after = spots[place + 1];
    const to = after ? sideTowards(spot, after) : undefined;
    const from = before ? sideTowards(spot, before) : undefined;
    return { ...spot, from: from ?? OPPOSITE[to ?? "right"], to: to ?? OPPOSITE[from ?? "left"] };
  });
}

function sideTowards(here: { x: number; y: number }, there: { x: number; y: number }): Side {
  if (there.x !== here.x) return there.x > here.x ? "right" : "left";
  return there.y > here.y ? "bottom" : "top";
}

/** How many columns show a course best in a window; tiles never become narrower than `least` pixels, if that is not 0. */
export function bestColumns(count: number, width: number, height: number, least: number): number {
  const widest = least ? Math.max(3, Math.floor(width / least)) : count;
  let best = 3;
  for (let columns = 3; columns <= Math.min(widest, count); columns++) {
    if (fit(count, columns, width, height) > fit(count, best, width, height)) best = columns;
  }
  return fit(count, best, width, height) * WIDTH < least ? widest : best;
}

function fit(count: number, columns: number, width: number, height: number): number {
  return Math.min(width / (columns * WIDTH), height / (Math.ceil(count / columns) * HEIGHT));
}

/** Where a car stands: `place` may lie between two tiles, `lane` is -1 to 1 across the road. */
export function poseAt(cells: Cell[], place: number, lane: number): Pose {
  const last = cells.length - 1;
  const along = Math.min(Math.max(place, 0), last) + 0.5;
  const cell = cells[Math.min(Math.floor(along), last)];
  if (!cell) return { x: 0, y: 0, angle: 0 };
  const { x, y, angle } = onRoad(cell, along - Math.min(Math.floor(along), last));
  const across = (angle * Math.PI) / 180 + Math.PI / 2;
  return { x: cell.x + x + Math.cos(across) * lane * 21, y: cell.y + y + Math.sin(across) * lane * 21, angle };
}

function onRoad(cell: Cell, t: number): Pose {
  const start = middleOf(cell.from);
  const end = middleOf(cell.to);
  if (cell.to === OPPOSITE[cell.from]) {
    const angle = (Math.atan2(end.y - start.y, end.x - start.x) * 180) / Math.PI;
    return { x: start.x + (end.x - start.x) * t, y: start.y + (end.y - start.y) * t, angle };
  }
  const control = { x: WIDTH / 2, y: HEIGHT / 2 };
  const u = 1 - t;
  const x = u * u * start.x + 2 * u * t * control.x + t * t * end.x;
  const y = u * u * start.y + 2 * u * t * control.y + t * t * end.y;
  const dx = u * (control.x - start.x) + t * (end.x - control.x);
  const dy = u * (control.y - start.y) + t * (end.y - control.y);
  return { x, y, angle: (Math.atan2(dy, dx) * 180) / Math.PI };
}

function middleOf(side: Side): { x: number; y: number } {
  if (side === "left") return { x: 0, y: HEIGHT / 2 };
  if (side === "right") return { x: WIDTH, y: HEIGHT / 2 };
  return { x: WIDTH / 2, y: side === "top" ? 0 : HEIGHT };
}

/** The road of a tile as the `d` of a path, in the tile's own coordinates. */
export function roadPath(cell: Pick<Cell, "from" | "to">): string {
  const start = middleOf(cell.from);
  const end = middleOf(cell.to);
  if (cell.to === OPPOSITE[cell.from]) return `M${start.x} ${start.y}L${end.x} ${end.y}`;
  return `M${start.x} ${start.y}Q${WIDTH / 2} ${HEIGHT / 2} ${end.x} ${end.y}`;
}

/** A line along the road from place to place, for previews; it begins anew where a lap does. */
export function roadAlong(cells: Cell[], places: number[]): string {
  return places.slice(1).map((place, index) => {
    const from = places[index] ?? place;
    return Math.abs(place - from) === 1 ? line(cells, from, place) : "";
  }).join("");
}

function line(cells: Cell[], from: number, to: number): string {
  const points = Array.from({ length: 9 }, (_, i) => poseAt(cells, from + ((to - from) * i) / 8, 0));
  return points.map((p, i) => `${i ? "L" : "M"}${p.x.toFixed(1)} ${p.y.toFixed(1)}`).join("");
}
