// Generated from the server by `python -m carambolage.table.protocol.typescript web/src`; do not edit.

/** The turn; `drift` is none, ready or used, `bonus` (the road die) open, taken or declined; `commands` at work. */
export type TurnSeen = {
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
  commands: string[];
};

/** The road die of the round, and the special dice as they lie since they were last rolled. */
export type DiceSeen = {
  road: number;
  slam: string;
  direction: string;
  shooting: string;
  stunt: number;
  fire: string;
};

/** A tile on the board; `column` is its first one, counted from the start of the race. */
export type Tile = {
  place: string;
  code: string;
  column: number;
  condition: string | null;
  final: boolean;
};

/** A vehicle; `state` is start, road, off (a section of the truck) or gone, `where` the name of its space. */
export type VehicleSeen = {
  vehicle: number;
  id: string;
  kind: string;
  crew: number | null;
  size: string;
  state: string;
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
};

/** A space; `hazard` is none, unknown or a kind, `vehicles` from below to the top, `chopper` a crew. */
export type Space = {
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
};

/** A command; `low` and `high` are the dice it takes (0: only a token), `held` whether something lies on it, `fits` whether one of the crew's dice may go on it. */
export type CommandSeen = {
  slot: number;
  id: string;
  low: number;
  high: number;
  held: boolean;
  fits: boolean;
  section: string | null;
  damaged: boolean;
};

/** German Engineering cards; `hand` is none for those who may not see it, `named` a card that counts as a reward. */
export type German = {
  cards: number;
  hand: string[] | null;
  deck: number;
  boards: string[];
  discard: string[];
  named: string | null;
};

/** A crew; `cards` counts the hand cards by kind, `hand` names them for their owner, `chopper` is a space. */
export type CrewSeen = {
  crew: number;
  id: string | null;
  seat: number;
  out: number;
  dice: number[];
  turns_left: number;
  commanded: boolean;
  commands: CommandSeen[];
  chopper: number | null;
  chopper_where: string | null;
  chopper_gone: boolean;
  steering: number;
  leader: string | null;
  tokens: number;
  tokens_placed: number;
  scrap: number;
  hexed: number | null;
  smoke: boolean;
  bonus: string | null;
  bonus_hidden: boolean;
  cards: Record<string, number>;
  hand: Record<string, string> | null;
  draft: string[] | null;
  german: German | null;
};

/** The piles; `unseen` are the hazard tokens of each kind that this seat has not seen (TR-HID-02). */
export type Piles = {
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
};

/** All that a seat may see; `column` is that of the rear edge, `finish` that of the Finish Line, if any. */
export type View = {
  round: number;
  over: boolean;
  asked: number[];
  first: number;
  turn: TurnSeen | null;
  dice: DiceSeen;
  tile_number: number;
  column: number;
  finish: number | null;
  tiles: Tile[];
  vehicles: VehicleSeen[];
  options: Record<string, string>;
  winner: number | null;
  reason: string | null;
  standings: number[] | null;
  seat: number;
  question: string | null;
  spaces: Space[];
  crews: CrewSeen[];
  piles: Piles;
};

/** A German Engineering card: its value as a movement die, and its face as a shooting die. */
export type GermanCard = {
  move: number;
  shot: string;
};

/** A side of a tile: the ground of each space, and the spaces with a hazard symbol, by column and then lane. */
export type Side = {
  ground: number[];
  symbols: number[];
};

/** What a client draws of a pack. */
export type PackFacts = {
  colours: Record<string, string>;
  average_roll: Record<string, number>;
  german: Record<string, GermanCard>;
  sides: Side[];
};

/** The way of a piece over numbered places: where it stands (-1: nowhere), what it passes, where it stops. */
export type Way = {
  piece: number;
  places: number[];
};

/** What a client draws of an answer: the ways of vehicles, and the spaces that the own ones can go on to. */
export type RoadPreview = {
  ways: Way[];
  reach: number[];
};

export type EventKind = "crew_chosen" | "dice_rolled" | "first_player" | "round_begins" | "road_die" | "turn_begins" | "turn_passed" | "assigned" | "command_placed" | "token_placed" | "command" | "chopper_placed" | "chopper_back" | "repaired" | "moves" | "fire_die" | "stepped" | "moved" | "flew" | "slid" | "jumped" | "revealed" | "token_gone" | "token_laid" | "stopped" | "drifted" | "bonus_taken" | "slam" | "slam_dice" | "rerolled" | "pushed" | "shot" | "hit" | "missed" | "damage_drawn" | "minor_damage" | "damage_ignored" | "broken" | "runs_again" | "caught_fire" | "fire_out" | "ongoing_effect" | "eliminated" | "direction_die" | "stunt_die" | "shooting_die" | "quake" | "sand_worm" | "wreck_appears" | "scrolled" | "hazards_laid" | "finish_line" | "player_out" | "gave_up" | "won" | "drawn_game" | "rig_damaged" | "rig_repaired" | "steered" | "missiles" | "shrapnel" | "leaders_dealt" | "leader_chosen" | "upgrades_dealt" | "upgrade_fitted" | "condition_shown" | "hand_dealt" | "bonus_command_dealt" | "cards_or_dice" | "card_used" | "card_revealed" | "cards_drawn" | "scrap" | "peeked" | "hexed" | "die_set" | "cancelled" | "reaction_passed" | "jury_rigged" | "token_swapped" | "start_tile";

export type OptionName = "start_tile" | "crew_choice" | "big_rig" | "final_five" | "carnage" | "start_area_is_road" | "road_die_after_stop" | "mud_reveal_charge" | "drift_on_revealed_wreck" | "shoot_inoperable" | "box_limits" | "tile_return_side" | "two_player_final_tile" | "round_cap" | "out_player_finish_wins" | "simultaneous_wipeout" | "rig_slam_stops" | "bike_drift" | "salt_flats" | "ramp_reveal" | "fire_die" | "ongoing_token_repair" | "big_team" | "leaders" | "upgrades" | "road_conditions" | "advanced_airstrikes" | "bounties" | "one_shots" | "bonus_commands" | "german_engineering" | "leaders_shown" | "em_berco_without_carnage" | "token_on_bonus_command" | "controlled_return" | "redraw_useless" | "mask_reactions" | "bonus_commands_public" | "ge_first_player";

/** The answers: each verb with its fields. */
export type Answer =
  | { verb: "accept"; fields: {} }
  | { verb: "decline"; fields: {} }
  | { verb: "crew"; fields: { crew: number } }
  | { verb: "leader"; fields: { leader: number } }
  | { verb: "keep"; fields: { card: number } }
  | { verb: "fit"; fields: { order: number } }
  | { verb: "assign"; fields: { crew: number; value: number; vehicle: number } }
  | { verb: "assign_card"; fields: { crew: number; card: number; vehicle: number } }
  | { verb: "command"; fields: { value: number; slot: number } }
  | { verb: "command_card"; fields: { card: number; slot: number } }
  | { verb: "token"; fields: { slot: number } }
  | { verb: "first"; fields: { slot: number } }
  | { verb: "space"; fields: { space: number } }
  | { verb: "vehicle"; fields: { vehicle: number } }
  | { verb: "rig_command"; fields: { command: number } }
  | { verb: "repair"; fields: { vehicle: number; slot: number } }
  | { verb: "enter"; fields: { lane: number } }
  | { verb: "step"; fields: { direction: number } }
  | { verb: "jump"; fields: {} }
  | { verb: "brake"; fields: {} }
  | { verb: "slam"; fields: {} }
  | { verb: "drift"; fields: {} }
  | { verb: "dark_affair"; fields: {} }
  | { verb: "buffalo_bar"; fields: {} }
  | { verb: "steering"; fields: { value: number } }
  | { verb: "rig"; fields: { value: number; command: number } }
  | { verb: "use"; fields: { card: number } }
  | { verb: "nudge"; fields: { vehicle: number; direction: number } }
  | { verb: "swap"; fields: { vehicle: number; slot: number; to: number } }
  | { verb: "dice"; fields: { subset: number } }
  | { verb: "die"; fields: { value: number } }
  | { verb: "card"; fields: { card: number } }
  | { verb: "top"; fields: {} }
  | { verb: "bottom"; fields: {} }
  | { verb: "hose"; fields: {} }
  | { verb: "flame"; fields: {} }
  | { verb: "damage"; fields: { kind: number } }
  | { verb: "start"; fields: { side: number } };

export const LANES = 6;
export const COLUMNS = 24;
export const TILE_COLUMNS = 8;
export const CREW_VEHICLES = 5;
export const FIRST_WRECK = 30;
export const FIRST_RIG_COMMAND = 100;
export const CREWS = ["blue","green","orange","white","big_rig","final_five"] as const;
export const DIRECTIONS = ["front","front_left","front_right","rear","rear_left","rear_right"] as const;
export const REASONS = ["finish","survivor","wipeout","round_cap"] as const;
export const SLAMS = ["top","bottom"] as const;
export const SHOTS = ["large","medium","medium_or_small","any"] as const;
export const FIRES = ["plus_1","plus_2","out","eliminated"] as const;
export const TERRAINS = ["road","sand","mud","impassable","goo","glass","ramp","fire","salt"] as const;
export const HAZARDS = ["road","oil","mud","mine","wreck","glass","ramp","fire","pit_trap","quake","sand_worm","loose_oil","controlled_oil","controlled_mine","unknown"] as const;
export const HAZARD_MESSAGES = ["hazard-road","hazard-oil","hazard-mud","hazard-mine","hazard-wreck","hazard-glass","hazard-ramp","hazard-fire","hazard-pit_trap","hazard-quake","hazard-sand_worm","hazard-oil","piece-controlled_oil","piece-controlled_mine","hazard-unknown"] as const;
export const DAMAGE = ["dent","shrapnel","dazed","blat_off","skid_front","skid_front_left","skid_front_right","skid_rear","skid_rear_left","skid_rear_right","on_fire","ongoing","minor","stand_in"] as const;
export const COMMANDS = ["airstrike","nitro","drift","repair","raise_the_dead","dead_mens_nitro","pull_over","roadblock","whip_crack","swap_meet","ricochet","big_shoes","spotter","called_shot","second_wind","magnet_crane","bullet_hose","opening_fire","hex","rewrite_fate","flamethrower","back_draft","spike_strip","sidestep","rear_gunner","patch_up","afterburner","radio_jam"] as const;
export const COMMAND_MESSAGES = ["command-airstrike","command-nitro","command-drift","command-repair","command-raise_the_dead","command-dead_mens_nitro","command-pull_over","command-roadblock","command-whip_crack","command-swap_meet","command-ricochet","command-big_shoes","command-spotter","command-called_shot","command-second_wind","command-magnet_crane","command-bullet_hose","command-opening_fire","command-hex","command-rewrite_fate","command-flamethrower","command-back_draft","bonus-spike_strip","bonus-sidestep","bonus-rear_gunner","bonus-patch_up","bonus-afterburner","bonus-radio_jam"] as const;
export const RIG_COMMANDS = ["missile_launcher","cow_catcher","traction_drive","airstrike","hazard_dispenser","targeting_computer","repair_front","repair_middle","repair_rear"] as const;
export const LEADERS = ["vince_vamp","abigail","asha","ms_betty","bumpo","wong","cris_crass","cruft","machine_gun_joe","madame_boubreaux","em_berco"] as const;
export const POWERS = ["dark_affair","long_arm_of_the_law","queen_of_the_blacktop","jury_rigging","clown_car_physics","dead_eye","pedal_to_the_metal","finders_keepers","double_tap","second_sight","playing_with_fire"] as const;
export const UPGRADES = ["turbocharger","monster_tires","sand_paddles","overdrive","disc_brakes","side_thrusters","jump_jets","mine_roller","studded_tires","hazard_radar","dozer_blade","mine_spreader","oil_spreader","ram_plate","spiked_bumper","spring_bumper","buffalo_bar","targeting_scope","twin_guns","rear_gun","explosive_rounds","stealth_paint","armor_plating","roll_cage","tool_kit","chopper_jammer","anchor_chain"] as const;
export const GERMAN = ["ge01","ge02","ge03","ge04","ge05","ge06","ge07","ge08","ge09","ge10","ge11","ge12","ge13","ge14","ge15","ge16","ge17","ge18"] as const;
export const COLOURS = ["#3c76ff","#4d7659","#f98029","#f5f5f2","#860510","#f9d840"] as const;
