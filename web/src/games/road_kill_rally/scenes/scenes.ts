/** The small pictures of presets and the summary: what is on the road ("kind name …", x, y, turn, scale). */

import type { Thing } from "../../scene";

export const SCENES: Record<string, Thing[]> = {
  "preset-first_evening": [["car red", 60, 50, 0, 1.2], ["line", 128, 45, 0, 1], ["target 1", 96, 26, 20, 0.9]],
  "preset-rally": [["car blue", 116, 32, 0, 0.85], ["car yellow", 76, 56, 0, 0.85], ["car black", 34, 34, 0, 0.85], ["target 2", 144, 62, -14, 0.8]],
  "preset-skilled_drivers": [["car green", 70, 56, 0, 1.1], ["star", 118, 34, 0, 1], ["star", 36, 28, 14, 0.6]],
  "preset-last_car_rolling": [["car red", 112, 34, 30, 1], ["blast", 84, 46, 0, 0.6], ["car black", 48, 54, -8, 1], ["target 3", 138, 66, 30, 0.9]],
  "summary-1": [["target 1", 30, 44, -10, 1.2], ["star", 74, 40, 0, 0.9], ["line", 128, 45, 0, 1], ["car red", 104, 62, 0, 0.7]],
  "summary-2": [["number 5", 24, 46, 0, 1.1], ["car blue", 66, 46, 0, 1.1], ["arrow 44", 96, 46, 0, 1]],
  "summary-3": [["car yellow", 52, 34, 12, 1.1], ["oil", 98, 34, 0, 1], ["card handbrake", 132, 50, 8, 0.9]],
  "summary-4": [["card bump", 34, 46, -12, 1], ["card pit_stop", 74, 42, 0, 1], ["card countermeasures", 114, 46, 12, 1]],
  "summary-5": [["car green", 46, 46, 0, 1.2], ["target 2", 98, 34, 30, 1.1], ["target 3", 132, 58, -20, 1.1]],
  "summary-6": [["car black", 38, 56, 0, 1], ["arrow 30", 68, 50, -12, 1], ["blast", 120, 40, 0, 0.5], ["car red", 124, 40, 20, 0.9]],
};
