/** Counting what the log tells, for the page after the game. */

import type { GameEvent, Sight } from "../../protocol";
import type { Statistic } from "../gameView";
import { CREWS, CREW_VEHICLES, FIRST_WRECK, type View } from "./generated";
import { pack, viewOf } from "./received.svelte";

/** Which seat a crew belongs to, as the log itself tells. */
function seatsIn(events: GameEvent[]): Map<number, number> {
  return new Map(events.filter((event) => event.kind === "turn_begins").map((event) => [event.b, event.a]));
}

export function statistics(events: GameEvent[], seats: number, sight?: Sight | null): Statistic[] {
  const seatOfCrew = seatsIn(events);
  const seatOf = (vehicle: number): number => (vehicle < 0 || vehicle >= FIRST_WRECK ? -1 : (seatOfCrew.get(Math.floor(vehicle / CREW_VEHICLES)) ?? -1));
  const shooterOf = turnsOfShots(events, seatOfCrew, seatOf);
  const COUNTS: Record<string, (event: GameEvent) => number> = {
    spaces: ({ kind, a }) => (kind === "stepped" ? seatOf(a) : -1),
    "slams-given": ({ kind, a }) => (kind === "slam" ? seatOf(a) : -1),
    "slams-taken": ({ kind, b }) => (kind === "slam" ? seatOf(b) : -1),
    "shots-hit": (event) => (event.kind === "hit" ? shooterOf(event) : -1),
    "shots-missed": (event) => (event.kind === "missed" ? shooterOf(event) : -1),
    "damage-taken": ({ kind, a }) => (kind === "damage_drawn" || kind === "minor_damage" ? seatOf(a) : -1),
    "vehicles-lost": ({ kind, a }) => (kind === "eliminated" ? seatOf(a) : -1),
  };
  const counted = Object.entries(COUNTS).map(([name, seatOfEvent]) => {
    const values = Array.from({ length: seats }, () => 0);
    for (const event of events) {
      const seat = seatOfEvent(event);
      if (seat >= 0) values[seat] = (values[seat] ?? 0) + 1;
    }
    return { name, values };
  });
  return [...counted, { name: "dice-luck", values: luckOf(events, seats, seatOfCrew, viewOf(sight)), against: true }];
}

/** What the movement dice showed beyond the average of their faces; crews with cards in place of dice roll none. */
function luckOf(events: GameEvent[], seats: number, seatOfCrew: Map<number, number>, view: View | undefined): (number | null)[] {
  const kinds = new Map(events.filter((event) => event.kind === "crew_chosen").map((event) => [event.a, CREWS[event.b] ?? ""]));
  const values = Array.from({ length: seats }, (): number | null => null);
  for (const { kind, a, b } of events) {
    const seat = seatOfCrew.get(a);
    if (kind !== "dice_rolled" || seat === undefined || view?.crews[a]?.german) continue;
    values[seat] = (values[seat] ?? 0) + b - pack.averageRoll(kinds.get(a) ?? "");
  }
  return values;
}

/** A hit or miss tells no crew where a chopper shot: the shot before it does. */
function turnsOfShots(events: GameEvent[], seatOfCrew: Map<number, number>, seatOf: (vehicle: number) => number): (event: GameEvent) => number {
  const crews = new Map<number, number>();
  let crew = -1;
  for (const event of events) {
    if (event.kind === "shot") crew = event.c;
    crews.set(event.number, crew);
  }
  return (event) => (event.a >= 0 ? seatOf(event.a) : (seatOfCrew.get(crews.get(event.number) ?? -1) ?? -1));
}
