import { describe, expect, it } from "vitest";
import type { PackFacts, SpaceSeen, TileSeen } from "../src/games/road_kill_rally/generated";
import { boxOf, lineThrough, placesOf, widened } from "../src/games/road_kill_rally/road/road";
import { beside, meanHits, percent } from "../src/games/road_kill_rally/board/danger";

const plain: SpaceSeen = { colour: "green", hazard: "none", target: 0, oil: false, wreck: false };
const row = [plain, plain, plain];
/** A straight block as the rules print it: rows of 8 units, lanes from 4 to 28. */
const straight = {
  corners: [0, 8, 16, 24, 32].map((y) => [4, 12, 20, 28].map((x) => [x, y])),
  aims: [4, 12, 20, 28].map((y) => [8, 16, 24].map((x) => [x, y])),
};
const printed = [[0, 0, 0], [0, 0, 0], [0, 0, 0], [3, 0, 0]];
const facts = { blocks: { straight }, tiles: { open_highway: { targets: printed } } } as unknown as PackFacts;
const tile = (first: number, x: number, y: number, heading: number): TileSeen => ({
  tile: "open_highway", flipped: false, first, blocks: [{ shape: "straight", x, y, heading }], rows: [row, row, row, row], entered: [], pitted: [],
});

describe("splashes of paint", () => {
  it("lie where a target is printed, on a reversed tile in the other lane and from its far end", () => {
    const splats = (tiles: TileSeen[]): number[][] => [...placesOf(tiles, facts).values()].flatMap(({ space, splat }) => (splat ? [[space, splat]] : []));
    expect(splats([tile(1, 0, 0, 0)])).toEqual([[9, 3]]);
    expect(splats([{ ...tile(1, 0, 0, 0), flipped: true }])).toEqual([[2, 3]]);
  });
});

describe("the road on the ground", () => {
  it("numbers spaces by row and lane, with north up", () => {
    const places = placesOf([tile(1, 0, 0, 0)], facts);
    expect(places.size).toBe(12);
    expect(places.get(0)).toMatchObject({ row: 1, lane: 1, x: 64, y: -32, turn: -90 });
    expect(places.get(11)).toMatchObject({ row: 4, lane: 3, x: 192, y: -224 });
  });

  it("turns a block with its heading: to the west, lane 1 lies in the south", () => {
    const places = placesOf([tile(5, 0, 0, 1)], facts);
    expect(places.get(12)).toMatchObject({ row: 5, lane: 1, x: 224, y: -64 });
    expect(Math.abs(places.get(12)?.turn ?? 0)).toBe(180);
  });

  it("joins tiles without a gap", () => {
    const places = placesOf([tile(1, 0, 0, 0), tile(5, 0, 1, 0)], facts);
    expect(places.get(9)?.corners[3]).toEqual(places.get(12)?.corners[0]);
    expect(lineThrough(places, [9, 12, 999])).toBe("M64 -224L64 -288");
    expect(boxOf([tile(1, 0, 0, 0), tile(5, 0, 1, 0)], 10)).toEqual({ left: -10, top: -522, width: 276, height: 532 });
  });

  it("lies in country that is no smaller than what is seen", () => {
    const box = { left: -10, top: -522, width: 276, height: 532 };
    expect(widened(box, { width: 200, height: 500 })).toEqual(box);
    expect(widened(box, { width: 476, height: 500 })).toEqual({ left: -110, top: -522, width: 476, height: 532 });
    expect(widened(box, { width: 276, height: 732 })).toEqual({ left: -10, top: -622, width: 276, height: 732 });
  });

  it("makes anew only the spaces of a tile that has changed", () => {
    const [here, ahead] = [tile(1, 0, 0, 0), tile(5, 0, 1, 0)];
    const places = placesOf([here, ahead], facts);
    expect(placesOf([here, ahead], facts, places)).toBe(places);
    const changed = placesOf([here, { ...ahead, rows: [[{ ...plain, oil: true }, plain, plain], row, row, row] }], facts, places);
    expect(changed.get(0)).toBe(places.get(0));
    expect(changed.get(12)?.seen.oil).toBe(true);
    expect(placesOf([here], facts, places).size).toBe(12);
  });
});

describe("what dice may do", () => {
  it("shows no chance as none and none as certain", () => {
    expect([0, 1, 4, 222, 998, 1000].map(percent)).toEqual([0, 1, 1, 22, 99, 100]);
  });

  it("tells hits in tenths", () => {
    expect([0, 152, 400, 96].map(meanHits)).toEqual([0, 1.5, 4, 1]);
  });

  it("stands beside a car, and below it rather than above, where its number is", () => {
    const at = (turn: number): number[] => { const { x, y } = beside({ x: 100, y: 100, turn, lift: 0 }); return [Math.round(x), Math.round(y)]; };
    expect([0, 180, 90, -90].map(at)).toEqual([[100, 146], [100, 146], [54, 100], [146, 100]]);
  });
});
