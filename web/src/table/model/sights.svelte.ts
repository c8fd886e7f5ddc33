/** The newest sight of each seat held here, and the events that each was told. */

import type { GameEvent, Sight } from "../../protocol";
import { applyViewDiff } from "./structuralSharing";
import type { TableModel } from "./tableModel.svelte";

export class Sights {
  bySeat = $state.raw<Record<number, Sight>>({});
  events = $state.raw<Record<number, GameEvent[]>>({});

  constructor(private readonly table: TableModel) {}

  get newest(): Sight | undefined {
    return this.bySeat[this.table.viewer.seat];
  }

  /** All events as they may be told at this screen. */
  get log(): GameEvent[] {
    return openEvents(this.table.seats.held, this.events, this.table.viewer.seat);
  }

  receive(sights: Sight[]): void {
    for (const sight of sights) sight.view = applyViewDiff(this.bySeat[sight.seat]?.view, sight);
    this.bySeat = { ...this.bySeat, ...Object.fromEntries(sights.map((sight) => [sight.seat, sight])) };
    const events = sights.map((sight) => [sight.seat, mergeEvents(this.events[sight.seat] ?? [], sight)] as const);
    this.events = { ...this.events, ...Object.fromEntries(events) };
  }
}

/** Whoever keeps a list drops what it holds from `events_from` on, then appends. */
export function mergeEvents(events: GameEvent[], sight: Pick<Sight, "events_from" | "events">): GameEvent[] {
  const known = (events.at(-1)?.number ?? -1) < sight.events_from ? events : events.filter((event) => event.number < sight.events_from);
  return [...known, ...sight.events];
}

/** At a screen that several people share, an event is told as the one among them heard it who knows the least. */
export function openEvents(holds: number[], events: Record<number, GameEvent[]>, viewer: number): GameEvent[] {
  const own = events[viewer] ?? [];
  if (holds.length < 2) return own;
  return own.map((event, index) => {
    const others = holds.map((seat) => events[seat]?.[index]);
    return others.find((other) => other?.number === event.number && other.secret === -1) ?? event;
  });
}
