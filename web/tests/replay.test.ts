import { describe, expect, it, vi } from "vitest";
import { fewOf, lineOf, reachOf } from "../src/replay/curves";
import type { Answer, NewCommand } from "../src/connection/messages";
import type { Moment, Sight } from "../src/protocol";
import { nextOf, previousOf } from "../src/replay/jumps";
import { momentPath, readHash } from "../src/replay/momentPath";
import { Moments } from "../src/replay/moments";

const moment = (seq: number, view: Sight["view"], whole = false): Moment => ({ seq, sights: [{ seat: 0, whole, view, items: {}, choices: [] } as unknown as Sight] });

describe("moments", () => {
  it("are whole, and fetched by the dozen", async () => {
    const moves = Array.from({ length: 30 }, (_, index) => index * 2 + 1);
    const ask = vi.fn((command: NewCommand): Promise<Answer> => {
      const seqs = command.type === "reel" ? command.seqs : [];
      return Promise.resolve({ type: "reel", id: "1", moments: seqs.map((seq, index) => moment(seq, index ? { place: seq } : { place: seq, name: "Ada" }, index === 0)) });
    });
    const moments = new Moments(ask, moves);
    expect((await moments.at(5))?.sights[0]).toMatchObject({ whole: true, view: { place: 11, name: "Ada" } });
    await moments.at(20);
    expect(ask).toHaveBeenCalledTimes(1);
    expect((await moments.at(29))?.seq).toBe(59);
    expect(ask).toHaveBeenCalledTimes(2);
    expect(await moments.at(30)).toBeUndefined();
  });
});

describe("jumps", () => {
  it("go to the nearest on either side", () => {
    expect([nextOf([9, 3, 5], 3), previousOf([9, 3, 5], 9), nextOf([3], 3), previousOf([3], 3)]).toEqual([5, 5, undefined, undefined]);
  });
});

describe("links to a moment", () => {
  it("carry the way to watch, and are read again", () => {
    const path = momentPath("abc", "/t/abc#watch=to-ken_1", 40);
    expect(path).toBe("/t/abc#watch=to-ken_1&at=40");
    expect(readHash(new URL(path, "http://here").hash)).toEqual({ kind: "watch", token: "to-ken_1", at: 40 });
    expect(readHash("#at=7")).toEqual({ kind: undefined, token: undefined, at: 7 });
    expect(readHash("#seat=a<b&at=x")).toEqual({ kind: "seat", token: undefined, at: undefined });
    expect(momentPath("abc", null, 3)).toBe("/t/abc#at=3");
  });
});

it("draws a curve over all moves, and tells a few of its values", () => {
  expect(lineOf([[1, 50], [3, 75]], [1, 2, 3, 5, 6])).toBe("0.00,50.0 50.00,27.0 100,27.0");
  expect(lineOf([[1, 75]], [1, 2], reachOf([[[1, 75]]]))).toBe("0.00,4.0 100,4.0");
  expect(fewOf([[1, 10], [2, 20], [3, 30]], 5)).toEqual([10, 20, 30]);
  expect(fewOf(Array.from({ length: 9 }, (_, value) => [value, value]), 3)).toEqual([0, 4, 8]);
});
