/** What stands on the road at this moment, in the units of the drawing. */

import { CREW_VEHICLES, FIRST_WRECK, type Space, type VehicleSeen, type View } from "../generated";
import { LENGTH, middleOf, spotOnBoard, WIDTH, type Point } from "../board/road";

export interface Piece extends Point {
  vehicle: number;
  /** 0 on the ground, 1 high in the air. */
  lift: number;
  /** Degrees off straight ahead. */
  turn: number;
  fade: number;
  shaking: boolean;
  broken: boolean;
  burning: boolean;
  damage: number;
}

export interface Flier extends Point {
  crew: number;
  fade: number;
}

export interface Token {
  kind: string;
  faceup: boolean;
  /** Grows and shrinks while it comes and goes. */
  scale: number;
}

export interface Ground {
  key: number;
  space: number;
  column: number;
  lane: number;
  terrain: string;
  changed: boolean;
}

/** Who shares a space stands a bit aside. */
export const ASIDE = { x: 13, y: 15 };
const WAITING_GAP = { car: 104, bike: 64, truck: 110 };

export function piecesOf(view: View): Record<number, Piece> {
  const places = new Map(view.spaces.flatMap((space) => space.vehicles.map((vehicle, place) => [vehicle, { space, place }] as const)));
  return Object.fromEntries(
    view.vehicles.filter((vehicle) => vehicle.state === "road" || isWaiting(vehicle)).map((vehicle) => {
      const place = places.get(vehicle.vehicle);
      return [vehicle.vehicle, pieceOf(vehicle, place ? standing(place.space, place.place) : waiting(vehicle, view))];
    }),
  );
}

/** Where whoever has crossed the Finish Line comes to rest. */
export const beyond = (finish: number): number => (finish + 1.15) * LENGTH;

/** After a race won on the Finish Line: whoever crossed it, the one in turn or the foremost of the winner. */
export function winnerOf(view: View): number | null {
  if (view.reason !== "finish" || view.winner === null) return null;
  const mine = view.vehicles.filter((vehicle) => vehicle.state === "road" && vehicle.crew !== null && view.crews[vehicle.crew]?.seat === view.winner);
  const column = new Map(view.spaces.flatMap((space) => space.vehicles.map((vehicle) => [vehicle, space.column + (space.lane % 2) / 2] as const)));
  const foremost = mine.toSorted((one, other) => (column.get(other.vehicle) ?? -1) - (column.get(one.vehicle) ?? -1));
  return (mine.find((vehicle) => vehicle.vehicle === view.turn?.vehicle) ?? foremost[0])?.vehicle ?? null;
}

export const isWaiting = (vehicle: VehicleSeen): boolean => vehicle.state === "start" && vehicle.kind !== "section" && vehicle.vehicle < FIRST_WRECK;

function pieceOf(vehicle: VehicleSeen, at: Point): Piece {
  const { broken, burning } = vehicle;
  return { vehicle: vehicle.vehicle, ...at, lift: 0, turn: broken ? 180 : 0, fade: 1, shaking: false, broken, burning, damage: vehicle.damage.length };
}

export function newPiece(vehicle: number, at: Point): Piece {
  return { vehicle, ...at, lift: 0, turn: 180, fade: 1, shaking: false, broken: true, burning: false, damage: 0 };
}

function standing(space: Space, place: number): Point {
  const { x, y } = middleOf(space);
  if (space.vehicles.length < 2) return { x, y };
  const side = place === 0 ? 1 : -1;
  return { x: x + side * ASIDE.x, y: y + side * ASIDE.y };
}

/** In the start area: a row for each crew, the first vehicle in front. */
function waiting(vehicle: VehicleSeen, view: View): Point {
  const crews = view.crews.length;
  const row = ((vehicle.crew ?? 0) + 0.5) * ((6 * WIDTH) / crews);
  const gap = vehicle.kind === "bike" ? WAITING_GAP.bike : vehicle.kind === "truck" ? WAITING_GAP.truck : WAITING_GAP.car;
  return { x: view.column * LENGTH - 74 - (vehicle.vehicle % CREW_VEHICLES) * gap, y: row };
}

export function fliersOf(view: View): Record<number, Flier> {
  const flying = view.crews.filter((crew) => crew.chopper !== null);
  return Object.fromEntries(flying.map((crew) => [crew.crew, { crew: crew.crew, fade: 1, ...middleOf(spotOnBoard(crew.chopper ?? 0, view.column)) }]));
}

export function tokensOf(view: View): Record<number, Token> {
  return Object.fromEntries(view.spaces.flatMap(({ space, hazard, faceup }) => (hazard ? [[space, { kind: hazard, faceup, scale: 1 }]] : [])));
}

const grounds = new WeakMap<Space, Ground>();

/** Spaces stay the same objects while nothing on them changes, and so do their grounds. */
export const groundsOf = (view: View): Ground[] => view.spaces.map((space) => grounds.get(space) ?? groundOf(space));

function groundOf(from: Space): Ground {
  const { space, column, lane, terrain, printed } = from;
  const made = { key: column * 6 + lane, space, column, lane, terrain, changed: terrain !== printed };
  grounds.set(from, made);
  return made;
}
