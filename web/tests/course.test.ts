import { describe, expect, it } from "vitest";
import { bestColumns, HEIGHT, layCourse, poseAt, roadAlong, WIDTH } from "../src/games/wacky_races/board/course";

describe("the course", () => {
  it("runs row after row, every second one backwards", () => {
    const cells = layCourse(8, 3);
    expect(cells.map(({ x, y }) => [x / WIDTH, y / HEIGHT])).toEqual([[0, 0], [1, 0], [2, 0], [2, 1], [1, 1], [0, 1], [0, 2], [1, 2]]);
    expect(cells[2]).toMatchObject({ from: "left", to: "bottom" });
    expect(cells[3]).toMatchObject({ from: "top", to: "left" });
  });

  it("is one unbroken road: a car leaves each tile where it enters the next", () => {
    const cells = layCourse(26, 7);
    for (let place = 0; place < 25; place++) {
      const before = poseAt(cells, place + 0.4999, 0);
      const after = poseAt(cells, place + 0.5001, 0);
      expect(Math.hypot(before.x - after.x, before.y - after.y)).toBeLessThan(1);
    }
  });

  it("keeps two cars on a tile apart, in bends too", () => {
    const cells = layCourse(26, 7);
    for (let place = 0; place < 26; place++) {
      const [left, right] = [poseAt(cells, place, -1), poseAt(cells, place, 1)];
      expect(Math.hypot(left.x - right.x, left.y - right.y)).toBeCloseTo(42, 5);
    }
  });

  it("fills wide and narrow windows", () => {
    expect(bestColumns(26, 1100, 640, 92)).toBe(7);
    expect(bestColumns(26, 390, 400, 92)).toBe(4);
    expect(bestColumns(26, 2500, 500, 92)).toBeGreaterThan(8);
  });

  it("draws a way along the road", () => {
    expect(roadAlong(layCourse(5, 5), [1, 2, 3])).toMatch(/^M225\.0 88\.0L.*L525\.0 88\.0$/);
    expect(roadAlong(layCourse(5, 5), [4, 0])).toBe("");
  });
});
