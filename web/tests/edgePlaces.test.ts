import { describe, expect, it } from "vitest";
import { edgePlaces, POINTER, sizeOf } from "../src/drawing/edgePlaces";

const SEEN = { left: 100, top: 100, width: 390, height: 400 };
const NONE = { width: 0, height: 0 };

describe("pointers at the edges of a board", () => {
  it("stand for what is out of sight, at the edge toward it", () => {
    const [right] = edgePlaces([{ piece: 0, x: 300, y: 300 }, { piece: 1, x: 900, y: 300 }], SEEN, NONE);
    expect(right?.one.piece).toBe(1);
    expect(right?.left).toBeGreaterThan(SEEN.width / 2);
    expect(right?.turn).toBeCloseTo(0);
  });

  it("do not lie on each other, however many look the same way", () => {
    const places = edgePlaces([0, 1, 2, 3].map((piece) => ({ piece, x: 300, y: 900 + piece })), SEEN, NONE);
    const lefts = places.map(({ left }) => left).sort((one, other) => one - other);
    expect(places.every(({ top }) => top === places[0]?.top)).toBe(true);
    lefts.slice(1).forEach((left, at) => { expect(left - (lefts[at] ?? 0)).toBeGreaterThan(POINTER.width); });
    expect(lefts[0]).toBeGreaterThanOrEqual(0);
    expect(lefts[3]).toBeLessThanOrEqual(SEEN.width - POINTER.width);
  });

  it("lie beside what is in sight, and leave where the tools are", () => {
    const [place] = edgePlaces([{ piece: 0, x: 470, y: 300 }, { piece: 1, x: 900, y: 300 }], SEEN, NONE);
    expect(Math.abs((place?.top ?? 0) + POINTER.height / 2 - (300 - SEEN.top))).toBeGreaterThan(POINTER.height / 2);
    const [other] = edgePlaces([{ piece: 1, x: 300, y: 900, small: true }], SEEN, [{ left: 150, top: 300, width: 100, height: 100 }]);
    expect((other?.left ?? 200) + sizeOf({ piece: 1, x: 0, y: 0, small: true }).width <= 150 || (other?.left ?? 200) >= 250).toBe(true);
  });

  it("leave the corner with the tools of the board free", () => {
    const [place] = edgePlaces([{ piece: 0, x: 900, y: 0 }], SEEN, { width: 68, height: 160 });
    expect(place?.top).toBeGreaterThan(160);
  });

  it("cover nothing that is kept clear, and are left out where no place along the edge is", () => {
    const piece = { piece: 0, x: 900, y: 300 };
    const usual = edgePlaces([piece], SEEN, NONE)[0] ?? { left: 0, top: 0 };
    const stop = { x: SEEN.left + usual.left, y: SEEN.top + usual.top, radius: 22 };
    const [moved] = edgePlaces([piece], SEEN, NONE, [stop]);
    expect(moved?.left).toBe(usual.left);
    expect(moved && (moved.top >= usual.top + 22 || moved.top + POINTER.height <= usual.top - 22)).toBe(true);
    const far = edgePlaces([piece], SEEN, NONE, [{ ...stop, x: stop.x - 60 }]);
    expect(far).toEqual(edgePlaces([piece], SEEN, NONE));
    expect(edgePlaces([piece], SEEN, NONE, [{ ...stop, radius: 1000 }])).toEqual([]);
  });
});
