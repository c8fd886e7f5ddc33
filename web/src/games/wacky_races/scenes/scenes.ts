/** The small pictures of presets and the summary: what stands on the ground ("kind name …", x, y, turn, scale). */

import type { Thing } from "../../scene";

export const SCENES: Record<string, Thing[]> = {
  "preset-first_evening": [["car pe", 92, 56, -6, 0.62], ["car mm", 130, 34, 4, 0.42], ["car rm", 38, 62, -6, 0.55], ["prop cactus", 18, 26, 0, 0.8]],
  "preset-family": [["card forest", 34, 44, -12, 0.62], ["card desert", 66, 40, 0, 0.62], ["card prairie", 98, 44, 12, 0.62], ["car sb", 124, 64, -6, 0.5]],
  "preset-season": [["prop flowers", 24, 32, 0, 1], ["prop oak", 50, 26, 0, 1], ["car gt", 66, 60, -6, 0.65], ["prop flowers", 128, 30, 0, 1], ["prop flag", 142, 54, 0, 1.1]],
  "preset-grand_championship": [["prop grandstand", 40, 28, 0, 1], ["prop lights", 132, 26, 0, 1], ["car pf", 108, 58, -4, 0.52], ["car pe", 66, 62, -6, 0.52], ["car gt", 26, 64, -8, 0.5]],
};
