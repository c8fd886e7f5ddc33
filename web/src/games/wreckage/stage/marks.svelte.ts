/** What driving and fighting leave in the air and on the ground: sparks, blasts, tracers, skid marks, dust, scorched earth. */

import type { Tools } from "../../../director/director";
import { swung, type Pose } from "../arena/drawing";

interface Point { x: number; y: number }
export interface Flash extends Point { kind: "blast" | "sparks" | "can" | "shield"; size: number; t: number }
export interface Skid { path: string; turn: number }
export interface Tracer { from: Point; to: Point; t: number }

/** Older ones fade under the dust. */
const MOST_SKIDS = 40;
const TRACK = 18;

export class Marks {
  flash = $state.raw<Flash | null>(null);
  tracerShown = $state.raw<Tracer | null>(null);
  skids = $state.raw<Skid[]>([]);
  scorched = $state.raw<Point[]>([]);
  puffs = $state.raw<Point[]>([]);
  private turn = 0;

  /** Marks of earlier turns stay, those of an earlier game or of a moment looked back at do not. */
  settle(turn: number): void {
    if (turn < this.turn) this.skids = this.scorched = [];
    this.turn = turn;
    this.flash = this.tracerShown = null;
    this.puffs = [];
  }

  skid(from: Pose, to: Pose, angle: number): void {
    const steps = 8;
    const path = [-TRACK, TRACK].map((side) =>
      Array.from({ length: steps + 1 }, (_, step) => wheelAt(swung(from, to, angle, step / steps), side)).map(({ x, y }, step) => `${step ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`).join(""),
    ).join("");
    this.add(path);
  }

  ring(pose: Pose): void {
    this.add(`M${(pose.x - 40).toFixed(1)} ${pose.y.toFixed(1)}a40 40 0 1 0 80 0a40 40 0 1 0 -80 0`);
  }

  dust(from: Point, to: Point): void {
    const puffs = Array.from({ length: 5 }, (_, step) => ({ x: from.x + ((to.x - from.x) * step) / 4, y: from.y + ((to.y - from.y) * step) / 4 }));
    this.puffs = puffs;
  }

  scorch({ x, y }: Point): void {
    this.scorched = [...this.scorched, { x, y }];
  }

  async blast(tools: Tools, { x, y }: Point, size: number): Promise<void> {
    await this.glow(tools, { kind: "blast", x, y, size, t: 0 }, 700);
  }

  async sparks(tools: Tools, { x, y }: Point): Promise<void> {
    await this.glow(tools, { kind: "sparks", x, y, size: 1, t: 0 }, 360);
  }

  async pop(tools: Tools, { x, y }: Point, kind: "can" | "shield", ms: number): Promise<void> {
    await this.glow(tools, { kind, x, y, size: 1, t: 0 }, ms);
  }

  async tracer(tools: Tools, from: Point, to: Point): Promise<void> {
    await tools.tween(420, (t) => {
      this.tracerShown = { from, to, t };
    });
    this.tracerShown = null;
    await this.sparks(tools, to);
  }

  private async glow(tools: Tools, flash: Flash, ms: number): Promise<void> {
    await tools.tween(ms, (t) => {
      this.flash = { ...flash, t };
    });
    this.flash = null;
  }

  private add(path: string): void {
    this.skids = [...this.skids.slice(1 - MOST_SKIDS), { path, turn: this.turn }];
  }
}

function wheelAt({ x, y, turn }: Pose, side: number): Point {
  const angle = (turn * Math.PI) / 180;
  return { x: x - 34 * Math.cos(angle) - side * Math.sin(angle), y: y - 34 * Math.sin(angle) + side * Math.cos(angle) };
}
