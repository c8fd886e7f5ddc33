/** What the server shows of Thunder Road: the shape of `view`, told by the names of the pack. */

import type { Sight } from "../../protocol";

export interface Turn {
  seat: number;
  crew: number | null;
  vehicle: number | null;
  second: number | null;
  value: number;
  coast: boolean;
  moves: number;
  steps: number;
  lost: boolean;
  drift: string;
  bonus: string;
  shots: number;
}

export interface Tile {
  place: string;
  code: string;
  column: number;
  condition: string | null;
  final: boolean;
}

export interface Space {
  space: number;
  name: string;
  lane: number;
  column: number;
  terrain: string;
  printed: string;
  hazard: string | null;
  faceup: boolean;
  vehicles: number[];
  chopper: number | null;
}

export interface Vehicle {
  vehicle: number;
  id: string;
  kind: string;
  crew: number | null;
  size: string;
  state: "start" | "road" | "gone";
  space: number | null;
  where: string | null;
  damage: string[];
  ongoing: string[];
  broken: boolean;
  burning: boolean;
  moved: boolean;
  coasts: number;
  upgrade: string | null;
  upgrade_used: boolean;
  loads: number;
}

export interface Command {
  slot: number;
  id: string;
  low: number;
  high: number;
  held: boolean;
  fits: boolean;
  section: string | null;
  damaged: boolean;
}

export interface German {
  cards: number;
  hand: string[] | null;
  deck: number;
  boards: string[];
  discard: string[];
}

export interface Crew {
  crew: number;
  id: string | null;
  seat: number;
  out: number;
  dice: number[];
  turns_left: number;
  commanded: boolean;
  commands: Command[];
  chopper: number | null;
  chopper_where: string | null;
  chopper_gone: boolean;
  steering: number;
  leader: string | null;
  tokens: number;
  tokens_placed: number;
  scrap: number;
  hexed: number;
  smoke: boolean;
  bonus: string | null;
  bonus_hidden: boolean;
  cards: Record<string, number>;
  hand: Record<string, string> | null;
  draft: string[] | null;
  german: German | null;
}

export interface Piles {
  hazards: number;
  hazard_discard: Record<string, number>;
  unseen: Record<string, number>;
  damage: number;
  damages: Record<string, number>;
  damage_aside: Record<string, number>;
  ongoing: number;
  ongoing_discard: string[];
  conditions: number;
  condition_discard: string[];
  command_tokens: number;
  tiles: number;
  possible_tiles: number[];
  returned_tiles: string[];
}

export interface View {
  seat: number;
  round: number;
  over: boolean;
  asked: number[];
  question: string | null;
  first: number;
  turn: Turn | null;
  dice: { road: number; slam: string; direction: string; shooting: string; stunt: number; fire: string };
  tile_number: number;
  column: number;
  finish: number | null;
  tiles: Tile[];
  spaces: Space[];
  vehicles: Vehicle[];
  crews: Crew[];
  piles: Piles;
  options: Record<string, string>;
  winner: number | null;
  reason: string | null;
  standings: number[] | null;
}

export const viewOf = (sight: Sight | null | undefined): View | undefined => sight?.view as unknown as View | undefined;
