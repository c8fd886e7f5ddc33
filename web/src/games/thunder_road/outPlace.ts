/** The place of a player all of whose crews are out: behind those who still drive and those who went out later. */

import type { Sight } from "../../protocol";
import type { Ending } from "../gameView";
import type { View } from "./generated";
import { viewOf } from "./received.svelte";

/** When the last crew of a seat went out; never for one that still drives. */
function outSince(view: View, seat: number): number {
  const crews = view.crews.filter((crew) => crew.seat === seat);
  return crews.length && crews.every(({ out }) => out > 0) ? Math.max(...crews.map(({ out }) => out)) : Infinity;
}

export function outPlace(seat: number, sight: Sight): Ending | null {
  const view = viewOf(sight);
  const since = view ? outSince(view, seat) : Infinity;
  if (!view || since === Infinity) return null;
  const others = [...new Set(view.crews.map((crew) => crew.seat))];
  return { how: "out", place: 1 + others.filter((other) => outSince(view, other) > since).length };
}
