/** How the crews look: a colour, a darker one for shade, a light one for edges, and an emblem for those who see no colours. */

import { pack } from "../received.svelte";

interface Sign {
  emblem: string;
  /** The colour of the emblem. */
  mark: string;
}

export interface Look extends Sign {
  colour: string;
  shade: string;
  light: string;
}

const RUST = "#7a5a48";
const BARE: Sign = { emblem: "", mark: "#2a1812" };
const SIGNS: Record<string, Sign> = {
  blue: { mark: "#fff", emblem: "M0-11 3-4 11-4 5 2 7 10 0 5-7 10-5 2-11-4-3-4Z" },
  green: { mark: "#fff", emblem: "M0-10 9-5V5L0 10-9 5V-5ZM0-5-4-2V3L0 5 4 3V-2Z" },
  orange: { mark: "#2a1206", emblem: "M0-11 11 9H-11ZM0-3-4 5H4Z" },
  white: { mark: "#2a1a14", emblem: "M-3-10H3V-3H10V3H3V10H-3V3H-10V-3H-3Z" },
  big_rig: { mark: "#ffd9a0", emblem: "M-10-6H10L6 8H-6ZM-10-6-4-11H4L10-6" },
  final_five: { mark: "#2a1a06", emblem: "M0-10A10 10 0 1 1 0 10 10 10 0 1 1 0-10ZM0-5A5 5 0 1 0 0 5 5 5 0 1 0 0-5Z" },
};

export function lookOf(crew: string | null | undefined): Look {
  const colour = (crew ? pack.colourOf(crew) : null) ?? RUST;
  const mixed = (share: number, other: string): string => `color-mix(in oklab, ${colour} ${share}%, ${other})`;
  return { colour, shade: mixed(52, "#120a14"), light: mixed(45, "#fff"), ...(SIGNS[crew ?? ""] ?? BARE) };
}
