/** Counting what the log tells, for the page after the game. */

import type { GameEvent } from "../../protocol";
import type { Statistic } from "../gameView";
import { pack } from "./received.svelte";

/** A car length in units of the arena. */
const carLength = (): number => 2 * (pack.facts?.car.a ?? 1);

type Counting = (event: GameEvent, seat: number) => number;

const COUNTS: Record<string, Counting> = {
  "wk-lengths": (event, seat) => (["moved", "jumped"].includes(event.kind) && event.a === seat ? Math.abs(event.e ?? 0) / carLength() : 0),
  "wk-cans": (event, seat) => (event.kind === "can_taken" && event.a === seat ? 1 : 0),
  "wk-crashes": (event, seat) => (event.kind === "collided" && event.a === seat ? 1 : 0),
  "wk-shots": (event, seat) => (event.kind === "fired" && event.a === seat ? 1 : 0),
  "wk-dealt": (event, seat) => (event.kind === "hits" && event.e === seat && event.a !== seat ? event.b : 0),
  "wk-suffered": (event, seat) => (event.kind === "hits" && event.a === seat ? event.b : 0),
};

export function statistics(events: GameEvent[], seats: number): Statistic[] {
  return Object.entries(COUNTS).map(([name, count]) => ({
    name,
    values: Array.from({ length: seats }, (_, seat) => events.reduce((sum, event) => sum + count(event, seat), 0)),
  }));
}
