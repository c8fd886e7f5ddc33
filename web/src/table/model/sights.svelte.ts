/** The newest sight of each seat held here, and the events that each was told. */

import type { GameEvent, Sight } from "../../protocol";
import { mergeEvents, openEvents } from "./eventList";
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
