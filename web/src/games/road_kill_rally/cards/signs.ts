/** The signs on cards and accessories, each a path in a box of 24 by 24 around the middle. */

export const CARD_SIGNS: Record<string, string> = {
  bump: "M-11-5h8v10h-8zM3-5h8v10H3zM-3 0h6", disco_laser: "M-10 8L8-10M8-10m-3 0a3 3 0 1 0 6 0a3 3 0 1 0-6 0M-4-8l2 4M6 2l4 2", missile: "M-10 6L4-6 9-9 7-3-5 9zM-10 6l-1 5 6-2", blaster: "M-10-4h14v6h-14zM4-2h7M-6 2v6h4V2",
  pineapple: "M0-2m-7 3a7 8 0 1 0 14 0a7 8 0 1 0-14 0M0-8v-3M-4-11l4 3 4-3M-6 1l12 6M6 1L-6 7", cocktail: "M-7-8h14L0 2zM0 2v7M-5 9h10", broadside: "M-4-9v18M4-9v18M-4-5h-7M-4 5h-7M4-5h7M4 5h7", stands: "M-10 8h20M-10 2h20M-10-4h20M-6 8V2M6 2v-6",
  crate: "M-9-9h18v18h-18zM-9-9l18 18M9-9L-9 9", oil_slick: "M0-10c8 9 8 18 0 18s-8-9 0-18z", hook: "M0-10v10a5 5 0 1 0 5 5M-3-10h6", evasive: "M-9 9C0 6-6-4 2-6M-2-10l6 3-3 6", brace: "M-10 0h20M-6-6v12M6-6v12M-10-6h8M2-6h8", seat_belt: "M-8-10L8 10M8-10L2-3M-2 3l-6 7M-3-3h6v6h-6z",
  countermeasures: "M0 9V0M0 0l-8-8M0 0l8-8M0 0v-9", return_fire: "M8-6H-6M-2-10l-5 4 5 4M-8 6H6M2 2l5 4-5 4", tight_grip: "M0 0m-9 0a9 9 0 1 0 18 0a9 9 0 1 0-18 0M0 0v-9M0 0l8 5M0 0l-8 5", lucky_escape: "M0 9V1M0 1c-9-1-9-9-4-9q4 0 4 9q0-9 4-9c5 0 5 8-4 9", pass: "M-9 7V0Q-9-7 0-7h7M3-11l5 4-5 4M-2 8h4", nitro: "M-4-6h8q3 0 3 4v9q0 3-3 3h-8q-3 0-3-3V-2q0-4 3-4zM-2-11h4v5h-4zM0-2l-3 5h6l-3 5",
  handbrake: "M0 0m-9 0a9 9 0 1 0 18 0a9 9 0 1 0-18 0M0-5v6M0 4v.5", power_slide: "M-9 8Q-9-6 8-6M4-10l5 4-5 4M-3 9Q-3 0 6 0", racing_line: "M-8 10Q8 4 0-2T8-10", slipstream: "M-10-5h12q4 0 4-4M-10 0h16M-10 5h12q4 0 4 4", bullseye: "M0 0m-9 0a9 9 0 1 0 18 0a9 9 0 1 0-18 0M0 0m-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0", crowd: "M-6-4m-3 0a3 3 0 1 0 6 0a3 3 0 1 0-6 0M6-4m-3 0a3 3 0 1 0 6 0a3 3 0 1 0-6 0M-11 8q5-10 10 0M1 8q5-10 10 0",
  pit_stop: "M-9 9L4-4M4-4a5 5 0 1 0 4-6l-3 4 3 3 4-3", cheque: "M-11-6h22v12h-22zM-7-1h8M-7 3h5M6 0m-2 0a2 2 0 1 0 4 0a2 2 0 1 0-4 0",
};

export const ACCESSORY_SIGNS: Record<string, string> = {
  weapon: "M-10-3h12v6h-12zM2-1h9M-6 3v6h5V3", armour: "M-9-9h18v10Q9 8 0 11Q-9 8-9 1z", extra: "M0 0m-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0M0-10v4M0 6v4M-10 0h4M6 0h4M-7-7l3 3M4 4l3 3M7-7L4-4M-4 4l-3 3",
};
