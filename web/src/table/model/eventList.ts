/** The list of events as one seat was told it. */

import type { GameEvent, Sight } from "../../protocol";

/** Whoever keeps a list drops what it holds from `events_from` on, then appends. */
export function mergeEvents(events: GameEvent[], sight: Pick<Sight, "events_from" | "events">): GameEvent[] {
  const known = (events.at(-1)?.number ?? -1) < sight.events_from ? events : events.filter((event) => event.number < sight.events_from);
  return [...known, ...sight.events];
}

/** At a screen that several people share, an event is told as the one among them heard it who knows the least. */
export function openEvents(holds: number[], events: Record<number, GameEvent[]>, eye: number): GameEvent[] {
  const own = events[eye] ?? [];
  if (holds.length < 2) return own;
  return own.map((event, index) => {
    const others = holds.map((seat) => events[seat]?.[index]);
    return others.find((other) => other?.number === event.number && other.secret === -1) ?? event;
  });
}
