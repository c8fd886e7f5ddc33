/** Where the pointers at the edges of a board stand: toward their pieces, beside each other and beside the tools of the board. */

/** `small` are those that matter less. */
export interface Piece { piece: number; x: number; y: number; small?: boolean }
export interface Size { width: number; height: number }
export interface Place<Kind extends Piece> { one: Kind; left: number; top: number; reach: number; turn: number }
/** Something round that no pointer may cover. */
export interface Round { x: number; y: number; radius: number }
interface Corner { left: number; top: number }
export type Box = Corner & Size;

/** Pixels: a pointer, how far it stays from the edge, its tip, and what lies between two. */
export const POINTER: Size = { width: 62, height: 46 };
const SMALL: Size = { width: 46, height: 46 };
export const sizeOf = ({ small }: Piece): Size => (small ? SMALL : POINTER);
const [EDGE, TIP, GAP] = [14, 10, 12];
/** So much of the board around the middle of a piece in sight stays free. */
const BODY = 44;
interface Spot { x: number; y: number }

const clamped = (at: number, size: number, own: number): number => Math.min(Math.max(at - own / 2, EDGE), size - own - EDGE);
const overlap = (one: Box, other: Box, gap: number): boolean =>
  one.left < other.left + other.width + gap && other.left < one.left + one.width + gap && one.top < other.top + other.height + gap && other.top < one.top + one.height + gap;

function covers({ left, top, width, height }: Box, { x, y, radius }: Round): boolean {
  const beside = (at: number, from: number, size: number): number => Math.max(from - at, 0, at - from - size);
  return Math.hypot(beside(x, left, width), beside(y, top, height)) < radius;
}

/** The nearest place along the edge where nothing is in the way; the wished one where there is none. */
function freePlace(wished: Box, along: "left" | "top", isFree: (at: Box) => boolean, window: Size): Corner {
  const [own, all] = along === "left" ? [wished.width, window.width] : [wished.height, window.height];
  const most = all - own - EDGE;
  for (let shift = 0; shift <= most; shift += (own + GAP) / 4) {
    for (const at of [wished[along] + shift, wished[along] - shift]) {
      const place = { ...wished, [along]: at };
      if (at >= EDGE && at <= most && isFree(place)) return place;
    }
  }
  return wished;
}

/** One place for each piece that the window does not show, beside those that it shows, as far as there is one that covers nothing that
 is kept clear; `tools` is what the board's own buttons take of the upper right corner, or where they lie. */
export function edgePlaces<Kind extends Piece>(pieces: Kind[], seen: Size & Corner, tools: Size | Box[], kept: Round[] = []): Place<Kind>[] {
  const taken: Box[] = Array.isArray(tools) ? tools : [{ left: seen.width - tools.width, top: 0, ...tools }];
  const clear = kept.map(({ x, y, radius }) => ({ x: x - seen.left, y: y - seen.top, radius }));
  const at = pieces.map((one) => ({ one, x: one.x - seen.left, y: one.y - seen.top }));
  const isSeen = ({ x, y }: Spot): boolean => x >= 0 && y >= 0 && x <= seen.width && y <= seen.height;
  const shown = at.filter(isSeen).map(({ x, y }) => ({ left: x - BODY / 2, top: y - BODY / 2, width: BODY, height: BODY }));
  const placed: (Place<Kind> & Box)[] = [];
  const isClear = (place: Box): boolean => !clear.some((round) => covers(place, round));
  const isFree = (place: Box): boolean =>
    isClear(place) && !placed.some((other) => overlap(place, other, GAP)) && ![...taken, ...shown].some((box) => overlap(place, box, 0));
  for (const { one, x, y } of at.filter((spot) => !isSeen(spot))) {
    const size = sizeOf(one);
    const wished = { left: clamped(x, seen.width, size.width), top: clamped(y, seen.height, size.height), ...size };
    const { left, top } = freePlace(wished, x >= 0 && x <= seen.width ? "left" : "top", isFree, seen);
    if (!isClear({ left, top, ...size })) continue;
    const way = Math.atan2(y - top - size.height / 2, x - left - size.width / 2);
    // The tip stays outside the frame of its button, and so within the board.
    const reach = Math.min(size.width / 2 / Math.abs(Math.cos(way)), size.height / 2 / Math.abs(Math.sin(way))) + TIP;
    placed.push({ one, left, top, ...size, reach, turn: (way * 180) / Math.PI });
  }
  return placed;
}
