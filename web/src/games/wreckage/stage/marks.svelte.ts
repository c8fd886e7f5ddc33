/** What driving and fighting leave in the air and on the ground: sparks, blasts, tracers, flying parts, skid marks, dust, scorched earth. */

import type { Tools } from "../../../director/director";
import { swung, type Pose } from "../arena/drawing";

interface Point { x: number; y: number }
export interface Flash extends Point { kind: "blast" | "sparks" | "can" | "shield" | "debris"; size: number; t: number; colour?: string }
export interface Puff extends Point { number: number }
/** A part of a car on the ground. */
export interface Scrap extends Point { shape: number; turn: number; colour: string }
export interface Skid { path: string; turn: number }
export interface Tracer { from: Point; to: Point; t: number }

/** Older ones fade under the dust. */
const MOST_SKIDS = 40;
const MOST_SCRAP = 36;
const MOST_PUFFS = 24;
const TRACK = 18;
const PIECES = 8;
const GOLDEN = 137.5;
/** Where the parts fly that a hit tears off: how far, turned how much, each of its shape. */
export const FLIGHTS = Array.from({ length: PIECES }, (_, piece) => {
  const [angle, far] = [(piece * GOLDEN * Math.PI) / 180, 46 + ((piece * 23) % 40)];
  return { x: Math.cos(angle) * far, y: Math.sin(angle) * far, turn: 200 + piece * 95, shape: piece % 4 };
});

export class Marks {
  flash = $state.raw<Flash | null>(null);
  tracerShown = $state.raw<Tracer | null>(null);
  skids = $state.raw<Skid[]>([]);
  scorched = $state.raw<Point[]>([]);
  scrap = $state.raw<Scrap[]>([]);
  /** Dust and smoke drift away by themselves. */
  puffs = $state.raw<Puff[]>([]);
  private turn = 0;
  private number = 0;

  /** Marks of earlier turns stay, those of an earlier game or of a moment looked back at do not. */
  settle(turn: number): void {
    if (turn < this.turn) {
      this.skids = this.scorched = [];
      this.scrap = this.puffs = [];
    }
    this.turn = turn;
    this.flash = this.tracerShown = null;
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
    const puffs = Array.from({ length: 5 }, (_, step) => ({ x: from.x + ((to.x - from.x) * step) / 4, y: from.y + ((to.y - from.y) * step) / 4, number: (this.number += 1) }));
    this.puffs = [...this.puffs, ...puffs].slice(-MOST_PUFFS);
  }

  settleDust(number: number): void {
    this.puffs = this.puffs.filter((puff) => puff.number !== number);
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

  /** Parts fly off a car, the more the harder it was hit, and stay where they fall. */
  async debris(tools: Tools, { x, y }: Point, colour: string, hits: number): Promise<void> {
    const size = Math.min(PIECES, 2 + 2 * hits);
    await this.glow(tools, { kind: "debris", x, y, size, t: 0, colour }, 520);
    const fallen = FLIGHTS.slice(0, size).map((flight) => ({ x: x + flight.x, y: y + flight.y, turn: flight.turn, shape: flight.shape, colour }));
    this.scrap = [...this.scrap, ...fallen].slice(-MOST_SCRAP);
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
