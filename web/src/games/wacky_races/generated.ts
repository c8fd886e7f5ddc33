// Generated from the server by `python -m carambolage.table.protocol.typescript web/src`; do not edit.

/** The villain; out of the race he stands nowhere. */
export type Villain = {
  place: number;
  spot: number;
  out: boolean;
};

/** A tile of the course; `trap` is none, unknown or a kind, `back` the colour of a face-down tile's back. */
export type Spot = {
  place: number;
  tile: string;
  terrain: string;
  covered: boolean;
  back: string | null;
  trap: string | null;
  racers: number[];
};

/** A power on a dashboard. */
export type PowerCard = {
  id: string;
  up: boolean;
};

/** A racer; `place` counts on in the second lap of race 9, `spot` is the tile, `position` the rank at the moment. */
export type RacerSeen = {
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
  hand: Record<string, number> | null;
  tiles: string[] | null;
  tiles_left: number;
  bridge: boolean;
  mud: boolean;
  low: boolean;
  halted: boolean;
  points: number;
  ranks: number[];
};

/** All that a seat may see; `standings` are the ranks of a finished game, `look` and `seen` cards just looked at. */
export type View = {
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
  villain: Villain;
  deck: number;
  discard: Record<string, number>;
  top: string | null;
  trap_deck: number;
  trap_discard: Record<string, number>;
  standings: number[] | null;
  seat: number;
  course: Spot[];
  racers: RacerSeen[];
  look: Record<string, number>;
  trap_under: string[];
  seen: string[];
};

/** How a pack paints a car. */
export type CarFacts = {
  colour: string;
  number: number;
};

/** What a client draws of a pack: the cars by their ids, the villain's too. */
export type PackFacts = {
  cars: Record<string, CarFacts>;
};

/** The way of a piece over numbered places: where it stands (-1: nowhere), what it passes, where it stops. */
export type Way = {
  piece: number;
  places: number[];
};

/** What a client draws of an answer: the ways of racers, tile by tile. */
export type RacePreview = {
  ways: Way[];
};

export type EventKind = "first_player" | "chose_racer" | "race_begins" | "on_grid" | "tile_laid" | "tiles_dealt" | "round_begins" | "turn_begins" | "played" | "paid" | "stuck" | "discarded" | "drew" | "reshuffled" | "revealed" | "top_card" | "moved" | "swapped_places" | "finished" | "tile_revealed" | "tiles_swapped" | "trap_sprung" | "trap_cancelled" | "trap_laid" | "trap_seen" | "trap_moved" | "trap_removed" | "phase_ends" | "bridge_out" | "stuck_in_mud" | "no_refill" | "recovered" | "exhausted" | "used" | "copied" | "took" | "level_crossing" | "acme" | "gas" | "villain_moves" | "villain_stays" | "villain_returns" | "villain_out" | "villain_card" | "neutrals_move" | "named" | "stayed" | "perfect_line" | "lays_low" | "card_seen" | "trap_under_deck" | "left" | "safety_stop" | "ranked" | "champion";

export type OptionName = "racer_choice" | "first_player" | "special_tile" | "stuck_discard" | "trap_reshuffle" | "villain_extra_move" | "foiled_ends_turn" | "powers" | "special_trigger" | "gas_repeat" | "neutral_reveals" | "finish_mode" | "rank_ties" | "solo_level" | "solo_cars" | "season" | "race" | "neutral_points" | "championship_first";

/** The answers: each verb with its fields. */
export type Answer =
  | { verb: "choose_racer"; fields: { car: number } }
  | { verb: "lay_tile"; fields: { tile: number } }
  | { verb: "play"; fields: { terrain: number } }
  | { verb: "pay"; fields: {} }
  | { verb: "leave_river"; fields: {} }
  | { verb: "use"; fields: { slot: number } }
  | { verb: "stuck"; fields: {} }
  | { verb: "end"; fields: {} }
  | { verb: "pay_pair"; fields: { terrain: number } }
  | { verb: "pay_triple"; fields: { cards: number } }
  | { verb: "pay_prairie"; fields: { terrain: number } }
  | { verb: "discard"; fields: { terrain: number } }
  | { verb: "stop"; fields: {} }
  | { verb: "top"; fields: { terrain: number } }
  | { verb: "name"; fields: { terrain: number } }
  | { verb: "keep"; fields: { terrain: number } }
  | { verb: "play_named"; fields: {} }
  | { verb: "stay"; fields: {} }
  | { verb: "racer"; fields: { racer: number } }
  | { verb: "recover"; fields: { slot: number } }
  | { verb: "exhaust"; fields: { slot: number } }
  | { verb: "decline"; fields: {} }
  | { verb: "tile"; fields: { place: number } }
  | { verb: "trap"; fields: { kind: number } }
  | { verb: "shift"; fields: { place: number; way: number } }
  | { verb: "convert"; fields: { racer: number; slot: number } }
  | { verb: "keep_pair"; fields: { cards: number } }
  | { verb: "villain"; fields: {} };

export const CARS = ["sb","gt","pp","rm","pe","as","am","ac","pf","rr"] as const;
export const TRAPS = ["none","broken_bridge","oil","painted_tunnel","boulder","log","foiled_again","sabotage","sleight_of_hand","mud_puddle","unknown"] as const;
export const TILES = ["rattlesnake_flats","dry_gulch","whispering_pines","beaver_hollow","bison_range","tumbleweed_straight","pumpkin_patch","red_barn","mirage_mesa","vulture_dunes","timber_ridge","moonlit_grove","telegraph_plain","wagon_trail","corn_maze","henhouse_corner","swamp","crossroads","level_crossing","acme","gas_station"] as const;
export const TERRAINS = ["desert","forest","prairie","farm"] as const;
export const POWERS = ["sb1","sb2","sb3","sb4","gt1","gt2","gt3","gt4","pp1","pp2","pp3","pp4","rm1","rm2","rm3","rm4","pe1","pe2","pe3","pe4","as1","as2","as3","as4","am1","am2","am3","am4","ac1","ac2","ac3","ac4","pf1","pf2","pf3","pf4","rr1","rr2","rr3","rr4"] as const;
