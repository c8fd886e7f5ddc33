/** The newest sight of each seat held here, and the events that each was told. */

import type { GameEvent, Sight, TurnLine } from "../../protocol";
import { applyViewDiff } from "./structuralSharing";
import type { TableModel } from "./tableModel.svelte";

export class Sights {
  bySeat = $state.raw<Record<number, Sight>>({});
  events = $state.raw<Record<number, GameEvent[]>>({});

  /** The lines of the log, a turn each, as each seat was told. */
  private linesBySeat = $state.raw<Record<number, TurnLine[]>>({});

  constructor(private readonly table: TableModel) {}

  get newest(): Sight | undefined {
    return this.bySeat[this.table.viewer.seat];
  }

  /** All events as they may be told at this screen. */
  get log(): GameEvent[] {
    return openEvents(this.table.seats.held, this.events, this.table.viewer.seat);
  }

  get lines(): TurnLine[] {
    return this.linesBySeat[this.table.viewer.seat] ?? [];
  }

  receive(sights: Sight[]): void {
    for (const sight of sights) sight.view = applyViewDiff(this.bySeat[sight.seat]?.view, sight);
    this.bySeat = { ...this.bySeat, ...Object.fromEntries(sights.map((sight) => [sight.seat, sight])) };
    this.linesBySeat = { ...this.linesBySeat, ...Object.fromEntries(sights.map((sight) => [sight.seat, mergeLines(this.linesBySeat[sight.seat] ?? [], sight)])) };
    const events = sights.map((sight) => [sight.seat, mergeEvents(this.events[sight.seat] ?? [], sight)] as const);
    this.events = { ...this.events, ...Object.fromEntries(events) };
  }
}

/** Whoever keeps a list drops what it holds from `events_from` on, then appends. */
export function mergeEvents(events: GameEvent[], sight: Pick<Sight, "events_from" | "events">): GameEvent[] {
  const known = (events.at(-1)?.number ?? -1) < sight.events_from ? events : events.filter((event) => event.number < sight.events_from);
  return [...known, ...sight.events];
}

/** Whoever keeps lines drops those from the first new one on, and those whose events were taken back. */
export function mergeLines(lines: TurnLine[], sight: Pick<Sight, "events_from" | "lines">): TurnLine[] {
  const from = Math.min(sight.lines[0]?.first ?? Infinity, sight.events_from);
  return [...lines.filter((line) => line.first < from), ...sight.lines];
}

/** The turns that others have had since a seat last had one: a few, those that concern the seat before the latest. */
export function sinceLastTurn(lines: TurnLine[], seat: number, few = 3): TurnLine[] {
  const turns = lines.filter((line) => line.seat !== null);
  const end = turns.findLastIndex((line) => line.seat !== seat) + 1;
  const begin = turns.slice(0, end).findLastIndex((line) => line.seat === seat) + 1;
  const others = turns.slice(begin, end);
  const concerned = ({ seats }: TurnLine): number => (seats.includes(seat) ? 1 : 0);
  const wanted = others.toReversed().sort((one, other) => concerned(other) - concerned(one)).slice(0, few);
  return others.filter((line) => wanted.includes(line));
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
