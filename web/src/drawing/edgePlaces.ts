/** Where the pointers at the edges of a board stand: toward their pieces, beside each other and beside the tools of the board. */

export interface Piece { piece: number; x: number; y: number }
export interface Size { width: number; height: number }
export interface Place<Kind extends Piece> { one: Kind; left: number; top: number; reach: number; turn: number }
/** Something round that no pointer may cover. */
export interface Round { x: number; y: number; radius: number }
interface Corner { left: number; top: number }

/** Pixels: a pointer, how far it stays from the edge, its tip, and what lies between two. */
export const POINTER: Size = { width: 62, height: 46 };
const [EDGE, TIP, GAP] = [14, 10, 12];

const clamped = (at: number, size: number, own: number): number => Math.min(Math.max(at - own / 2, EDGE), size - own - EDGE);
const overlap = (one: Corner, other: Corner): boolean => Math.abs(one.left - other.left) < POINTER.width + GAP && Math.abs(one.top - other.top) < POINTER.height + GAP;

function covers({ left, top }: Corner, { x, y, radius }: Round): boolean {
  const beside = (at: number, from: number, size: number): number => Math.max(from - at, 0, at - from - size);
  return Math.hypot(beside(x, left, POINTER.width), beside(y, top, POINTER.height)) < radius;
}

/** The nearest place along the edge that is free of others; the wished one where there is none. */
function freePlace(wished: Corner, along: "left" | "top", others: Corner[], window: Size, tools: Size, kept: Round[]): Corner {
  const step = along === "left" ? POINTER.width + GAP : POINTER.height + GAP;
  const most = along === "left" ? window.width - POINTER.width - EDGE : window.height - POINTER.height - EDGE;
  const isFree = (at: Corner): boolean => !others.some((other) => overlap(at, other)) && !kept.some((one) => covers(at, one)) && (at.left + POINTER.width < window.width - tools.width || at.top > tools.height);
  for (let shift = 0; shift <= most; shift += step / 4) {
    for (const at of [wished[along] + shift, wished[along] - shift]) {
      const place = { ...wished, [along]: at };
      if (at >= EDGE && at <= most && isFree(place)) return place;
    }
  }
  return wished;
}

/** One place for each piece that the window does not show, as far as there is one that covers nothing that is kept clear; `tools` is
what the board's own buttons take of the upper right corner. */
export function edgePlaces<Kind extends Piece>(pieces: Kind[], seen: Size & Corner, tools: Size, kept: Round[] = []): Place<Kind>[] {
  const clear = kept.map(({ x, y, radius }) => ({ x: x - seen.left, y: y - seen.top, radius }));
  const placed: Place<Kind>[] = [];
  for (const one of pieces) {
    const [x, y] = [one.x - seen.left, one.y - seen.top];
    if (x >= 0 && y >= 0 && x <= seen.width && y <= seen.height) continue;
    const wished = { left: clamped(x, seen.width, POINTER.width), top: clamped(y, seen.height, POINTER.height) };
    const { left, top } = freePlace(wished, x >= 0 && x <= seen.width ? "left" : "top", placed, seen, tools, clear);
    if (clear.some((one) => covers({ left, top }, one))) continue;
    const way = Math.atan2(y - top - POINTER.height / 2, x - left - POINTER.width / 2);
    // The tip stays outside the frame of its button, and so within the board.
    const reach = Math.min(POINTER.width / 2 / Math.abs(Math.cos(way)), POINTER.height / 2 / Math.abs(Math.sin(way))) + TIP;
    placed.push({ one, left, top, reach, turn: (way * 180) / Math.PI });
  }
  return placed;
}
