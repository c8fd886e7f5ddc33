/** Counting what the log tells, for the page after the game. */

import type { GameEvent } from "../../protocol";
import type { Statistic } from "../gameView";

const KINDS: Record<string, string> = {
  "rk-rows": "stepped", "rk-scored": "scored", "rk-attacks": "attacked", "rk-checks": "checked", "rk-collisions": "collided", "rk-wipe-outs": "wiped_out", "rk-lost": "lost",
};

export function statistics(events: GameEvent[], seats: number): Statistic[] {
  return Object.entries(KINDS).map(([name, kind]) => ({
    name,
    values: Array.from({ length: seats }, (_, seat) => events.filter((event) => event.kind === kind && event.a === seat).length),
  }));
}
