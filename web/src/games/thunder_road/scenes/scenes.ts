/** The small pictures of presets, boxes and the summary: a ground, and what stands on it ("kind name …", x, y, turn, scale). */

import type { Thing } from "../../scene";

const CREW: Thing[] = [["avenger green", 52, 36, -6, 0.5], ["doom_buggy green", 30, 60, -4, 0.5], ["eliminator green", 92, 58, -6, 0.55]];

export const SCENES: Record<string, Thing[]> = {
  "preset-first_evening": [...CREW, ["chopper green", 124, 28, -8, 0.5]],
  "preset-devils_run": [["token ramp", 106, 56, 0, 0.8], ["eliminator orange", 56, 54, -10, 0.6], ["flames", 24, 34, 0, 0.8], ["token pit_trap", 136, 34, 0, 0.6]],
  "preset-big_crews": [["big_rig big_rig 2", 22, 58, 0, 0.42], ["big_rig big_rig 1", 66, 58, 0, 0.42], ["big_rig big_rig 0", 110, 58, 0, 0.42], ["bike_skull final_five", 50, 32, -4, 0.6], ["bike_skull final_five", 98, 30, -4, 0.6]],
  "preset-leaders_and_upgrades": [["avenger blue", 56, 58, -6, 0.75], ["command nitro", 116, 30, 0, 1.1], ["command targeting_computer", 132, 62, 0, 1.1], ["command cow_catcher", 22, 32, 0, 1]],
  "preset-everything": [["big_rig big_rig 0", 118, 60, -6, 0.42], ["eliminator orange", 32, 62, -4, 0.45], ["bike_skull final_five", 76, 66, -6, 0.5], ["avenger blue", 62, 34, -8, 0.45], ["chopper white", 120, 24, 170, 0.42], ["token mine", 24, 30, 0, 0.5], ["flames", 92, 40, 0, 0.5]],
  "box-carnage": [["flames", 42, 48, 0, 1.1], ["token ramp", 104, 50, 0, 1]],
  "box-crews": [["big_rig big_rig 1", 40, 58, 0, 0.5], ["big_rig big_rig 0", 94, 58, 0, 0.5], ["bike_skull final_five", 126, 28, -6, 0.6]],
  "box-choppe_shoppe": [["doom_buggy blue", 60, 54, -6, 0.9], ["command nitro", 118, 32, 0, 1.2], ["command cow_catcher", 126, 66, 0, 1.1]],
  "box-extra_ammo": [["chopper orange", 62, 42, 10, 0.7], ["command missile_launcher", 116, 36, 0, 1.3], ["token mine", 122, 66, 0, 0.6]],
  "box-german_engineering": [["card 3", 44, 48, -14, 0.7], ["card 5", 80, 44, 0, 0.7], ["card 2", 116, 48, 14, 0.7]],
  "summary-1": [["avenger blue", 92, 46, -6, 0.65], ["eliminator orange", 38, 56, -6, 0.55], ["flag", 136, 58, 0, 1]],
  "summary-2": [["die white 4", 34, 40, -8, 0.8], ["arrow 30", 58, 44, -6, 0.8], ["avenger white", 118, 46, -6, 0.75]],
  "summary-3": [["command nitro", 30, 34, 0, 1], ["command drift", 66, 50, 0, 1], ["command repair", 102, 34, 0, 1], ["command airstrike", 134, 52, 0, 1]],
  "summary-4": [["eliminator orange", 56, 50, -6, 0.7], ["doom_buggy blue", 106, 36, -30, 0.65], ["arrow 26", 122, 24, -40, 0.8], ["die slam top", 26, 26, -6, 0.5]],
  "summary-5": [["token unknown down", 30, 46, 0, 0.8], ["token mud", 70, 40, 0, 0.8], ["token oil", 104, 52, 0, 0.8], ["token mine", 138, 36, 0, 0.8]],
  "summary-6": [["avenger green", 36, 54, -8, 0.6], ["arrow 34", 66, 48, -10, 0.8], ["doom_buggy white", 116, 40, -8, 0.65], ["damage dent", 138, 66, 0, 0.8], ["damage shrapnel", 138, 22, 0, 0.8]],
};
