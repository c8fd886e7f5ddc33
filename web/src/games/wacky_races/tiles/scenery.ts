/** What stands beside the road of each tile, the most telling thing first, and where there is room for it. */

import type { Cell } from "../board/course";

export const SCENERY: Record<string, string[]> = {
  rattlesnake_flats: ["snake_sign", "cactus", "rock", "skull", "cactus"],
  dry_gulch: ["rock", "mesa", "rock", "cactus", "rock"],
  whispering_pines: ["pine", "pine", "pine", "mushroom", "pine"],
  beaver_hollow: ["dam", "stump", "oak", "pine", "stump"],
  bison_range: ["bison", "grass", "bison", "flowers", "grass"],
  tumbleweed_straight: ["tumbleweed", "grass", "tumbleweed", "grass", "flowers"],
  pumpkin_patch: ["pumpkin", "pumpkin", "scarecrow", "pumpkin", "fence"],
  red_barn: ["barn", "fence", "hay", "corn", "fence"],
  mirage_mesa: ["mirage", "mesa", "cactus", "mesa", "rock"],
  vulture_dunes: ["vulture", "skull", "vulture", "cactus", "vulture"],
  timber_ridge: ["logs", "pine", "stump", "oak", "logs"],
  moonlit_grove: ["moon", "owl", "oak", "mushroom", "pine"],
  telegraph_plain: ["pole", "flowers", "pole", "grass", "pole"],
  wagon_trail: ["wheel", "grass", "flowers", "grass", "tumbleweed"],
  corn_maze: ["corn", "corn", "scarecrow", "corn", "corn"],
  henhouse_corner: ["hen", "fence", "hen", "hay", "hen"],
  swamp: ["crocodile", "reeds", "reeds", "mushroom", "reeds"],
  crossroads: ["signpost", "grass"],
  level_crossing: ["crossing_sign", "lights"],
  acme: ["lab", "flask", "flask"],
  gas_station: ["pump", "gas_sign", "pump", "tyres"],
  finish: ["grandstand", "flag", "flag", "grandstand", "flag"],
  space_00: ["tyres", "flag"],
  pit_exit: ["lights", "tyres", "flag"],
  tyre_wall: ["tyres", "tyres", "tyres", "tyres", "flag"],
  picnic_meadow: ["picnic", "flowers", "picnic", "flowers", "grass"],
  hay_bales: ["hay", "hay", "hay", "fence", "hay"],
  sand_trap: ["cactus", "flag", "rock", "cactus", "rock"],
  flag_tree: ["oak", "flag", "pine", "flag", "oak"],
  river: ["reeds", "reeds", "crocodile", "reeds", "reeds"],
};

type Spot = [x: number, y: number];

const ACROSS: Spot[] = [[122, 28], [30, 152], [84, 27], [118, 153], [74, 153]];
const UPRIGHT: Spot[] = [[24, 130], [126, 40], [126, 90], [126, 140], [24, 84]];
/** The number of a tile stands in its upper left corner, so that bends are no mirror images of each other. */
const BENDS: Record<string, Spot[]> = {
  "bottom left": [[118, 30], [84, 28], [126, 82], [124, 132], [22, 156]],
  "left top": [[118, 146], [70, 150], [126, 94], [124, 44], [30, 152]],
  "bottom right": [[30, 64], [88, 28], [22, 104], [26, 146], [130, 156]],
  "right top": [[34, 146], [82, 150], [24, 100], [26, 56], [130, 20]],
};

export function spotsFor(cell: Pick<Cell, "from" | "to">): Spot[] {
  const sides = [cell.from, cell.to].sort().join(" ");
  return sides === "left right" ? ACROSS : (BENDS[sides] ?? UPRIGHT);
}
