/** What the server shows of Wacky Races: the shape of `view`, told by the names of the pack. */

export type Terrain = "desert" | "forest" | "prairie" | "farm";
export const TERRAINS: Terrain[] = ["desert", "forest", "prairie", "farm"];

export interface Spot {
  place: number;
  tile: string;
  terrain: string;
  covered: boolean;
  back: string | null;
  trap: string | null;
  racers: number[];
}

export interface PowerCard {
  id: string;
  up: boolean;
}

export interface Racer {
  racer: number;
  car: string | null;
  seat: number | null;
  neutral: boolean;
  place: number;
  spot: number;
  position: number;
  finished: number;
  powers: PowerCard[];
  cards: number;
  hand_size: number;
  hand: Record<Terrain, number> | null;
  tiles: string[] | null;
  tiles_left: number;
  bridge: boolean;
  mud: boolean;
  low: boolean;
  halted: boolean;
  points: number;
  ranks: number[];
}

export interface View {
  seat: number;
  race: number;
  races: number;
  races_run: number;
  round: number;
  over: boolean;
  asked: number[];
  active: number | null;
  first: number;
  finish: number;
  lap: number;
  course: Spot[];
  racers: Racer[];
  villain: { place: number; spot: number; out: boolean };
  deck: number;
  discard: Record<Terrain, number>;
  top: Terrain | null;
  look: Record<Terrain, number>;
  trap_deck: number;
  trap_under: string[];
  trap_discard: Record<string, number>;
  seen: string[];
  standings: number[] | null;
}
