/** The cheapest way over a graph of points and legs: what “safest” means is in the costs, which the server sets. */

import type { Leg, Point } from "../../protocol";

/** A way with which the move is over is better than one that leaves moves to be driven, but not at the price of mud, a hazard or dice. */
const UNFINISHED = 9;

export interface Graph {
  points: Point[];
  legs: Leg[];
}

interface Arrival {
  cost: number;
  leg: Leg | null;
  from: number;
}

/**
 * The cheapest way from point 0 to a place, passing some places in order; none where there is none.
 * A state is a point together with how many of the places were passed: `passed * points + point`.
 */
export function cheapestWay({ points, legs }: Graph, to: number, via: number[] = []): Leg[] | null {
  const arrivals = explore({ points, legs }, via);
  const first = via.length * points.length;
  const left = new Set(legs.map(({ source }) => source));
  const ends = points.flatMap((point, index) => {
    const cost = costOf(arrivals, first + index);
    return point.place === to && cost < Infinity ? [{ state: first + index, cost: cost + (left.has(index) ? UNFINISHED : 0) }] : [];
  });
  const [best] = ends.sort((one, other) => one.cost - other.cost);
  return best === undefined ? null : wayTo(arrivals, best.state);
}

/** What it costs to get to each place by the cheapest way. */
export function costs(graph: Graph): Map<number, number> {
  const arrivals = explore(graph, []);
  const cheapest = new Map<number, number>();
  for (const [index, { place }] of graph.points.entries()) {
    const cost = costOf(arrivals, index);
    if (place >= 0 && cost < (cheapest.get(place) ?? Infinity)) cheapest.set(place, cost);
  }
  return cheapest;
}

/** The places from which nothing leads on. */
export function lastPlaces({ points, legs }: Graph): number[] {
  const left = new Set(legs.map(({ source }) => source));
  return points.filter((_, index) => !left.has(index)).map(({ place }) => place);
}

const costOf = (arrivals: Map<number, Arrival>, state: number): number => arrivals.get(state)?.cost ?? Infinity;

/** Dijkstra's algorithm; the graphs have some hundred points. */
function explore({ points, legs }: Graph, via: number[]): Map<number, Arrival> {
  const leaving = new Map<number, Leg[]>();
  for (const leg of legs) leaving.set(leg.source, [...(leaving.get(leg.source) ?? []), leg]);
  const arrivals = new Map<number, Arrival>([[0, { cost: 0, leg: null, from: -1 }]]);
  const open = new Set([0]);
  while (open.size) {
    const state = [...open].reduce((one, other) => (costOf(arrivals, other) < costOf(arrivals, one) ? other : one));
    open.delete(state);
    const passed = Math.floor(state / points.length);
    for (const leg of leaving.get(state % points.length) ?? []) {
      const here = passed + (points[leg.target]?.place === via[passed] ? 1 : 0);
      const next = here * points.length + leg.target;
      const cost = costOf(arrivals, state) + leg.cost;
      if (cost >= costOf(arrivals, next)) continue;
      arrivals.set(next, { cost, leg, from: state });
      open.add(next);
    }
  }
  return arrivals;
}

function wayTo(arrivals: Map<number, Arrival>, end: number): Leg[] {
  const way: Leg[] = [];
  for (let at = arrivals.get(end); at?.leg; at = arrivals.get(at.from)) way.unshift(at.leg);
  return way;
}
