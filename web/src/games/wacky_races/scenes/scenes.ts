/** The small pictures of presets and the summary: what stands on the ground ("kind name …", x, y, turn, scale). */

import type { Thing } from "../../scene";

export const SCENES: Record<string, Thing[]> = {
  "preset-first_evening": [["car pe", 92, 56, -6, 0.62], ["car mm", 130, 34, 4, 0.42], ["car rm", 38, 62, -6, 0.55], ["prop cactus", 18, 26, 0, 0.8]],
  "preset-family": [["card forest", 34, 44, -12, 0.62], ["card desert", 66, 40, 0, 0.62], ["card prairie", 98, 44, 12, 0.62], ["car sb", 124, 64, -6, 0.5]],
  "preset-season": [["prop flowers", 24, 32, 0, 1], ["prop oak", 50, 26, 0, 1], ["car gt", 66, 60, -6, 0.65], ["prop flowers", 128, 30, 0, 1], ["prop flag", 142, 54, 0, 1.1]],
  "preset-grand_championship": [["prop grandstand", 40, 28, 0, 1], ["prop lights", 132, 26, 0, 1], ["car pf", 108, 58, -4, 0.52], ["car pe", 66, 62, -6, 0.52], ["car gt", 26, 64, -8, 0.5]],
  "summary-1": [["car pe", 84, 56, -6, 0.6], ["car sb", 30, 64, -6, 0.5], ["prop flag", 138, 46, 0, 1.3]],
  "summary-2": [["card farm", 34, 44, -8, 0.68], ["arrow 26", 60, 50, -6, 0.9], ["car gt", 116, 58, -6, 0.6]],
  "summary-3": [["power sb3", 36, 40, -6, 1], ["power gt2", 80, 34, 0, 1], ["power gt4", 124, 40, 6, 1]],
  "summary-4": [["car mm", 110, 50, 0, 0.7], ["trap unknown", 52, 62, 0, 0.9], ["trap boulder", 22, 40, 0, 0.8]],
  "summary-5": [["prop pump", 34, 42, 0, 1.3], ["prop lab", 78, 36, 0, 1.2], ["prop crossing_sign", 114, 44, 0, 1.2], ["prop crocodile", 138, 62, 0, 1]],
  "summary-6": [["car rr", 112, 54, -6, 0.55], ["car as", 64, 60, -6, 0.55], ["card desert", 24, 40, -10, 0.5]],
};
