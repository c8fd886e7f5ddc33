import { describe, expect, it } from "vitest";
import { Director, type Time } from "../src/director/director";

/** A clock that moves only when frames are asked for, 10 ms each. */
function clock(): Time & { spent: number } {
  return {
    spent: 0,
    now() {
      return this.spent;
    },
    frame(then) {
      this.spent += 10;
      queueMicrotask(then);
    },
  };
}

function show(setup: (director: Director) => void, beats: Parameters<Director["add"]>[0]): Promise<number> {
  return new Promise((done) => {
    const time = clock();
    const director = new Director((busy) => {
      if (!busy) done(time.spent);
    }, time);
    setup(director);
    director.add(beats);
  });
}

const PAUSE = [async (tools: { wait(ms: number): Promise<void> }): Promise<void> => tools.wait(1000)];

describe("the director", () => {
  it("plays beats in order", async () => {
    const told: number[] = [];
    await show(() => undefined, [1, 2, 3].map((n) => async (tools) => { await tools.wait(50); told.push(n); }));
    expect(told).toEqual([1, 2, 3]);
  });

  it("plays twice as fast at double speed, and at once at none", async () => {
    expect(await show(() => undefined, PAUSE)).toBeCloseTo(1000, -2);
    expect(await show((director) => (director.speed = 2), PAUSE)).toBeCloseTo(500, -2);
    expect(await show((director) => (director.speed = 0), PAUSE)).toBeLessThan(50);
  });

  it("shows a long queue within a time, and faster still while that is wanted", async () => {
    const long = Array.from({ length: 40 }, () => PAUSE).flat();
    expect(await show((director) => { queueMicrotask(() => { director.finishWithin(4000); }); }, long)).toBeLessThan(16_000);
    expect(await show((director) => { director.fast = true; }, PAUSE)).toBeCloseTo(130, -2);
  });

  it("skips to the end, and every tween arrives", async () => {
    let at = 0;
    const spent = await show((director) => { queueMicrotask(() => { director.skip(); }); }, [(tools) => tools.tween(5000, (t) => (at = t)), ...PAUSE]);
    expect(at).toBe(1);
    expect(spent).toBeLessThan(200);
  });

  it("moves nothing where motion is unwanted, but arrives", async () => {
    const seen: number[] = [];
    await show((director) => (director.still = true), [(tools) => tools.tween(500, (t) => seen.push(t))]);
    expect(seen).toEqual([1]);
  });
});
