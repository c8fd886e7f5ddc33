import { describe, expect, it } from "vitest";
import { between, degrees, outline, poseOf, ringOfHandles, shortestTurn, swung } from "../src/games/wreckage/arena/drawing";
import { Planning } from "../src/games/wreckage/panels/planning.svelte";
import type { Choice, Sight } from "../src/protocol";

const plan = (action: number, first: number, second: number): Choice => ({ action, verb: "plan", fields: { first, second }, text: "" });

describe("the arena", () => {
  it("draws y downward and headings clockwise", () => {
    expect(poseOf({ x: 1024, y: -2048, heading: 36 })).toEqual({ x: 102.4, y: 204.8, turn: -90 });
  });

  it("swings a car about its pivot corner: the corner stays where it is", () => {
    // The worked example of a U-turn in reverse gear by the left: (0,0,0) ends at (1024,-512,72), about (512,-256).
    const [from, to] = [poseOf({ x: 0, y: 0, heading: 0 }), poseOf({ x: 1024, y: -512, heading: 72 })];
    const half = swung(from, to, degrees(72), 0.5);
    expect(Math.hypot(half.x - 51.2, half.y - 25.6)).toBeCloseTo(Math.hypot(51.2, 25.6), 6);
    expect(half.turn).toBe(-90);
    const end = swung(from, to, degrees(72), 1);
    expect([end.x, end.y]).toEqual([expect.closeTo(to.x, 6), expect.closeTo(to.y, 6)]);
  });

  it("goes straight where nothing turns, and turns the short way round", () => {
    const [from, to] = [{ x: 0, y: 0, turn: 350 }, { x: 10, y: 0, turn: 10 }];
    expect(swung(from, { ...to, turn: 350 }, 0, 0.5)).toEqual({ x: 5, y: 0, turn: 350 });
    expect(between(from, to, 0.5).turn).toBe(360);
    expect(shortestTurn(10, 350)).toBe(-20);
  });

  it("outlines rectangles and octagons", () => {
    expect(outline({ octagon: false, a: 512, b: 256 }).split(" ")).toHaveLength(4);
    expect(outline({ octagon: true, a: 370, b: 153 }).split(" ")[0]).toBe("37,15.3");
  });
});

describe("handles of the sites around a wreck", () => {
  const ARENA = 7168;

  it("are as far apart as they are wide and within the arena, wherever the wreck lies and however close one looks", () => {
    for (const radius of [12, 30, 60]) {
      for (const pose of [{ x: 0, y: 0, turn: 0 }, { x: 690, y: -660, turn: 37.5 }]) {
        const handles = ringOfHandles(pose, radius, ARENA);
        handles.forEach(({ x, y }, index) => {
          for (const other of handles.slice(index + 1)) expect(Math.hypot(x - other.x, y - other.y)).toBeGreaterThan(2 * radius - 1e-6);
          expect(Math.max(Math.abs(x), Math.abs(y)) + radius).toBeLessThan(ARENA / 10 + 1e-6);
        });
      }
    }
  });

  it("lie on the side of their sites: the second before the nose, the fifth to the right, the eighth behind", () => {
    const handles = ringOfHandles({ x: 0, y: 0, turn: 0 }, 20, ARENA);
    const [nose, right, tail] = [1, 4, 7].map((site) => handles[site]);
    expect(nose).toEqual({ x: 110, y: expect.closeTo(0, 6) as number });
    expect(right?.y).toBeCloseTo(110, 6);
    expect(tail?.x).toBeCloseTo(-110, 6);
  });
});

describe("a plan that is being made", () => {
  const choices = [plan(1, 0, 3), plan(2, 3, 0), plan(3, 7, 3)];

  it("fills the first free slot, exchanges ends of one card, and takes cards back", () => {
    const planning = new Planning();
    planning.take({ key: "pedals0", face: 1 });
    planning.take({ key: "pedals0", face: 0 });
    planning.take({ key: "left", face: 3 });
    expect(planning.answer(choices)?.action).toBe(1);
    planning.take({ key: "pedals0", face: 0 });
    expect(planning.answer(choices)?.action).toBe(3);
  });

  it("moves a card from slot to slot when it is laid there", () => {
    const planning = new Planning();
    planning.take({ key: "pedals0", face: 0 });
    planning.lay(1, { key: "pedals0", face: 0 });
    planning.lay(0, { key: "left", face: 3 });
    expect(planning.answer(choices)?.action).toBe(2);
  });

  it("is empty again at the next question", () => {
    const planning = new Planning();
    planning.begin({ turn: 1, seat: 0 } as Sight);
    planning.take({ key: "left", face: 3 });
    planning.begin({ turn: 1, seat: 0 } as Sight);
    expect(planning.isUsed("left")).toBe(true);
    planning.begin({ turn: 2, seat: 0 } as Sight);
    expect(planning.isUsed("left")).toBe(false);
  });
});
