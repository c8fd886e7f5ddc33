import { expect, it } from "vitest";
import { nextPlace } from "../src/table/ask/arrows";

/** A road upward in two lanes, one of which is half a space further on; the piece is at 0, 0. */
const PLACES = [
  { x: 0, y: -100 },
  { x: 0, y: -200 },
  { x: 90, y: -50 },
  { x: 90, y: -150 },
];
const next = (from: { x: number; y: number }, key: string): unknown => nextPlace(from, key, PLACES);

it("goes to the nearest place straight on, and to the side of it", () => {
  expect(next({ x: 0, y: 0 }, "ArrowUp")).toEqual({ x: 0, y: -100 });
  expect(next({ x: 0, y: 0 }, "ArrowRight")).toEqual({ x: 90, y: -50 });
  expect(nextPlace({ x: 0, y: 0 }, "ArrowLeft", [{ x: -172, y: 0 }, { x: -86, y: 50 }])).toEqual({ x: -86, y: 50 });
  expect(next({ x: 0, y: -100 }, "ArrowUp")).toEqual({ x: 0, y: -200 });
  expect(next({ x: 90, y: -150 }, "ArrowDown")).toEqual({ x: 90, y: -50 });
});

it("stays where nothing lies that way, or for other keys", () => {
  expect(next({ x: 0, y: -200 }, "ArrowUp")).toBeNull();
  expect(next({ x: 90, y: -50 }, "ArrowRight")).toBeNull();
  expect(next({ x: 0, y: 0 }, "Enter")).toBeNull();
});
