import { expect, it } from "vitest";
import { arrange, VILLAIN_PIECE } from "../src/games/wacky_races/board/standing";

it("puts one car in the middle and two side by side", () => {
  const { 0: alone, 1: left, 2: right } = arrange({ 0: 3, 1: 5, 2: 5 });
  expect(alone).toMatchObject({ place: 3, lane: 0 });
  expect(left?.lane).toBeLessThan(0);
  expect(right?.lane).toBeGreaterThan(0);
});

it("finds a spot of its own for each of six cars on one tile", () => {
  const spots = Object.values(arrange({ 0: 9, 1: 9, 2: 9, 3: 9, 4: 9, 5: 9 })).map(({ place, lane }) => `${place} ${lane}`);
  expect(new Set(spots).size).toBe(6);
});

it("lets racers move up for the villain behind them", () => {
  const standings = arrange({ 0: 4, [VILLAIN_PIECE]: 4 });
  expect(standings[0]?.place).toBeGreaterThan(4);
  expect(standings[VILLAIN_PIECE]?.place).toBeLessThan(4);
});
