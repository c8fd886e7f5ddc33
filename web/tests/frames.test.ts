import { describe, expect, it } from "vitest";
import { Frames } from "../src/drawing/frames";

/** Pictures that are drawn only when the test says so. */
function screen(): { after: (work: () => void) => void; draw: () => void } {
  const due: (() => void)[] = [];
  return { after: (work) => due.push(work), draw: () => due.shift()?.() };
}

describe("work for later pictures", () => {
  it("is done in rounds, one for each picture", () => {
    const { after, draw } = screen();
    const frames = new Frames(["first", "second"], after);
    const done: string[] = [];
    frames.put("second", "log", () => done.push("log"));
    frames.put("first", "board", () => done.push("board"));
    frames.put("first", "camera", () => done.push("camera"));
    draw();
    expect(done).toEqual(["board", "camera"]);
    draw();
    expect(done).toEqual(["board", "camera", "log"]);
  });

  it("is done once, the newest of each name", () => {
    const { after, draw } = screen();
    const frames = new Frames(["only"], after);
    const done: number[] = [];
    frames.put("only", "shown", () => done.push(1));
    frames.put("only", "shown", () => done.push(2));
    draw();
    draw();
    expect(done).toEqual([2]);
  });

  it("can be dropped, and goes on with what is put while it runs", () => {
    const { after, draw } = screen();
    const frames = new Frames(["first", "second"], after);
    const done: string[] = [];
    frames.put("first", "unwanted", () => done.push("unwanted"));
    frames.drop("first", "unwanted");
    frames.put("first", "board", () => {
      frames.put("second", "log", () => done.push("log"));
    });
    draw();
    draw();
    expect(done).toEqual(["log"]);
    frames.put("first", "again", () => done.push("again"));
    draw();
    expect(done).toEqual(["log", "again"]);
  });
});
