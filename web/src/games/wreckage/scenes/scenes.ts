/** The small pictures of presets and the summary: what stands in the arena ("kind name …", x, y, turn, scale). */

import type { Thing } from "../../scene";

export const SCENES: Record<string, Thing[]> = {
  "preset-first_drive": [["ring", 80, 45, 0, 1], ["car coupe yellow", 44, 62, -40, 0.55], ["can", 80, 45, 0, 1], ["can", 118, 26, 0, 0.8]],
  "preset-rulebook": [["can", 36, 26, 0, 0.9], ["can", 124, 26, 0, 0.9], ["can", 80, 64, 0, 0.9], ["car muscle_car red", 52, 50, -20, 0.5], ["car interceptor blue", 112, 56, 200, 0.5]],
  "preset-long_fight": [["car muscle_car red", 52, 46, 10, 0.6], ["car armoured_van green", 108, 44, 186, 0.6], ["blast", 80, 44, 0, 0.7], ["can", 80, 76, 0, 0.8]],
  "preset-no_brakes": [["speed", 26, 48, 0, 1], ["car dune_buggy green", 90, 46, -4, 0.85]],
  "preset-derby": [["pit", 80, 46, 0, 1], ["car pick_up yellow", 52, 36, 30, 0.45], ["car sedan blue", 106, 38, 150, 0.45], ["car off_roader red", 80, 66, -90, 0.42], ["blast", 80, 44, 0, 0.5]],
  "preset-fireworks": [["obstacle fuel_pump", 40, 36, 0, 0.55], ["obstacle burning_barrels", 116, 50, 0, 0.6], ["blast", 78, 36, 0, 0.8], ["car coupe red", 70, 68, -14, 0.45]],
  "summary-1": [["can", 40, 44, 0, 1.5], ["can", 80, 40, 0, 1.5], ["can", 120, 44, 0, 1.5]],
  "summary-2": [["play accelerate", 58, 44, -8, 1.1], ["play turn_left", 104, 44, 8, 1.1]],
  "summary-3": [["car interceptor blue", 38, 58, -24, 0.55], ["arrow 44", 66, 46, -24, 1], ["machine_gun machine_gun", 132, 52, 8, 0.9]],
  "summary-4": [["car coupe yellow", 52, 48, -6, 0.7], ["can", 106, 42, 0, 1.5], ["can", 138, 34, 0, 1.1]],
  "summary-5": [["car muscle_car red", 50, 48, 4, 0.62], ["blast", 88, 46, 0, 0.6], ["obstacle boulder", 124, 46, 0, 0.7]],
  "summary-6": [["car sedan green", 80, 46, 20, 0.75], ["blast", 66, 36, 0, 0.45], ["blast", 100, 58, 0, 0.4], ["can", 132, 66, 0, 0.9]],
};
