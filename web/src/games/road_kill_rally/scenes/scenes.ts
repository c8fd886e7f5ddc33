/** The small pictures of presets and the summary: what is on the road ("kind name …", x, y, turn, scale). */

import type { Thing } from "../../scene";

export const SCENES: Record<string, Thing[]> = {
  "preset-first_evening": [["car red", 60, 50, 0, 1.2], ["line", 128, 45, 0, 1], ["target 1", 96, 26, 20, 0.9]],
  "preset-rally": [["car blue", 116, 32, 0, 0.85], ["car yellow", 76, 56, 0, 0.85], ["car black", 34, 34, 0, 0.85], ["target 2", 144, 62, -14, 0.8]],
  "preset-skilled_drivers": [["car green", 70, 56, 0, 1.1], ["star", 118, 34, 0, 1], ["star", 36, 28, 14, 0.6]],
  "preset-last_car_rolling": [["car red", 112, 34, 30, 1], ["blast", 84, 46, 0, 0.6], ["car black", 48, 54, -8, 1], ["target 3", 138, 66, 30, 0.9]],
};
