// Generated from the server by `python -m carambolage.table.protocol.typescript web/src`; do not edit.

/** A square of the grid with a piece of road: its shape as driven, where it lies, the heading on entering. */
export type BlockSeen = {
  shape: string;
  x: number;
  y: number;
  heading: number;
};

/** A space of the road: colour, hazard, the class of a target (0 for none), oil token, wreck. */
export type SpaceSeen = {
  colour: string;
  hazard: string;
  target: number;
  oil: boolean;
  wreck: boolean;
};

/** A tile on the table; `rows` are its rows as driven, each lane 1 to 3. */
export type TileSeen = {
  tile: string;
  flipped: boolean;
  first: number;
  blocks: BlockSeen[];
  rows: SpaceSeen[][];
  entered: number[];
  pitted: number[];
};

/** A score with its four parts (RK-END-10, RK-END-14). */
export type ScoreSeen = {
  targets: number;
  shots: number;
  place: number;
  wipes: number;
  total: number;
};

/** A car with its dashboard; hand and accessory hand are told to their owner only (RK-INF-01). */
export type CarSeen = {
  seat: number;
  status: string;
  row: number;
  lane: number;
  speed: number;
  pole: number;
  team: number;
  wiped: boolean;
  tokens: number;
  shots: number;
  scored: number[];
  cheered: boolean;
  slots: (string | null)[];
  closed: boolean[];
  skill: string | null;
  place: number;
  standing: number;
  score: ScoreSeen;
  cards: number;
  hand: Record<string, number> | null;
  accessories: number;
  accessory_hand: Record<string, number> | null;
  skills: string[] | null;
  left: boolean;
};

/** The movement under way. */
export type MoveSeen = {
  seat: number;
  steps: number;
  flight: boolean;
  dice: number;
};

/** What a car suffers at the moment. */
export type DamageSeen = {
  victim: number;
  due: number;
  source: string;
  by: number;
};

/** All that a seat may see; `drawn` is a tile whose orientation is being chosen, `rounds_left` how many rounds are to come after this one once a car has crossed the line. */
export type View = {
  seat: number;
  round: number;
  rounds_left: number | null;
  phase: string;
  active: number | null;
  order: number[];
  over: boolean;
  asked: number[];
  start: number;
  deck: number;
  discard: Record<string, number>;
  playing: string | null;
  accessory_deck: number;
  accessory_discard: Record<string, number>;
  tile_pile: number;
  refused: string[];
  drawn: string | null;
  supply: number[];
  road: TileSeen[];
  cars: CarSeen[];
  move: MoveSeen | null;
  damage: DamageSeen | null;
  classic: boolean;
  teams: boolean;
  standings: number[] | null;
};

/** How a pack paints a car. */
export type CarFacts = {
  colour: string;
  letter: string;
};

/** A tile as it is printed: the shapes of its blocks, and each row's colours, targets and hazards, lane 1 to 3. */
export type TileFacts = {
  blocks: string[];
  colours: string[][];
  targets: number[][];
  hazards: string[][];
};

/** The shape of a block in its own frame, entered from below: the corners of its spaces by gate and ring, and their aim points by row and lane, each x and y; a square has 32 units (chapter 4.2). */
export type BlockFacts = {
  corners: number[][][];
  aims: number[][][];
};

/** What a client draws of a pack: cars and tiles by their ids, the shapes of the road, the crash table, values of targets and tokens. */
export type PackFacts = {
  cars: Record<string, CarFacts>;
  tiles: Record<string, TileFacts>;
  blocks: Record<string, BlockFacts>;
  crash: Record<string, number[]>;
  points: number[];
  places: number[];
  ammo: Record<string, number>;
  slots: Record<string, string>;
  copies: Record<string, number>;
};

/** The way of a piece over numbered places: where it stands (-1: nowhere), what it passes, where it stops. */
export type Way = {
  piece: number;
  places: number[];
};

/** What entering a space means, its crash check and a wreck there: dice, chance to wipe out in thousandths, mean hits in hundredths. */
export type Danger = {
  space: number;
  dice: number;
  wipe_out: number;
  hits: number;
};

/** What dice are likely to do to a car: hits left on average (in hundredths) and chances in thousandths. */
export type HarmSeen = {
  seat: number;
  dice: number;
  hits: number;
  hurts: number;
  wipes: number;
};

/** What a client draws of an answer: the way, its crash checks and wrecks, what it may do to cars, the chance of a target; after a choice of speed also the spaces in reach, and the checks of all that lie ahead. */
export type RallyPreview = {
  ways: Way[];
  checks: Danger[];
  harm: HarmSeen[];
  speed: number;
  scores: number;
  reach?: number[];
  dangers?: Danger[];
};

export type EventKind = "start_seat" | "teamed" | "skill_dealt" | "skill_chosen" | "mounted" | "on_pole" | "race_begins" | "tile_drawn" | "tile_refused" | "tile_placed" | "target_placed" | "tile_removed" | "round_begins" | "phase_begins" | "rolled" | "drew" | "reshuffled" | "move_begins" | "speed_set" | "spent" | "played" | "stepped" | "barricade" | "oil_gone" | "checked" | "played_safe" | "collided" | "speed_changed" | "put_back" | "tried" | "scored" | "missed" | "declined" | "move_ends" | "crossed" | "passed" | "attacked" | "aimed" | "oil_laid" | "pit_stop" | "drew_accessory" | "retaliated" | "hit" | "reduced" | "defended" | "lost" | "gave" | "escaped" | "wiped_out" | "lost_accessory" | "took_wipe" | "took_shot" | "out_of_race" | "left" | "coin" | "ranked" | "race_ends" | "countdown";

export type OptionName = "presentation" | "start_seat" | "race_length" | "elimination" | "skills" | "teams" | "friendly_fire" | "tile_orientation" | "front_arc" | "veteran_driver" | "wiped_out_may_attack" | "three_tokens_no_scoring" | "damaged_slots" | "pits_with_three_tokens" | "forest_fire_blocks_sight" | "tie_break" | "straggler_limit";

/** The answers: each verb with its fields. */
export type Answer =
  | { verb: "pass"; fields: {} }
  | { verb: "decline"; fields: {} }
  | { verb: "keep"; fields: {} }
  | { verb: "leave_empty"; fields: {} }
  | { verb: "roll"; fields: {} }
  | { verb: "play_safe"; fields: {} }
  | { verb: "make_stop"; fields: {} }
  | { verb: "reroll"; fields: {} }
  | { verb: "printed"; fields: {} }
  | { verb: "reversed"; fields: {} }
  | { verb: "skill"; fields: { skill: number } }
  | { verb: "pole"; fields: { pole: number } }
  | { verb: "target_class"; fields: { kind: number } }
  | { verb: "speed"; fields: { step: number } }
  | { verb: "step"; fields: { lane: number; mode: number } }
  | { verb: "brake"; fields: { steps: number } }
  | { verb: "rival"; fields: { seat: number } }
  | { verb: "target"; fields: { space: number } }
  | { verb: "oil"; fields: { lane: number } }
  | { verb: "weapon"; fields: {} }
  | { verb: "play"; fields: { card: number } }
  | { verb: "slingshot"; fields: {} }
  | { verb: "two_card_stop"; fields: {} }
  | { verb: "spend"; fields: { card: number } }
  | { verb: "lose"; fields: { card: number } }
  | { verb: "lose_all"; fields: {} }
  | { verb: "mount"; fields: { accessory: number } }
  | { verb: "lose_slot"; fields: { slot: number } };

export const CARDS = ["bump","disco_laser","missile","blaster","pineapple","cocktail","broadside","stands","crate","oil_slick","hook","evasive","brace","seat_belt","countermeasures","return_fire","tight_grip","lucky_escape","pass","nitro","handbrake","power_slide","racing_line","slipstream","bullseye","crowd","pit_stop","cheque"] as const;
export const ACCESSORIES = ["machine_gun","rockets","vulcan","flames","brushes","rear_gun","harpoon","laser","mortar","grenades","ballistic","fireproof","reactive","ram_plates","mirror","roll_cage","spiked_hull","veteran","jump_jets","turret","four_wheel","piercing","cow_catcher","turbo","brakes","computer","feed"] as const;
export const SKILLS = ["nerves","slingshot","tough","lead_foot","eel","showboat","hoarder","eagle_eye","mechanic","trigger","bully","survivor"] as const;
export const TILES = ["open_highway","proving_ground","market_street","spilled_load","cow_hazard","hay_bale_blockade","the_pits","forest_fire","rock_slide","sweeping_bend","canyon_bend","burning_barricade","fender_bender_curve","suburbia","chicane","serpentine","hairpin","dizzy_loop","start","finish"] as const;
export const CARS = ["red","blue","green","yellow","purple","black"] as const;
export const CLASSES = ["green","yellow","red"] as const;
export const SLOTS = ["weapon","armour","extra"] as const;
export const COLOURS = ["green","yellow","orange","red"] as const;
export const HAZARDS = ["none","oil","rock","cow","fire","barricade","pit"] as const;
export const BLOCKS = ["straight","wide_left","wide_right","tight_left","tight_right"] as const;
export const PHASES = ["draw","move","combat"] as const;
export const MODES = ["drive","collide","jump","pass"] as const;
export const PURPOSES = ["speed","safe","ammo","stop","dice","order","check","wreck","collision","run_over","attack","aim","reroll","return_fire","spikes"] as const;
export const SOURCES = ["attack","check","collision","retaliation"] as const;
export const WEAPON = 28;
export const SLINGSHOT = 29;
export const MOST_TOKENS = 3;
