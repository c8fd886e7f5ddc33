/** How the crews look: a colour, a darker one for shade, a light one for edges, and an emblem for those who see no colours. */

export interface Look {
  colour: string;
  shade: string;
  light: string;
  emblem: string;
  /** The colour of the emblem. */
  mark: string;
}

const RUSTY: Look = { colour: "#7a5a48", shade: "#4c3328", light: "#a98468", emblem: "", mark: "#2a1812" };
const LOOKS: Record<string, Look> = {
  blue: { colour: "#3c76ff", shade: "#1c3f9c", light: "#9fc0ff", mark: "#fff", emblem: "M0-11 3-4 11-4 5 2 7 10 0 5-7 10-5 2-11-4-3-4Z" },
  green: { colour: "#4d8a5d", shade: "#244a30", light: "#a5d6ae", mark: "#fff", emblem: "M0-10 9-5V5L0 10-9 5V-5ZM0-5-4-2V3L0 5 4 3V-2Z" },
  orange: { colour: "#f98029", shade: "#a8460b", light: "#ffc48f", mark: "#2a1206", emblem: "M0-11 11 9H-11ZM0-3-4 5H4Z" },
  white: { colour: "#f5f5f2", shade: "#a9a6a0", light: "#fff", mark: "#2a1a14", emblem: "M-3-10H3V-3H10V3H3V10H-3V3H-10V-3H-3Z" },
  big_rig: { colour: "#9c1420", shade: "#560a10", light: "#e06a63", mark: "#ffd9a0", emblem: "M-10-6H10L6 8H-6ZM-10-6-4-11H4L10-6" },
  final_five: { colour: "#f9d840", shade: "#a38309", light: "#fff0a3", mark: "#2a1a06", emblem: "M0-10A10 10 0 1 1 0 10 10 10 0 1 1 0-10ZM0-5A5 5 0 1 0 0 5 5 5 0 1 0 0-5Z" },
};

export const lookOf = (crew: string | null | undefined): Look => LOOKS[crew ?? ""] ?? RUSTY;
