import { describe, expect, it, vi } from "vitest";
import type { Tools } from "../src/director/director";
import { stageOf, woundsOf } from "../src/games/wreckage/cars/wounds";
import { VEHICLES, type CarSeen, type View } from "../src/games/wreckage/generated";
import { pointOfCrash } from "../src/games/wreckage/stage/crash";
import { ArenaStage } from "../src/games/wreckage/stage/stage.svelte";
import type { GameEvent, Sight } from "../src/protocol";

vi.mock("../src/sound/sound", () => ({ play: () => undefined }));

/** Whatever lasts is over at once, but every tween arrives. */
const AT_ONCE: Tools = { tween: (_, draw) => { draw(1); return Promise.resolve(); }, wait: () => Promise.resolve() };
const NOTHING = { cars: 0, obstacles: 0, mines: 0, edge: false };

const car = (seat: number, more: Partial<CarSeen>): CarSeen => ({ seat, vehicle: "sedan", colour: "red", x: 0, y: 0, heading: 0, speed: 0, hits: 0, structure: 8, out: "in_play", burning: false, ...more }) as CarSeen;
const sight = (turn: number, cars: CarSeen[], obstacles: View["obstacles"] = []): Sight => ({ view: { turn, arena: 7168, cars, cans: [{ number: 0, x: 0, y: 5000, owner: null }], mines: [], obstacles, active: null, seat: 0 } as unknown as View }) as unknown as Sight;
const event = (kind: string, ...[a = 0, b = 0, c = 0, d = 0, e = 0, f = 0]: number[]): GameEvent => ({ kind, a, b, c, d, e, f }) as unknown as GameEvent;

function staged(cars: CarSeen[], turn = 2): ArenaStage {
  const stage = new ArenaStage();
  stage.settle(sight(turn, cars));
  return stage;
}

describe("what stays after it was caused", () => {
  it("leaves skid marks after a turn and rings after a spin, until the table goes back to an earlier turn", async () => {
    const stage = staged([car(0, {})]);
    await stage.perform(event("turned", 0, 31, 437, 18, 18, 0), AT_ONCE);
    await stage.perform(event("spun", 0, 72), AT_ONCE);
    expect(stage.marks.skids.map(({ turn }) => turn)).toEqual([2, 2]);
    stage.settle(sight(3, [car(0, {})]));
    expect(stage.marks.skids).toHaveLength(2);
    stage.settle(sight(1, [car(0, {})]));
    expect(stage.marks.skids).toHaveLength(0);
  });

  it("has parts fly off a car that is hit, the more the harder, and they stay on the ground", async () => {
    const stage = staged([car(0, {}), car(1, { x: 3000, hits: 2 })]);
    await stage.perform(event("hits", 1, 1, 3, 1, 0), AT_ONCE);
    const few = stage.marks.scrap.length;
    await stage.perform(event("hits", 1, 3, 6, 1, 0), AT_ONCE);
    expect(few).toBeGreaterThan(0);
    expect(stage.marks.scrap.length - few).toBeGreaterThan(few);
    expect(stage.hits[1]).toBe(6);
    stage.settle(sight(2, [car(0, {}), car(1, { x: 3000, hits: 6 })]));
    expect(stage.marks.scrap.length).toBeGreaterThan(few);
    expect(stage.hits[1]).toBe(6);
    expect(Math.max(...stage.marks.scrap.map(({ x, y }) => Math.hypot(x - 300, y)))).toBeLessThan(100);
  });

  it("burns until the fire is out, also when the show is over", async () => {
    const stage = staged([car(0, {})]);
    await stage.perform(event("on_fire", 0), AT_ONCE);
    expect(stage.burning[0]).toBe(true);
    stage.settle(sight(2, [car(0, { burning: true })]));
    expect(stage.burning[0]).toBe(true);
    await stage.perform(event("fire_out", 0), AT_ONCE);
    expect(stage.burning[0]).toBe(false);
  });

  it("raises dust that drifts away by itself, not when the show is over", async () => {
    const stage = staged([car(0, {})]);
    await stage.perform(event("moved", 0, 2048, 0, 0, 2048, 3), AT_ONCE);
    stage.settle(sight(2, [car(0, { x: 2048 })]));
    expect(stage.marks.puffs).toHaveLength(5);
    for (const { number } of stage.marks.puffs) stage.marks.settleDust(number);
    expect(stage.marks.puffs).toHaveLength(0);
  });

  it("scorches the ground where a car is destroyed", async () => {
    const stage = staged([car(0, { x: 1000 })]);
    await stage.perform(event("destroyed", 0), AT_ONCE);
    expect(stage.marks.scorched).toEqual([expect.objectContaining({ x: 100, y: -0 })]);
    expect(stage.cars[0]).toBeUndefined();
  });
});

it("shows again what crashes and blows up, and no mere driving", () => {
  const stage = new ArenaStage();
  const kinds = ["moved", "collided", "hits", "destroyed", "can_taken", "pump_exploded"];
  expect(kinds.filter((kind) => stage.isSpectacle(event(kind)))).toEqual(["collided", "destroyed", "pump_exploded"]);
});

describe("damage on a car", () => {
  it("comes in three stages from the first hit on", () => {
    expect([0, 0.05, 0.3, 0.34, 0.6, 0.67, 0.9, 1].map(stageOf)).toEqual([0, 1, 1, 2, 2, 3, 3, 3]);
  });

  it("lies on each vehicle, and on none as on all others", () => {
    const places = VEHICLES.map((vehicle) => woundsOf(vehicle));
    for (const { bumper, panel, engine } of places) {
      expect(Math.abs(bumper.x)).toBeLessThan(52);
      expect(Math.abs(panel.flank)).toBeLessThan(27);
      expect(Math.abs(engine.x) + engine.wide / 2).toBeLessThan(54);
    }
    expect(new Set(places.map((place) => JSON.stringify(place))).size).toBe(VEHICLES.length);
  });
});

describe("where a collision is seen", () => {
  const standing = { cars: { 1: { x: 150, y: 20, turn: 90 } }, obstacles: { 2: { x: -90, y: 0 } }, mines: { 0: { x: 0, y: 34 } } };
  const striker = { x: 0, y: 0, turn: 0 };

  it("is between two cars, and at the side of the car that touches anything else", () => {
    const { x, y } = pointOfCrash(striker, { ...NOTHING, cars: 2 }, standing, 716.8);
    expect(x).toBeCloseTo((51.2 + 124.4) / 2, 5);
    expect(Math.abs(y)).toBeLessThan(20);
    expect(pointOfCrash(striker, { ...NOTHING, obstacles: 4 }, standing, 716.8)).toEqual({ x: -51.2, y: 0 });
    expect(pointOfCrash({ x: 0, y: 0, turn: 180 }, { ...NOTHING, obstacles: 4 }, standing, 716.8).x).toBeCloseTo(-51.2, 5);
    expect(pointOfCrash(striker, { ...NOTHING, mines: 1 }, standing, 716.8)).toEqual({ x: 0, y: 25.6 });
  });

  it("is at the corner or the side that touches the edge, in reverse at the rear", () => {
    const rear = pointOfCrash({ x: 665, y: 0, turn: 180 }, { ...NOTHING, edge: true }, standing, 716.8);
    expect([rear.x, rear.y]).toEqual([expect.closeTo(716.2, 5), expect.closeTo(0, 5)]);
    const corner = pointOfCrash({ x: 660, y: 0, turn: 20 }, { ...NOTHING, edge: true }, standing, 716.8);
    expect(corner.y).toBeCloseTo(-6.54, 1);
  });
});
