/** The signs on steering cards, each a path in a box of 24 by 24 around the middle, and its colour. */

export const PLAY_GLYPHS: Record<string, { path: string; colour: string }> = {
  accelerate: { path: "M-7 5L0-4 7 5M-7 11L0 2 7 11M-7-1L0-10 7-1", colour: "#2f8f4e" },
  decelerate: { path: "M-7-5L0 4 7-5M-7-11L0-2 7-11M-7 1L0 10 7 1", colour: "#c8352b" },
  pedals: { path: "M-9-9h7v18h-7zM2-6h7v12H2z", colour: "#5b4a3a" },
  turn_right: { path: "M-7 10V2Q-7-6 1-6H6M2-11L8-6 2-1", colour: "#2456c4" },
  turn_left: { path: "M7 10V2Q7-6-1-6H-6M-2-11L-8-6-2-1", colour: "#2456c4" },
  repeat: { path: "M8-3A8.5 8.5 0 1 0 8 4M8-9V-3H2", colour: "#7a4fb0" },
  jump: { path: "M-10 8Q0-14 10 8M5 5L10 8 12 2M-3 9h6", colour: "#d98a1f" },
  swerve: { path: "M0 11V3M0 3Q0-5-8-7M0 3Q0-5 8-7M-4-10L-9-7-6-2M4-10L9-7 6-2", colour: "#2456c4" },
  smash: { path: "M-11 0h9M2-8l2 5 5-3-2 5 5 2-5 2 2 5-5-3-2 5-2-5", colour: "#c8352b" },
  full_throttle: { path: "M-9 7A9.5 9.5 0 1 1 9 7M0 2L6-6M-1 2a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0-3 0", colour: "#2f8f4e" },
  barrage: { path: "M-9-7h12M-9 0h15M-9 7h12M6-10l4 3-4 3M9-3l4 3-4 3M6 4l4 3-4 3", colour: "#a8481f" },
  u_turn: { path: "M-6 10V-2A6 6 0 0 1 6-2V7M2 3L6 8 10 3", colour: "#2456c4" },
  dodge: { path: "M-3 10C-12 2-2 0-3-10M5 10C-4 2 6 0 5-10", colour: "#2f8f8a" },
  turbo: { path: "M-11 0h6M-8-5h5M-8 5h5M0-8L11 0 0 8z", colour: "#d98a1f" },
};

/** The signs of equipment and of damage cards, drawn in the same box. */
export const EQUIPMENT_GLYPHS: Record<string, string> = {
  machine_gun: "M-10-3h14v6h-14zM4-2h8M4 2h8M-6 3v6h5V3",
  flamethrower: "M-11-2h9v5h-9zM-2 0C4-8 8-2 12-6C10 4 6 8-2 3",
  rocket_launcher: "M-10 4L4-6 10-8 8-2-6 8zM-10 4l-2 6 6-2",
  laser: "M-11-3h10v6h-10zM-1 0h13M2-4l3 2M2 4l3-2",
  turret_gun: "M0 3m-8 0a8 8 0 1 0 16 0a8 8 0 1 0-16 0M0 3L9-9",
  harpoon: "M-11 8L8-8M8-8l-2 7M8-8l-7 2M-8 3l5 5",
  shotgun_battery: "M-11-6h16v4h-16zM-11 2h16v4h-16zM8-6h4M8-2h3M8 2h3M8 6h4",
  shock_missile: "M-11 2L2-5 8-5 6 0-6 8zM4 3l4 1-2 3 5 2",
  sniper_turret: "M-3 3m-7 0a7 7 0 1 0 14 0a7 7 0 1 0-14 0M2-2L12-9M9-4l3 2",
  rotary_laser: "M0 0m-5 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0M0-6v-6M0 6v6M-6 0h-6M6 0h6",
  steel_plating: "M-9-9h18v10Q9 8 0 11Q-9 8-9 1zM-9 0h18M0-9v20",
  ram: "M-11-8h6v16h-6zM-5-5L8 0-5 5zM8-7v14",
  rear_mount: "M10 0H-6M-2-5L-9 0-2 5M10-7v14",
  mine_dropper: "M0 2m-6 0a6 6 0 1 0 12 0a6 6 0 1 0-12 0M0-4v-5M-6 2h-5M6 2h5M0 8v3",
  nitro: "M-4-6h8q3 0 3 4v9q0 4-3 4h-8q-3 0-3-4V-2q0-4 3-4zM-2-11h4v5h-4zM0-1l-3 5h6l-3 5",
  armour: "M-9-9h18v10Q9 8 0 11Q-9 8-9 1zM0-4v9M-4.5 .5h9",
};

export const DAMAGE_ICONS: Record<string, string> = {
  spin: "M6-2A6.5 6.5 0 1 0 6 3M6-7v5H1", permanent: "M-5-5L5 5M5-5L-5 5", reshuffle: "M-6-3h9l-3-3M6 3h-9l3 3",
};
