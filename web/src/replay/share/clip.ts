/** A move as a short animated picture, drawn frame by frame: however long that takes, it runs at its own pace. */

import { tick } from "svelte";
import { Director, type Beat, type Time } from "../../director/director";
import type { Sight } from "../../protocol";
import type { TableModel } from "../../table/model/tableModel.svelte";
import { animated } from "./gif";
import { boardLayers, frameOf, painted, standalone, type Frame, type Layers } from "./picture";

const WIDE = 480;
/** Between two frames (ms); a GIF counts in hundredths of a second. */
const STEP = 80;
const MOST_FRAMES = 75;
const LAST = 1500;

/** A clock that goes on when it is told to. */
class SteppedTime implements Time {
  private at = 0;
  private waiting: (() => void)[] = [];
  now(): number {
    return this.at;
  }
  frame(then: () => void): void {
    this.waiting.push(then);
  }
  step(ms: number): void {
    this.at += ms;
    for (const then of this.waiting.splice(0)) then();
  }
}

/** Paints frame after frame; a layer that is what it was is not painted again. */
class Painter {
  private known = new Map<string, HTMLCanvasElement>();

  constructor(private readonly frame: Frame) {}

  async paint(parts: string[]): Promise<HTMLCanvasElement> {
    const layers = await Promise.all(parts.map(async (part) => this.known.get(part) ?? painted(await standalone(part, this.frame), this.frame, WIDE)));
    this.known = new Map(parts.map((part, place) => [part, layers[place] ?? document.createElement("canvas")]));
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [WIDE, layers[0]?.height ?? 0];
    const context = canvas.getContext("2d", { willReadFrequently: true });
    for (const layer of layers) context?.drawImage(layer, 0, 0);
    return canvas;
  }
}

/** The scene between two sights; `drawn` is told which part of it is done at most. */
export async function clipOf(table: TableModel, board: HTMLElement, before: Sight, after: Sight, drawn: (part: number) => void): Promise<Blob> {
  const { playback, game } = table;
  const time = new SteppedTime();
  const director = new Director(undefined, time);
  const layers: Layers = new Map();
  const frames: { pixels: Uint8ClampedArray; shown: number }[] = [];
  const frame = frameOf(board, false);
  const painter = new Painter(frame);
  let height = 0;
  const shoot = async (shown: number): Promise<void> => {
    await tick();
    const parts = boardLayers(board, frame, layers);
    if (!parts) throw new Error("nothing is drawn");
    const canvas = await painter.paint(parts);
    ({ height } = canvas);
    frames.push({ pixels: canvas.getContext("2d")?.getImageData(0, 0, WIDE, height).data ?? new Uint8ClampedArray(), shown });
    drawn(frames.length / MOST_FRAMES);
  };
  playback.showAtOnce(before);
  await settled();
  await shoot(40);
  const beats: Beat[] = after.events.map((event) => async (tools): Promise<void> => {
    if (game?.openings.includes(event.kind)) playback.showAtOnce(after);
    await playback.stage?.perform(event, tools, after);
  });
  director.add([...beats, () => { playback.showAtOnce(after); }]);
  while (director.busy && frames.length < MOST_FRAMES) {
    time.step(STEP);
    await settled();
    await shoot(STEP / 10);
  }
  director.skip();
  time.step(STEP);
  await settled();
  await shoot(LAST / 10);
  return new Blob([animated(frames, WIDE, height)], { type: "image/gif" });
}

/** Whatever follows at once has happened. */
const settled = (): Promise<void> => new Promise((done) => { setTimeout(done, 0); });
