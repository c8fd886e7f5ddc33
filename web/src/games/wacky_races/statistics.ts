/** Counting what the log tells, for the page after the game. */

import type { GameEvent } from "../../protocol";
import type { Statistic } from "../gameView";

type Counting = (event: GameEvent, seat: number) => number;

const COUNTS: Record<string, Counting> = {
  distance: (event, seat) => (event.kind === "moved" && event.a === seat ? Math.max(0, event.c - event.b) : 0),
  "fallen-back": (event, seat) => (event.kind === "moved" && event.a === seat ? Math.max(0, event.b - event.c) : 0),
  cards: (event, seat) => (event.kind === "played" && event.a === seat ? 1 : 0),
  powers: (event, seat) => (event.kind === "used" && event.a === seat ? 1 : 0),
  traps: (event, seat) => (event.kind === "trap_sprung" && event.a === seat ? 1 : 0),
  cancelled: (event, seat) => (event.kind === "trap_cancelled" && event.a === seat ? 1 : 0),
};

export function statistics(events: GameEvent[], seats: number): Statistic[] {
  return Object.entries(COUNTS).map(([name, count]) => ({
    name,
    values: Array.from({ length: seats }, (_, seat) => events.reduce((sum, event) => sum + count(event, seat), 0)),
  }));
}
