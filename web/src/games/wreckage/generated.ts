// Generated from the server by `python -m carambolage.table.protocol.typescript web/src`; do not edit.

/** An obstacle on the table; its outline is an octagon with half widths a and b, or a rectangle of half length a and half width b. */
export type ObstacleSeen = {
  index: number;
  kind: string;
  x: number;
  y: number;
  heading: number;
  octagon: boolean;
  a: number;
  b: number;
};

/** A gas can: on the ground, or aboard the car of a seat; one that is gone for ever is not listed. */
export type CanSeen = {
  number: number;
  x: number;
  y: number;
  owner: number | null;
};

/** A mine on the table. */
export type MineSeen = {
  index: number;
  x: number;
  y: number;
};

/** An equipment card before its owner; `discarded` ones have left the game. */
export type EquipmentSeen = {
  kind: string;
  discarded: boolean;
};

/** A card in a slot of the plan: `face` is a card, or `unseen`; `up` tells whether it lies face up. */
export type PlannedCard = {
  face: string;
  up: boolean;
};

/** A car and what lies before its player. */
export type CarSeen = {
  seat: number;
  number: number;
  vehicle: string | null;
  colour: string | null;
  x: number;
  y: number;
  heading: number;
  speed: number;
  reverse: boolean;
  hits: number;
  structure: number;
  acceleration: number;
  handling: number;
  hairpins: number;
  hairpins_left: number;
  cans: number;
  out: string;
  returns: number | null;
  burning: boolean;
  dousing: boolean;
  spun: boolean;
  smashes: number;
  dodges: number;
  rams_used: number;
  kills: number;
  mines_left: number;
  equipment: EquipmentSeen[];
  plan: (PlannedCard | null)[];
  talon: Record<string, number>;
  lost: Record<string, number>;
  place: number | null;
  rank: number | null;
};

/** All that a seat may see; `arena` is half the side of the square, `standings` are the ranks of a finished game. */
export type View = {
  turn: number;
  phase: number;
  limit: number;
  over: boolean;
  reason: string | null;
  asked: number[];
  active: number | null;
  first: number;
  arena: number;
  order: number[];
  obstacles: ObstacleSeen[];
  cans: CanSeen[];
  mines: MineSeen[];
  pool: Record<string, number>;
  deck: Record<string, number>;
  discard: Record<string, number>;
  standings: number[] | null;
  seat: number;
  start_speed: number | null;
  cars: CarSeen[];
};

/** The outline of a piece: an octagon with half widths a and b, or a rectangle of half length a, half width b. */
export type ShapeFacts = {
  octagon: boolean;
  a: number;
  b: number;
};

/** The values printed on a vehicle. */
export type VehicleFacts = {
  acceleration: number;
  handling: number;
  structure: number;
  specials: string[];
};

/** The values printed on a weapon. */
export type WeaponFacts = {
  attack: number;
  long: boolean;
  abilities: number;
};

/** What a damage card shows. */
export type DamageFacts = {
  points: number;
  icon: string;
};

/** What a client draws of a pack. */
export type PackFacts = {
  car: ShapeFacts;
  can: ShapeFacts;
  mine: ShapeFacts;
  ranges: number[];
  obstacles: Record<string, ShapeFacts>;
  colours: Record<string, string>;
  vehicles: Record<string, VehicleFacts>;
  weapons: Record<string, WeaponFacts>;
  damage: Record<string, DamageFacts>;
};

/** A turn about a pivot corner by signed ticks, to the left if positive, with the ruler as it is laid for it. */
export type Arc = {
  pivot: [number, number];
  ticks: number;
  rulers: (([number, number])[])[];
};

/** A part of a car's way: `how` it goes to a pose, in a turn by an arc. */
export type Step = {
  how: string;
  x: number;
  y: number;
  heading: number;
  arc: Arc | null;
};

/** A collision: what is struck, where each of it is touched, and how many cards the striker draws before surcharges. */
export type Contact = {
  cars: number[];
  obstacles: number[];
  mines: number[];
  edge: boolean;
  points: ([number, number])[];
  cards: number;
};

/** A line of sight to a point of the target. */
export type Line = {
  x: number;
  y: number;
  free: boolean;
};

/** The ruler laid against a side of a car, and the nine lines from the middle of that side (WK-DEC-23). */
export type Aim = {
  ruler: ([number, number])[];
  start: [number, number];
  lines: Line[];
};

/** What a car would suffer: how many cards are drawn for it, the chances of a hit and of its destruction in percent, the hits to be expected in tenths, and the chance that it catches fire in percent. */
export type Danger = {
  seat: number;
  cards: number;
  hit: number;
  wreck: number;
  expected: number;
  burn: number;
};

/** What a client draws of an answer: the way of the own car, the contact at its end, the cans taken on it, the site of a can that is dropped, the target of a shot with the ruler and its lines, and what a shot or the way does to whom. */
export type ArenaPreview = {
  steps: Step[];
  contact: Contact | null;
  cans: number[];
  site: [number, number] | null;
  target: number | null;
  aim: Aim | null;
  dangers: Danger[];
};

export type EventKind = "start_player" | "vehicle_chosen" | "equipped" | "can_placed" | "obstacle_placed" | "car_placed" | "speed_chosen" | "starts_at" | "turn_begins" | "planned" | "phase_begins" | "ranked_for_phase" | "action_begins" | "card_shown" | "no_card" | "applied" | "declined" | "no_effect" | "speed_changed" | "hairpin" | "turned" | "blocked" | "moved" | "jumped" | "held" | "can_taken" | "can_moved" | "mine_laid" | "mine_exploded" | "collided" | "pushed" | "thrown" | "fired" | "damage_card" | "ram" | "plated" | "hits" | "no_damage" | "card_lost" | "spun" | "reshuffled" | "destroyed" | "can_dropped" | "can_gone" | "repaired" | "pump_exploded" | "on_fire" | "burns" | "douses" | "fire_out" | "turn_ends" | "came_back" | "waits" | "gave_up" | "won" | "drawn";

export type OptionName = "travel_rule" | "collision_cards" | "lasting_cards" | "reveal" | "fire_timing" | "initiative_tie" | "pedal_cards" | "turn_step" | "start_layout" | "setup_ring" | "arena" | "obstacles" | "can_limit" | "win_timing" | "nitro_use" | "ram_use" | "mine_hit" | "tyre_fire" | "repair_pool" | "drop_cans" | "turn_limit" | "quick_setup" | "respawn" | "layout" | "reshuffle_icon";

/** The answers: each verb with its fields. */
export type Answer =
  | { verb: "vehicle"; fields: { token: number; face: number } }
  | { verb: "equip"; fields: { kind: number } }
  | { verb: "start"; fields: { speed: number } }
  | { verb: "plan"; fields: { first: number; second: number } }
  | { verb: "douse"; fields: {} }
  | { verb: "speed"; fields: { gear: number; speed: number } }
  | { verb: "turn"; fields: { gear: number; side: number; angle: number } }
  | { verb: "u_turn"; fields: { gear: number; side: number } }
  | { verb: "apply"; fields: {} }
  | { verb: "decline"; fields: {} }
  | { verb: "repair"; fields: {} }
  | { verb: "pay"; fields: { one: number; two: number } }
  | { verb: "gain"; fields: { what: number } }
  | { verb: "drive"; fields: { how: number; mine: number } }
  | { verb: "fire"; fields: { slot: number; target: number } }
  | { verb: "pass"; fields: {} }
  | { verb: "plating"; fields: { keep: number } }
  | { verb: "drop"; fields: { site: number } };

export const VEHICLES = ["pick_up","coupe","sedan","muscle_car","armoured_van","interceptor","off_roader","dune_buggy"] as const;
export const TOKENS = ["yellow","red","blue","green"] as const;
export const EQUIPMENT = ["machine_gun","flamethrower","rocket_launcher","laser","turret_gun","harpoon","shotgun_battery","shock_missile","sniper_turret","rotary_laser","steel_plating","ram","rear_mount","mine_dropper","nitro","armour"] as const;
export const DAMAGE = ["ricochet","dust_cloud","dented_panel","burst_tyre","bent_steering_rod","torn_bodywork","broken_axle","cut_cable","direct_hit","side_blast","engine_block_hit"] as const;
export const OBSTACLES = ["boulder","concrete_block","tyre_wall","rusted_hull","drum_stack","spike_column","fuel_pump","burning_tyres","wreck","burning_barrels"] as const;
export const PLAYS = ["accelerate","decelerate","turn_right","turn_left","repeat","jump","swerve","smash","full_throttle","barrage","u_turn","dodge","turbo"] as const;
export const CAUSES = ["weapon","collision","mine","barrels","fire"] as const;
export const DIRECTIONS = ["front","rear","left","right"] as const;
export const SIDES = ["left","right"] as const;
export const HOWS = ["hold","travel","nitro"] as const;
export const OUTS = ["in_play","destroyed","gave_up"] as const;
export const REASONS = ["none","three_cans","last_car","last_together","turn_limit","others_gave_up"] as const;
export const FIRST_SPECIAL = 5;
export const NO_CARD = 7;
export const DEGREES = 5;
export const WIDEST = 9;
export const CANS_TO_WIN = 3;
