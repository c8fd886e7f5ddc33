/** Signs for damage, commands and cards: paths in a square of 24 by 24 around the middle. Filled unless they are lines. */

export const DAMAGE_SIGNS: Record<string, string> = {
  dent: "M-9-7C-4-3 4-3 9-7L7 0C9 4 6 8 0 8-6 8-9 4-7 0Z",
  shrapnel: "M0-2-3-11 2-6ZM3-1 11-6 7 1ZM2 3 8 10 0 7ZM-3 2-10 8-8 1ZM-4-2-11-6-4-7Z",
  dazed: "M0-10A10 10 0 1 1-10 1H-6A6 6 0 1 0 0-6 4 4 0 1 0 3 2H-1A2 2 0 1 1 0-2 4 4 0 0 0 0-10Z",
  blat_off: "M-11 8-3-4-9-3-1-11 0-4 4-8 11 0 5 0 8 6-2 3Z",
  skid_front: "M-10-4H1V-9L11 0 1 9V4H-10Z",
  minor: "M-2-9H2L1 3H-1ZM-2 6H2V9H-2Z",
  on_fire: "M-6 10C-13 2-4-2-6-11 1-7 1-1 3 0 5-3 4-6 6-8 13 2 9 8 4 11Z",
  ongoing: "M-7-10H7V10H-7ZM-4-7V-4H4V-7ZM-4-1V2H4V-1ZM-4 5V7H4V5Z",
  unknown: "M-5-5C-5-12 6-12 6-5 6 0 1 0 1 4H-2C-2-2 3-2 3-5 3-8-2-8-2-5ZM-2 6H1V9H-2Z",
};
/** Degrees by which a skid is turned off the front. */
export const SKIDS: Record<string, number> = { front: 0, front_left: -60, front_right: 60, rear: 180, rear_left: -120, rear_right: 120 };

const WRENCH = "M9-9C12-4 9 1 3 0L-5 9C-8 11-11 8-9 5L0-3C-1-9 4-12 9-9L5-5-1 0";
export const COMMAND_SIGNS: Record<string, string> = {
  airstrike: "M-12-7H10V-5H0V-3C8-3 11 1 11 5H-2L-6 0H-12V-3H-3V-5H-12ZM-6 7H9V9H-6Z",
  nitro: "M-4-8V-11H4V-8C9-6 9 0 9 9H-9C-9 0-9-6-4-8ZM1-4-5 3H-1L-2 8 5 0H1Z",
  drift: "M-11 9C-11-2-4-8 4-8V-12L12-5 4 2V-2C-1-2-5 2-5 9ZM-2 9C-2 5 0 3 3 3V9Z",
  repair: "M3-11 0-7 2-2 7-3 11-6C12 0 8 5 3 4L-6 12-11 8-3-1C-5-6-1-11 3-11Z",
  repair_front: WRENCH, repair_middle: WRENCH, repair_rear: WRENCH,
  missile_launcher: "M11-11C4-11-1-7-4-2L-9 0-5 3-8 8-3 5 0 9 2 4C7 1 11-4 11-11ZM-11 11-9 5-6 8Z",
  cow_catcher: "M-11-6H-5L11 6V10H-11ZM-6 0V7M0 3V7",
  traction_drive: "M0-11A11 11 0 1 1 0 11 11 11 0 1 1 0-11ZM0-6A6 6 0 1 0 0 6 6 6 0 1 0 0-6ZM-2-2H2V2H-2Z",
  hazard_dispenser: "M0-11 11 9H-11ZM-2-4V3H2V-4ZM-2 5V8H2V5Z",
  targeting_computer: "M-1.5-12H1.5V-8A8 8 0 0 1 8-1.5H12V1.5H8A8 8 0 0 1 1.5 8V12H-1.5V8A8 8 0 0 1-8 1.5H-12V-1.5H-8A8 8 0 0 1-1.5-8ZM0-4A4 4 0 1 0 0 4 4 4 0 1 0 0-4Z",
  hex: "M0-11A7 7 0 0 1 5 1L11 11H-11L-5 1A7 7 0 0 1 0-11Z",
  flamethrower: DAMAGE_SIGNS["on_fire"] ?? "",
  back_draft: DAMAGE_SIGNS["on_fire"] ?? "",
  roadblock: "M-12-6H12V3H8V10H4V3H-4V10H-8V3H-12ZM-8-6-4 3H0L-4-6ZM4-6 8 3H12L8-6Z",
  second_wind: "M-11-4H4A3 3 0 1 0 1-8L-1-10A6 6 0 1 1 5 0H-11ZM-9 3H7A4 4 0 1 1 3 8L5 6A1.5 1.5 0 1 0 7 6H-9Z",
};
/** Where a command has no sign of its own: a star, as on the leaders' boards. */
export const STAR = "M0-11 3-4 11-4 5 2 7 10 0 5-7 10-5 2-11-4-3-4Z";

export const SIZE_SIGNS: Record<string, number> = { tiny: 0.5, small: 0.62, medium: 0.8, large: 1, huge: 1.1 };
