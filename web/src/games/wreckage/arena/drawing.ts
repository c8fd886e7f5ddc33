/** From the units of the arena to those of the drawing: a tenth of them, with y downward and headings clockwise. */

export const UNIT = 0.1;
const TICK = 2.5;
/** Handles lie beyond the sites that they are for. */
const NEAREST_HANDLE = 110;

/** Where a piece is drawn: its middle, and the degrees by which it is turned clockwise from east. */
export interface Pose { x: number; y: number; turn: number }

export const across = (x: number): number => x * UNIT;
export const down = (y: number): number => -y * UNIT;
export const degrees = (heading: number): number => -heading * TICK;
export const poseOf = ({ x, y, heading }: { x: number; y: number; heading: number }): Pose => ({ x: across(x), y: down(y), turn: degrees(heading) });
export const pointsOf = (points: readonly (readonly [number, number])[]): string => points.map(([x, y]) => `${across(x)},${down(y)}`).join(" ");

/** The outline of a piece around its middle. */
export function outline({ octagon, a, b }: { octagon: boolean; a: number; b: number }): string {
  const [far, near] = [a * UNIT, b * UNIT];
  const corners = octagon
    ? [[far, near], [near, far], [-near, far], [-far, near], [-far, -near], [-near, -far], [near, -far], [far, -near]]
    : [[far, near], [-far, near], [-far, -near], [far, -near]];
  return corners.map((corner) => corner.join(",")).join(" ");
}

/** The sites around a car are numbered clockwise from before its left front corner on. */
const SITES = 12;

/** Middles of handles for the sites around a car, of some radius: in their order on a ring, all within the arena, none over another. */
export function ringOfHandles({ x, y, turn }: Pose, radius: number, arena: number): { x: number; y: number }[] {
  const far = Math.max(NEAREST_HANDLE, radius / Math.sin(Math.PI / SITES));
  const most = Math.max(0, arena * UNIT - far - radius);
  const [middleX, middleY] = [x, y].map((at) => Math.max(-most, Math.min(most, at))) as [number, number];
  return Array.from({ length: SITES }, (_, site) => {
    const angle = ((turn + ((site - 1) * 360) / SITES) * Math.PI) / 180;
    return { x: middleX + far * Math.cos(angle), y: middleY + far * Math.sin(angle) };
  });
}

/** A turn that may be made: about which corner, by how many degrees clockwise, whether backwards. */
export interface Swing { pivot: { x: number; y: number }; angle: number; reverse: boolean }

const NOSE = 58;
const FARTHEST_STOP = 400;
/** Two stops 15 degrees apart are a quarter of their distance from the corner apart, and this far is the corner behind the car. */
const [CHORD, BEHIND] = [2 * Math.sin(Math.PI / 24), 51];

/** Where the stops of turns lie: so far before the car, or behind it, that none covers another; together they are moved into the arena. */
export function stopsOfTurns({ x, y, turn }: Pose, swings: Swing[], radius: number, arena: number): { x: number; y: number }[] {
  const reach = Math.min(FARTHEST_STOP, Math.max(NOSE + radius, (2 * radius) / CHORD - BEHIND));
  // Backwards they lie farther out: forward to the left and backward to the right meet beside the car.
  const back = reach + (swings.some(({ reverse }) => !reverse) ? 3 * radius : 0);
  const ahead = (turn * Math.PI) / 180;
  const spots = swings.map(({ pivot, angle, reverse }) => {
    const far = reverse ? -back : reach;
    const [dx, dy] = [x + far * Math.cos(ahead) - pivot.x, y + far * Math.sin(ahead) - pivot.y];
    const [cosine, sine] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
    return { x: pivot.x + cosine * dx - sine * dy, y: pivot.y + sine * dx + cosine * dy };
  });
  const shift = (places: number[]): number => Math.max(0, radius - arena * UNIT - Math.min(...places)) + Math.min(0, arena * UNIT - radius - Math.max(...places));
  const [across, down] = [shift(spots.map((spot) => spot.x)), shift(spots.map((spot) => spot.y))];
  return spots.map((spot) => ({ x: spot.x + across, y: spot.y + down }));
}

/** The shortest turn from one drawn direction to another. */
export function shortestTurn(from: number, to: number): number {
  return ((((to - from) % 360) + 540) % 360) - 180;
}

/** A pose on the way from one to another by a rotation of so many degrees about one point. */
export function swung(from: Pose, to: Pose, angle: number, t: number): Pose {
  const radians = (angle * Math.PI) / 180;
  const [cosine, sine] = [Math.cos(radians), Math.sin(radians)];
  const determinant = 2 - 2 * cosine;
  if (determinant < 1e-9) return between(from, to, t);
  // The point that the whole rotation leaves where it is.
  const [rx, ry] = [to.x - (cosine * from.x - sine * from.y), to.y - (sine * from.x + cosine * from.y)];
  const [cx, cy] = [((1 - cosine) * rx - sine * ry) / determinant, (sine * rx + (1 - cosine) * ry) / determinant];
  const part = radians * t;
  const [dx, dy] = [from.x - cx, from.y - cy];
  return { x: cx + Math.cos(part) * dx - Math.sin(part) * dy, y: cy + Math.sin(part) * dx + Math.cos(part) * dy, turn: from.turn + angle * t };
}

export function between(from: Pose, to: Pose, t: number): Pose {
  return { x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t, turn: from.turn + shortestTurn(from.turn, to.turn) * t };
}
