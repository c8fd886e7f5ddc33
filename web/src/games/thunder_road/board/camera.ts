/** How much of the road is seen, and from where: to the right on wide screens, upward on narrow ones. */

import { COLUMNS } from "../generated";
import { LENGTH, ROAD_WIDTH, type Point } from "./road";

export const WAYSIDE = { wide: 62, narrow: 26, low: 22 };
/** Less high than this, a board has no room beside the road (pixels): spaces are large enough for fingers. */
const LOW = 420;
const AHEAD = 1.9;
const BEHIND = { waiting: 3.6, running: 1.1 };
/** On a narrow screen a button covers a corner of the lower edge. */
const COVERED = 1;
const LEAST_COLUMNS = { usual: 11, low: 9, upright: 8 };
/** An upright road is as wide as the board, or at least so many pixels: beyond that more of its length is worth more. */
const BROAD = 500;
/** Behind the board, the letters of the lanes (units of the drawing, from its beginning). */
const LETTERS = { from: 45, to: 125 };

export interface Frame {
  upright: boolean;
  /** The stretch of the race that is drawn, in the units of the drawing. */
  from: number;
  to: number;
  wayside: number;
  scale: number;
  /** Pixels. */
  width: number;
  height: number;
}

/** On a board that is about as high as wide the race goes upward. */
export const isUpright = (width: number, height: number): boolean => height > width * 0.75;

export function frameOf(width: number, height: number, rear: number, waiting: boolean, whole: boolean): Frame {
  const upright = isUpright(width, height);
  const low = height < LOW;
  const least = WAYSIDE[upright ? "narrow" : low ? "low" : "wide"];
  const from = (rear - (waiting ? BEHIND.waiting : BEHIND.running) - (upright ? COVERED : 0)) * LENGTH;
  const to = (rear + COLUMNS + AHEAD) * LENGTH;
  const across = ROAD_WIDTH + 2 * least;
  const filling = upright ? Math.min(width / across, Math.max(BROAD / across, height / (LEAST_COLUMNS.upright * LENGTH))) : Math.min(height / across, width / (LEAST_COLUMNS[low ? "low" : "usual"] * LENGTH));
  const all = upright ? Math.min(width / across, height / (to - from)) : Math.min(width / (to - from), height / across);
  const scale = whole ? all : Math.max(filling, all);
  // Where the road is slimmer than the board, desert fills it on both sides.
  const wayside = Math.max(least, ((upright ? width : height) / scale - ROAD_WIDTH) / 2);
  const [along, aside] = [(to - from) * scale, (ROAD_WIDTH + 2 * wayside) * scale];
  return { upright, from, to, wayside, scale, width: upright ? aside : along, height: upright ? along : aside };
}

/** The upper left corner of the drawing; an upright one is turned by a quarter to the left. */
export const cornerOf = ({ upright, from, to, wayside }: Frame): { left: number; top: number } => (upright ? { left: -wayside, top: -to } : { left: from, top: -wayside });

export function boxOf(frame: Frame): string {
  const { left, top } = cornerOf(frame);
  return `${left} ${top} ${frame.width / frame.scale} ${frame.height / frame.scale}`;
}

/** Where to scroll so that a point of the race is well in sight, with more of the road ahead than behind. */
export function scrollFor(frame: Frame, x: number, width: number, height: number): { left: number; top: number } {
  if (frame.upright) return { left: 0, top: (frame.to - x) * frame.scale - height * 0.62 };
  const left = (x - frame.from) * frame.scale - width * 0.4;
  const cuts = left > LETTERS.from * frame.scale && left < LETTERS.to * frame.scale;
  return { left: cuts ? LETTERS.from * frame.scale : left, top: 0 };
}

/** Where a point of the race lies on the whole drawing, in pixels. */
export function pixelOf({ upright, from, to, wayside, scale }: Frame, { x, y }: Point): Point {
  return upright ? { x: (y + wayside) * scale, y: (to - x) * scale } : { x: (x - from) * scale, y: (y + wayside) * scale };
}
