/** The order of things in the pack: events and answers speak of them by number. */

import { TERRAINS, type Terrain } from "./view";

export const CARS = ["sb", "gt", "pp", "rm", "pe", "as", "am", "ac", "pf", "rr"];
const TRAPS = [
  "none", "broken_bridge", "oil", "painted_tunnel", "boulder", "log", "foiled_again", "sabotage", "sleight_of_hand",
  "mud_puddle", "unknown",
];
export const TILES = [
  "rattlesnake_flats", "dry_gulch", "whispering_pines", "beaver_hollow", "bison_range", "tumbleweed_straight",
  "pumpkin_patch", "red_barn", "mirage_mesa", "vulture_dunes", "timber_ridge", "moonlit_grove", "telegraph_plain",
  "wagon_trail", "corn_maze", "henhouse_corner", "swamp", "crossroads", "level_crossing", "acme", "gas_station",
];

export const carCode = (number: number): string => CARS[number] ?? "";
export const trapKind = (number: number): string => TRAPS[number] ?? "unknown";
export const terrainName = (number: number): Terrain | null => TERRAINS[number] ?? null;
export const powerId = (number: number): string => `${carCode(Math.floor(number / 4))}${(number % 4) + 1}`;
