import { expect, it } from "vitest";
import { cheapestWay, costs, lastPlaces, type Graph } from "../src/table/model/cheapestWay";

const point = (place: number, stop: "question" | "die" = "question"): Graph["points"][number] => ({ piece: 1, place, stop });
const leg = (source: number, target: number, cost = 1): Graph["legs"][number] => ({ source, target, action: 10 * source + target, cost });

/** From 0 to place 5 straight over 2 (dangerous), or around over 3 and 4; 6 is a dead end behind dice. */
const GRAPH: Graph = {
  points: [point(-1), point(2), point(3), point(4), point(5), point(6, "die")],
  legs: [leg(0, 1, 21), leg(0, 2), leg(2, 3), leg(1, 4), leg(3, 4), leg(1, 5, 101)],
};
const actions = (to: number, via: number[] = []): number[] | undefined => cheapestWay(GRAPH, to, via)?.map(({ action }) => action);

it("goes around a danger, unless it is told to go through", () => {
  expect(actions(5)).toEqual([2, 23, 34]);
  expect(actions(5, [2])).toEqual([1, 14]);
  expect(actions(5, [3, 4])).toEqual([2, 23, 34]);
});

it("finds no way that does not exist", () => {
  expect(actions(7)).toBeUndefined();
  expect(actions(6, [3])).toBeUndefined();
});

it("prefers a way with which the move is over, but not at the price of mud, a hazard or dice", () => {
  const shorter: Graph = { points: [point(-1), point(2), point(3), point(2)], legs: [leg(0, 1), leg(1, 2), leg(0, 2), leg(2, 3)] };
  expect(cheapestWay(shorter, 2)?.at(-1)?.target).toBe(3);
  for (const trouble of [11, 21, 101]) {
    const risky: Graph = { points: shorter.points, legs: [leg(0, 1), leg(1, 2), leg(0, 2), leg(2, 3, trouble)] };
    expect(cheapestWay(risky, 2)?.at(-1)?.target).toBe(1);
  }
});

it("knows what every place costs, and where nothing leads on", () => {
  expect(Object.fromEntries(costs(GRAPH))).toEqual({ 2: 21, 3: 1, 4: 2, 5: 3, 6: 122 });
  expect(lastPlaces(GRAPH)).toEqual([5, 6]);
});
