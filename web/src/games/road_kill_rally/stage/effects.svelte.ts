/** What flashes up and is gone: dice, cards that are shown, shots, crashes, targets that fly through the air. */

import type { Tools } from "../../../director/director";
import { play as sound } from "../../../sound/sound";
import type { Point } from "../road/road";

export interface Burst extends Point { kind: "crash" | "roll" | "miss" | "smoke"; t: number }
export interface Rolled { seat: number; faces: number[] }
/** A target that was scored: beside the road, in its mattresses, with its points. */
export interface Sprung extends Point { space: number; kind: number; points: number }
export interface Flight { from: Point; to: Sprung; t: number }

const BLANK = 0;
const SINGLE = 1;
const DOUBLE = 2;
/** From this part of its time on a target that flies has landed, and the mattresses give way under it. */
export const LANDED = 0.68;

export class Effects {
  rolled = $state.raw<Rolled | null>(null);
  card = $state.raw<{ seat: number; card: string } | null>(null);
  burst = $state.raw<Burst | null>(null);
  flight = $state.raw<Flight | null>(null);
  shot = $state.raw<{ from: Point; to: Point; t: number } | null>(null);
  shaken = $state<number | null>(null);

  clear(): void {
    this.rolled = this.card = this.burst = this.flight = this.shot = null;
    this.shaken = null;
  }

  async throwDice(tools: Tools, seat: number, blanks: number, singles: number, doubles: number): Promise<void> {
    const faces = [...Array<number>(blanks).fill(BLANK), ...Array<number>(singles).fill(SINGLE), ...Array<number>(doubles).fill(DOUBLE)];
    if (!faces.length) return;
    sound("card");
    this.rolled = { seat, faces };
    await tools.wait(620);
    this.rolled = null;
  }

  async show(tools: Tools, seat: number, card: string): Promise<void> {
    sound("card");
    this.card = { seat, card };
    await tools.wait(480);
    this.card = null;
  }

  async shake(tools: Tools, seat: number): Promise<void> {
    this.shaken = seat;
    await tools.wait(200);
    this.shaken = null;
  }

  async crash(tools: Tools, at: Point | undefined, struck: number): Promise<void> {
    sound("trap");
    this.shaken = struck;
    await this.flash(tools, at, "crash", 460);
    this.shaken = null;
  }

  async shoot(tools: Tools, from: Point, to: Point): Promise<void> {
    sound("trap");
    await tools.tween(380, (t) => {
      this.shot = { from, to, t };
    });
    this.shot = null;
    await this.flash(tools, to, "smoke", 300);
  }

  /** A target springs off the road, spins, and lands in the mattresses beside it. */
  async fly(tools: Tools, from: Point, to: Sprung): Promise<void> {
    sound("power");
    await tools.tween(1050, (t) => {
      this.flight = { from, to, t };
    });
    sound("boing");
    this.flight = null;
  }

  /** A car that turns over raises a cloud. */
  async cloud(tools: Tools, { x, y }: Point, turn: (t: number) => void): Promise<void> {
    sound("trap");
    await tools.tween(1000, (t) => {
      turn(t);
      this.burst = { kind: "roll", x, y, t };
    });
    this.burst = null;
  }

  async flash(tools: Tools, at: Point | undefined, kind: Burst["kind"], ms: number): Promise<void> {
    if (!at) return;
    await tools.tween(ms, (t) => {
      this.burst = { kind, x: at.x, y: at.y, t };
    });
    this.burst = null;
  }
}
