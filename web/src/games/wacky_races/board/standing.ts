/** How cars share a tile: side by side, in rows where there is room for many, the villain behind them. */

export const VILLAIN_PIECE = -1;

export interface Standing {
  /** Between two tiles while driving. */
  place: number;
  /** -1 to 1 across the road. */
  lane: number;
  scale: number;
  /** Degrees, while falling back. */
  spin: number;
}

/** How far racers move up to make room for the villain behind them. */
const CROWDED = 0.15;

/** Piece to tile. */
export type Seatings = Record<number, number>;

export function arrange(where: Seatings): Record<number, Standing> {
  const lair = where[VILLAIN_PIECE];
  const tiles = new Map<number, number[]>();
  for (const [piece, place] of Object.entries(where)) {
    if (Number(piece) !== VILLAIN_PIECE) tiles.set(place, [...(tiles.get(place) ?? []), Number(piece)]);
  }
  const standings: Record<number, Standing> = {};
  for (const [place, pieces] of tiles) {
    const ahead = place === lair ? CROWDED : 0;
    pieces.forEach((piece, index) => (standings[piece] = standingOf(place + ahead, index, pieces.length)));
  }
  if (lair !== undefined) {
    const alone = !tiles.has(lair);
    standings[VILLAIN_PIECE] = { place: alone ? lair : lair - 0.3, lane: 0, scale: alone ? 1 : 0.66, spin: 0 };
  }
  return standings;
}

function standingOf(place: number, index: number, count: number): Standing {
  if (count === 1) return { place, lane: 0, scale: 1, spin: 0 };
  if (count === 2) return { place: place + (index ? 0.1 : -0.06), lane: index ? 0.92 : -0.92, scale: 0.92, spin: 0 };
  const row = Math.floor(index / 2);
  const rows = Math.ceil(count / 2);
  return { place: place + (row - (rows - 1) / 2) * 0.32, lane: index % 2 ? 0.9 : -0.9, scale: rows > 2 ? 0.5 : 0.62, spin: 0 };
}
