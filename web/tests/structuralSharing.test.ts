import { expect, test } from "vitest";
import { groupByClickable } from "../src/table/ask/groups";
import { updateInPlace, applyViewDiff, shareUnchanged } from "../src/table/model/structuralSharing";

test("what is as it was stays the same object, what changed is new, all the way up", () => {
  const before = { tiles: [{ place: 0, racers: [1] }, { place: 1, racers: [] }], deck: { left: 3 } };
  const now = { tiles: [{ place: 0, racers: [1] }, { place: 1, racers: [2] }], deck: { left: 3 } };
  const wanted = structuredClone(now);
  const made = shareUnchanged(before, now);
  expect(made).toEqual(wanted);
  expect(made.tiles[0]).toBe(before.tiles[0]);
  expect(made.deck).toBe(before.deck);
  expect(made.tiles[1]).not.toBe(before.tiles[1]);
  expect(made.tiles).not.toBe(before.tiles);
  expect(shareUnchanged(before, structuredClone(before))).toBe(before);
});

test("a shorter list, a missing field and another kind of value are changes", () => {
  expect(shareUnchanged([1, 2], [1])).toEqual([1]);
  expect(shareUnchanged({ a: 1, b: 2 }, { a: 1 })).toEqual({ a: 1 });
  expect(shareUnchanged({ a: [] }, { a: {} })).toEqual({ a: {} });
  expect(shareUnchanged(null, { a: null })).toEqual({ a: null });
});

test("a view that is told by its changes is whole again, and what was not told is the same object", () => {
  const before = { round: 1, tiles: [{ racers: [1] }, { racers: [] }, { racers: [2] }], deck: { left: 3 }, top: null };
  const items = { tiles: { 0: { racers: [] }, 1: { racers: [1] } } };
  const made = applyViewDiff(before, { whole: false, view: { round: 2, top: "farm" }, items }) as typeof before;
  const tiles = [{ racers: [] }, { racers: [1] }, { racers: [2] }];
  expect(made).toEqual({ round: 2, tiles, deck: { left: 3 }, top: "farm" });
  expect(before.tiles[0]).toEqual({ racers: [1] });
  expect(made.deck).toBe(before.deck);
  expect(made.tiles[2]).toBe(before.tiles[2]);
  expect(applyViewDiff(before, { whole: false, view: {}, items: {} })).toBe(before);
  const whole = { whole: true, view: { deck: { left: 3 }, season: 1 }, items: {} };
  expect(applyViewDiff(before, whole)).toEqual({ deck: { left: 3 }, season: 1 });
  expect(applyViewDiff(undefined, whole)).toEqual(whole.view);
});

test("things that move stay the same things while they last", () => {
  const car = { x: 1, y: 2 };
  const moving: Record<number, { x: number; y: number }> = { 3: car, 4: { x: 0, y: 0 } };
  updateInPlace(moving, { 3: { x: 5, y: 2 }, 7: { x: 9, y: 9 } });
  expect(moving).toEqual({ 3: { x: 5, y: 2 }, 7: { x: 9, y: 9 } });
  expect(moving[3]).toBe(car);
  const traps: Record<number, string> = { 1: "glue", 2: "oil" };
  updateInPlace(traps, { 2: "unknown" });
  expect(traps).toEqual({ 2: "unknown" });
});

test("answers are found by their clickable, those without one are not", () => {
  const choice = (action: number, verb: string) => ({ action, verb, fields: {}, text: "" });
  const [one, other, loose] = [choice(1, "tile"), choice(2, "tile"), choice(3, "pass")];
  const groups = groupByClickable([one, other, loose], ({ verb }) => (verb === "tile" ? ["tile:4"] : []));
  expect([...groups]).toEqual([["tile:4", [one, other]]]);
  expect(groupByClickable([], () => ["tile:4"])).toBe(groupByClickable([], () => []));
});
