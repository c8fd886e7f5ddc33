/** Counting what the log tells, for the page after the game. */

import type { GameEvent } from "../../protocol";
import type { Statistic } from "../gameView";

const COUNTED: Record<string, string> = {
  rows: "stepped", targets: "scored", shots: "took_shot", "wipe-outs": "wiped_out", collisions: "collided", "cards-played": "played", safe: "played_safe",
};

export function statistics(events: GameEvent[], seats: number): Statistic[] {
  return Object.entries(COUNTED).map(([name, kind]) => ({
    name,
    values: Array.from({ length: seats }, (_, seat) => events.filter((event) => event.kind === kind && event.a === seat).length),
  }));
}
