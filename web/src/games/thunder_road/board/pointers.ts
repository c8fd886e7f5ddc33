/** The vehicles to which pointers at the edges of the board lead. */

import type { View } from "../generated";
import { piecesOf, type Piece } from "../stage/pieces";

export interface Pointed {
  /** The number of the vehicle. */
  piece: number;
  id: string;
  crew: string | null;
  x: number;
  y: number;
  small: boolean;
}

/** All vehicles of a seat that stand on the board; of every other crew the foremost, in small. */
export function pointedAt(view: View, seat: number): Pointed[] {
  const pieces = piecesOf(view);
  const onBoard = view.vehicles.flatMap(({ vehicle, id, crew, kind, space }) => {
    const piece = pieces[vehicle];
    return piece && crew !== null && kind !== "section" && space !== null ? [{ ...placeOf(piece), id, owner: crew }] : [];
  });
  const own = onBoard.filter(({ owner }) => view.crews[owner]?.seat === seat);
  const others = view.crews.filter((crew) => crew.seat !== seat).flatMap(({ crew }) => onBoard.filter(({ owner }) => owner === crew).sort((one, other) => other.x - one.x).slice(0, 1));
  return [...own.map((one) => ({ ...one, small: false })), ...others.map((one) => ({ ...one, small: true }))].map(({ owner, ...one }) => ({ ...one, crew: view.crews[owner]?.id ?? null }));
}

const placeOf = ({ vehicle, x, y }: Piece): { piece: number; x: number; y: number } => ({ piece: vehicle, x, y });
