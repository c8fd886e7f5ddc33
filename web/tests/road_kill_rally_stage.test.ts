import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Tools } from "../src/director/director";
import type { PackFacts, SpaceSeen, TileSeen, View } from "../src/games/road_kill_rally/generated";
import { pack, spaceOf } from "../src/games/road_kill_rally/received.svelte";
import { onTheWay, stepTime, streaksAt, trailAt } from "../src/games/road_kill_rally/stage/motion";
import { RallyStage } from "../src/games/road_kill_rally/stage/stage.svelte";
import type { GameEvent, Sight } from "../src/protocol";

// Sounds ask the page for its settings, and there is no page.
vi.mock("../src/sound/sound", () => ({ play: () => undefined }));

const plain: SpaceSeen = { colour: "green", hazard: "none", target: 0, oil: false, wreck: false };
const straight = {
  corners: [0, 8, 16, 24, 32].map((y) => [4, 12, 20, 28].map((x) => [x, y])),
  aims: [4, 12, 20, 28].map((y) => [8, 16, 24].map((x) => [x, y])),
};
const FOUR = [0, 1, 2, 3];

/** A tile of four rows; `changes` by the number of a space. */
const tile = (first: number, changes: Record<number, Partial<SpaceSeen>> = {}): TileSeen => ({
  tile: "open_highway", flipped: false, first, blocks: [{ shape: "straight", x: 0, y: (first - 1) / 4, heading: 0 }], entered: [], pitted: [],
  rows: FOUR.map((row) => [1, 2, 3].map((lane) => ({ ...plain, ...changes[spaceOf(first + row, lane)] }))),
});

const sight = (road: TileSeen[], car: object = {}): Sight =>
  ({ view: { seat: 0, active: 0, road, cars: [{ seat: 0, status: "racing", row: 1, lane: 2, speed: 4, wiped: false, ...car }] } as unknown as View }) as unknown as Sight;

const event = (kind: string, a = 0, b = 0, c = 0, d = 0): GameEvent => ({ number: 0, kind, a, b, c, d, secret: -1, text: null, about: null });

/** Tools that let no time pass, and tell what was to take how long. */
function quick(each: () => void = () => undefined): Tools & { times: number[] } {
  const times: number[] = [];
  const pass = (ms: number): Promise<void> => { times.push(ms); each(); return Promise.resolve(); };
  return { times, tween: async (ms, draw) => { draw(0.5); await pass(ms); draw(1); }, wait: pass };
}

beforeEach(() => {
  pack.facts = { blocks: { straight }, tiles: { open_highway: { targets: [] } }, points: [20, 30, 50], cars: {} } as unknown as PackFacts;
});

function settled(road: TileSeen[], car: object = {}): RallyStage {
  const stage = new RallyStage();
  stage.settle(sight(road, car));
  return stage;
}

describe("speed", () => {
  const speeds = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

  it("makes every step shorter, and every trail longer from 3 on", () => {
    for (const speed of speeds.slice(1)) expect(stepTime(speed)).toBeLessThan(stepTime(speed - 1));
    expect(speeds.map(streaksAt)).toEqual([0, 0, 2, 2, 3, 3, 4, 4, 5, 5]);
    for (const speed of speeds.slice(3)) expect(trailAt(speed)).toBeGreaterThan(trailAt(speed - 1));
  });

  it("is what a step of the car takes", async () => {
    const taken = async (speed: number): Promise<number | undefined> => {
      const tools = quick();
      await settled([tile(1)], { speed }).perform(event("stepped", 0, 1, 4, 0), tools, sight([tile(1)]));
      return tools.times[0];
    };
    expect([await taken(1), await taken(10)]).toEqual([stepTime(1), stepTime(10)]);
  });

  it("steers into another lane and leans out of a bend, and arrives as the road lies", () => {
    const [from, to] = [{ x: 0, y: 0, turn: 0, lift: 0 }, { x: 64, y: 32, turn: 0, lift: 0 }];
    expect(onTheWay(from, to, 0.5, 5, false).turn).toBeGreaterThan(10);
    const bend = { x: 64, y: 0, turn: 45, lift: 0 };
    const lean = (speed: number): number => onTheWay(from, bend, 0.5, speed, false).turn;
    expect(lean(6)).toBeGreaterThan(lean(2));
    expect(onTheWay(from, bend, 1, 10, false)).toEqual({ ...bend, turn: expect.closeTo(45, 6) as number });
  });
});

describe("a road that grows", () => {
  it("unrolls row by row while a tile is placed, before all has been played", async () => {
    const stage = settled([tile(1)]);
    const seen: [number, boolean][] = [];
    const next = tile(5, { [spaceOf(6, 2)]: { target: 2 } });
    await stage.perform(event("tile_placed", 0, 0, 0, 5), quick(() => seen.push([stage.places.size, stage.laid.roll !== null])), sight([tile(1), next]));
    expect(seen).toEqual([[12, true], [15, true], [18, true], [21, true]]);
    expect([stage.places.size, stage.laid.roll, stage.laid.tiles.length]).toEqual([24, null, 2]);
    expect(stage.targets).toEqual({});
    await stage.perform(event("target_placed", spaceOf(6, 2), 2), quick(), sight([tile(1), next]));
    expect(stage.targets).toEqual({ [spaceOf(6, 2)]: 2 });
  });

  it("does not lay a tile twice", async () => {
    const stage = settled([tile(1), tile(5)]);
    const tools = quick();
    await stage.perform(event("tile_placed", 0, 0, 0, 5), tools, sight([tile(1), tile(5)]));
    expect([tools.times, stage.places.size]).toEqual([[], 24]);
  });

  it("is taken away row by row behind everybody", async () => {
    const stage = settled([tile(1), tile(5)], { row: 6 });
    const seen: number[] = [];
    await stage.perform(event("tile_removed", 0, 1), quick(() => seen.push(stage.places.size)), sight([tile(5)], { row: 6 }));
    expect(seen).toEqual([21, 18, 15, 12]);
    expect(stage.laid.tiles.map(({ first }) => first)).toEqual([5]);
  });
});

describe("cartoon physics (RK-TON-01)", () => {
  const space = spaceOf(3, 3);
  const before = tile(1, { [space]: { target: 3 } });

  it("has a scored target land beside the road with its points, where it stays", async () => {
    const stage = settled([before]);
    let flying = 0;
    await stage.perform(event("scored", 0, space, 3), quick(() => { flying = stage.effects.flight?.to.points ?? 0; }), sight([tile(1)]));
    expect([flying, stage.effects.flight]).toEqual([50, null]);
    expect(stage.targets).toEqual({});
    const [heap, edge] = [stage.sprung[0], stage.places.get(space)?.corners[1]?.x ?? 0];
    expect(heap).toMatchObject({ space, kind: 3, points: 50 });
    expect(heap?.x).toBeGreaterThan(edge + 20);
    stage.settle(sight([tile(1)]));
    expect(stage.sprung).toEqual([heap]);
  });

  it("takes it back where an earlier moment is looked at, and with its tile", async () => {
    for (const road of [[before], [tile(5)]]) {
      const stage = settled([before]);
      await stage.perform(event("scored", 0, space, 3), quick(), sight([tile(1)]));
      stage.settle(sight(road));
      expect(stage.sprung).toEqual([]);
    }
  });

  it("turns a car round when it wipes out, and on its roof when it is out", async () => {
    const stage = settled([tile(1)]);
    await stage.perform(event("wiped_out", 0, 1), quick(), sight([tile(1)], { wiped: true }));
    const askew = stage.cars[0]?.turn;
    expect(askew).not.toBe(stage.places.get(1)?.turn);
    stage.settle(sight([tile(1)], { wiped: true }));
    expect(stage.cars[0]?.turn).toBe(askew);

    await stage.perform(event("out_of_race", 0, 1), quick(), sight([tile(1)]));
    expect([Object.keys(stage.cars), Object.keys(stage.upturned)]).toEqual([[], ["1"]]);
    stage.settle(sight([tile(1, { 1: { wreck: true } })], { status: "destroyed", row: 0, lane: 1 }));
    expect([Object.keys(stage.cars), Object.keys(stage.upturned)]).toEqual([[], ["1"]]);
  });
});
