/** The order of things in the pack: events and answers speak of them by number. */

import airstrikes from "../../../../src/carambolage/games/thunder_road/pack/advanced_airstrikes.toml?raw";
import bounties from "../../../../src/carambolage/games/thunder_road/pack/bounties.toml?raw";
import leaders from "../../../../src/carambolage/games/thunder_road/pack/leaders.toml?raw";
import oneShots from "../../../../src/carambolage/games/thunder_road/pack/one_shots.toml?raw";
import ongoing from "../../../../src/carambolage/games/thunder_road/pack/ongoing.toml?raw";
import upgrades from "../../../../src/carambolage/games/thunder_road/pack/upgrades.toml?raw";
import { idsIn } from "./pack";

export const CREWS = ["blue", "green", "orange", "white", "big_rig", "final_five"];
export const CREW_VEHICLES = 5;
export const FIRST_WRECK = CREWS.length * CREW_VEHICLES;
export const DIRECTIONS = ["front", "front_left", "front_right", "rear", "rear_left", "rear_right"];
/** Why a race was over. */
export const REASONS = ["finish", "survivor", "wipeout", "round_cap"];
export const SLAMS = ["top", "bottom"];
export const SHOTS = ["large", "medium", "medium_or_small", "any"];
export const FIRES = ["plus_1", "plus_2", "out", "eliminated"];
export const LEADERS = idsIn(leaders, "leader");
const POWERS = idsIn(leaders, "leader.power");
const UPGRADES = idsIn(upgrades, "card");
const HAZARDS = [
  "road", "oil", "mud", "mine", "wreck", "glass", "ramp", "fire", "pit_trap", "quake", "sand_worm", "loose_oil",
  "controlled_oil", "controlled_mine", "unknown",
];
const DAMAGE = [
  "dent", "shrapnel", "dazed", "blat_off", "skid_front", "skid_front_left", "skid_front_right", "skid_rear",
  "skid_rear_left", "skid_rear_right", "on_fire", "ongoing", "minor",
];
const COMMANDS = [
  "airstrike", "nitro", "drift", "repair", "raise_the_dead", "dead_mens_nitro", "pull_over", "roadblock", "whip_crack",
  "swap_meet", "ricochet", "big_shoes", "spotter", "called_shot", "second_wind", "magnet_crane", "bullet_hose",
  "opening_fire", "hex", "rewrite_fate", "flamethrower", "back_draft", "spike_strip", "sidestep", "rear_gunner",
  "patch_up", "afterburner", "radio_jam",
];
const RIG_COMMANDS = [
  "missile_launcher", "cow_catcher", "traction_drive", "airstrike", "hazard_dispenser", "targeting_computer",
  "repair_front", "repair_middle", "repair_rear",
];
const FIRST_BONUS = COMMANDS.indexOf("spike_strip");
const FIRST_OF_RIG = 100;
/** All cards and powers that a player may choose to use, in one numbering. */
const CARDS = [
  ...POWERS.map((id) => `power-${id}`),
  ...UPGRADES.map((id) => `upgrade-${id}`),
  ...idsIn(airstrikes, "card").map((id) => `airstrike-${id}`),
  ...idsIn(bounties, "card").map((id) => `bounty-${id}`),
  ...idsIn(oneShots, "card").map((id) => `one_shot-${id}`),
];
const ONGOING = idsIn(ongoing, "card");

export const hazardName = (number: number): string => HAZARDS[number] ?? "unknown";
export const damageName = (number: number): string => DAMAGE[number] ?? "minor";
export const commandName = (number: number): string => (number >= FIRST_OF_RIG ? RIG_COMMANDS[number - FIRST_OF_RIG] : COMMANDS[number]) ?? "";
export const rigCommandName = (number: number): string => RIG_COMMANDS[number] ?? "";
/** The message of the power of a leader. */
export const powerMessage = (leader: string): string => `power-${POWERS[LEADERS.indexOf(leader)] ?? ""}`;
export const cardId = (number: number): string => CARDS[number] ?? "";
export const upgradeName = (number: number): string => UPGRADES[number] ?? "";
export const ongoingName = (number: number): string => ONGOING[number] ?? "";
/** The message that explains a command: those of the bonus cards have one of their own. */
export const commandMessage = (id: string): string => `${COMMANDS.indexOf(id) >= FIRST_BONUS ? "bonus" : "command"}-${id}`;
