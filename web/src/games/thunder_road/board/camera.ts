/** How much of the road is seen, and from where: to the right on wide screens, upward on narrow ones. */

import { COLUMNS } from "../generated";
import { LENGTH, ROAD_WIDTH } from "./road";

export const WAYSIDE = { wide: 62, narrow: 22 };
/** Less high than this, a board has no room beside the road (pixels): spaces are large enough for fingers. */
const LOW = 420;
const AHEAD = 1.9;
const BEHIND = { waiting: 3.6, running: 1.1 };
/** On a narrow screen a button covers a corner of the lower edge. */
const COVERED = 1;
const LEAST_COLUMNS = { usual: 11, low: 9 };

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

/** On a narrow screen the race goes upward. */
export const isUpright = (width: number, height: number): boolean => width < 700 && height > width * 0.75;

export function frameOf(width: number, height: number, rear: number, waiting: boolean, whole: boolean): Frame {
  const upright = isUpright(width, height);
  const low = height < LOW;
  const least = upright || low ? WAYSIDE.narrow : WAYSIDE.wide;
  const from = (rear - (waiting ? BEHIND.waiting : BEHIND.running) - (upright ? COVERED : 0)) * LENGTH;
  const to = (rear + COLUMNS + AHEAD) * LENGTH;
  const across = ROAD_WIDTH + 2 * least;
  const filling = upright ? width / across : Math.min(height / across, width / (LEAST_COLUMNS[low ? "low" : "usual"] * LENGTH));
  const all = upright ? Math.min(width / across, height / (to - from)) : Math.min(width / (to - from), height / across);
  const scale = whole ? all : Math.max(filling, all);
  // Seen from far away the road is slim: desert fills the screen on both sides of it.
  const wayside = whole ? Math.max(least, ((upright ? width : height) / scale - ROAD_WIDTH) / 2) : least;
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
  return { left: (x - frame.from) * frame.scale - width * 0.4, top: 0 };
}
