import { describe, expect, it } from "vitest";
import { between, degrees, outline, poseOf, ringOfHandles, shortestTurn, stopsOfTurns, swung, type Swing } from "../src/games/wreckage/arena/drawing";
import { cardsOf, Planning } from "../src/games/wreckage/panels/planning.svelte";
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

describe("stops of the turns that may be made", () => {
  const ARENA = 7168;
  const ANGLES = [15, 30, 45, 60, 75, 90];

  /** Turns to both sides about the corners of a car, forward or in both gears. */
  function turns(x: number, y: number, turn: number, gears: boolean[]): Swing[] {
    const radians = (turn * Math.PI) / 180;
    const corner = (ahead: number, right: number): Swing["pivot"] => ({ x: x + ahead * Math.cos(radians) - right * Math.sin(radians), y: y + ahead * Math.sin(radians) + right * Math.cos(radians) });
    return gears.flatMap((reverse) => [1, -1].flatMap((side) => ANGLES.map((angle) => ({ pivot: corner(reverse ? 51.2 : -51.2, (reverse ? -25.6 : 25.6) * side), angle: angle * side, reverse }))));
  }

  it("are as far apart as they are wide and within the arena, before a wall and in a corner too", () => {
    for (const radius of [24, 44.6, 54]) {
      for (const [x, y, turn] of [[0, 0, 0], [660, 0, 0], [0, 660, 90], [650, -650, -45], [-660, 300, 20]] as const) {
        for (const gears of [[false], [false, true]]) {
          const stops = stopsOfTurns({ x, y, turn }, turns(x, y, turn, gears), radius, ARENA);
          stops.forEach((stop, index) => {
            for (const other of stops.slice(index + 1)) expect(Math.hypot(stop.x - other.x, stop.y - other.y)).toBeGreaterThan(2 * radius - 1e-6);
            expect(Math.max(Math.abs(stop.x), Math.abs(stop.y)) + radius).toBeLessThan(ARENA / 10 + 1e-6);
          });
        }
      }
    }
  });

  it("lie before the nose of the car as it will stand, where there is room", () => {
    const [first] = stopsOfTurns({ x: 0, y: 0, turn: 0 }, [{ pivot: { x: -51.2, y: -25.6 }, angle: -90, reverse: false }], 20, ARENA);
    expect(first?.x).toBeCloseTo(-25.6, 1);
    expect(first?.y).toBeLessThan(-150);
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

  it("tells which cards of a talon are advised, the same card twice where there are two of it", () => {
    const talon = [{ key: "pedals0", faces: [0, 1] }, { key: "pedals1", faces: [0, 1] }, { key: "left", faces: [3] }];
    expect(cardsOf(plan(4, 1, 0), talon)).toEqual([{ key: "pedals0", face: 1 }, { key: "pedals1", face: 0 }]);
    expect(cardsOf(plan(5, 3, 3), talon)).toEqual([{ key: "left", face: 3 }]);
    expect(cardsOf(undefined, talon)).toEqual([]);
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
