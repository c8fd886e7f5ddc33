/** The race on stage: where every car is at this very moment, and how each event looks. */

import type { Tools } from "../../../director/director";
import type { GameEvent, Sight } from "../../../protocol";
import { play as sound } from "../../../sound/sound";
import type { Stage } from "../../gameView";
import { CARDS, type EventKind, type View } from "../generated";
import { pack, viewOf } from "../received.svelte";
import { spaceNumber, spacesOf, type Space } from "./ground";

export interface Pose { x: number; y: number; angle: number; height: number; spin: number }
/** A picture that pops up over a car or a space. */
export interface Pop { kind: "dice" | "card" | "star" | "stop" | "shot"; text: string; x: number; y: number }
/** A shot on its way. */
export interface Shot { fromX: number; fromY: number; toX: number; toY: number; at: number }

const FLIGHT = 10;

export class RallyStage implements Stage {
  poses = $state.raw<Record<number, Pose>>({});
  pop = $state.raw<Pop | null>(null);
  shot = $state.raw<Shot | null>(null);
  shaken = $state<number | null>(null);
  /** A target that springs off the road. */
  sprung = $state.raw<{ space: number; at: number } | null>(null);
  gone = $state.raw<number[]>([]);
  /** The car that the camera follows. */
  focus = $state(-1);
  private spaces: ReadonlyMap<number, Space> = spacesOf(undefined, undefined);

  settle(sight: Sight): void {
    const view = viewOf(sight);
    if (!view) return;
    this.spaces = spacesOf(view, pack.facts);
    this.poses = this.standing(view);
    this.pop = this.shot = this.sprung = null;
    this.shaken = null;
    this.gone = [];
    const leader = view.cars.filter((car) => car.row > 0).toSorted((one, other) => other.row - one.row)[0];
    this.focus = view.active ?? leader?.seat ?? -1;
  }

  async perform(event: GameEvent, tools: Tools): Promise<void> {
    const { a, b, c, d = 0, e = 0 } = event;
    switch (event.kind as EventKind) {
      case "move_begins": this.focus = a; await tools.wait(250); break;
      case "stepped": await this.drive(tools, a, c, d >= 2); break;
      case "put_back": await this.drive(tools, a, b, true); break;
      case "rolled": await this.popAt(tools, a, { kind: "dice", text: `${d + 2 * e}` }, 550); break;
      case "played": case "defended": sound("card"); await this.popAt(tools, a, { kind: "card", text: `card-${CARDS[b] ?? ""}` }, 750); break;
      case "attacked": await this.shoot(tools, a, this.poses[b]); break;
      case "retaliated": await this.shoot(tools, a, this.poses[b]); break;
      case "aimed": await this.shoot(tools, a, this.spaces.get(b)); break;
      case "scored": await this.spring(tools, b); break;
      case "collided": this.focus = a; sound("trap"); await this.shake(tools, b, 500); break;
      case "wiped_out": sound("trap"); await this.whirl(tools, a); break;
      case "out_of_race": await this.popAt(tools, a, { kind: "star", text: "✖" }, 900); break;
      case "crossed": sound("fanfare"); await this.popAt(tools, a, { kind: "star", text: `${b}` }, 1100); this.retire(a); break;
      case "lost": case "gave": await this.shake(tools, a, 160); break;
      case "tile_placed": await tools.wait(500); break;
      case "round_begins": case "phase_begins": await tools.wait(350); break;
      case "drew": case "drew_accessory": case "spent": await tools.wait(90); break;
      default: await tools.wait(220);
    }
  }

  private standing(view: View): Record<number, Pose> {
    const cars = view.cars.flatMap((car) => {
      const space = this.spaces.get(spaceNumber(car.row, car.lane));
      const flies = view.move?.flight === true && view.move.seat === car.seat;
      return space ? [[car.seat, { x: space.x, y: space.y, angle: space.angle, height: flies ? FLIGHT : 0, spin: 0 }] as const] : [];
    });
    return Object.fromEntries(cars);
  }

  private change(seat: number, pose: Partial<Pose>): void {
    const before = this.poses[seat];
    if (before) this.poses = { ...this.poses, [seat]: { ...before, ...pose } };
  }

  /** A car drives into a space, or flies over it. */
  private async drive(tools: Tools, seat: number, number: number, flies: boolean): Promise<void> {
    const [from, to] = [this.poses[seat], this.spaces.get(number)];
    if (!to) { await tools.wait(120); return; }
    this.focus = seat;
    if (!from) { this.poses = { ...this.poses, [seat]: { x: to.x, y: to.y, angle: to.angle, height: 0, spin: 0 } }; return; }
    const turn = ((to.angle - from.angle + 540) % 360) - 180;
    const height = flies ? FLIGHT : 0;
    sound(flies ? "boing" : "engine");
    await tools.tween(flies ? 420 : 210, (t) => {
      this.change(seat, { x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t, angle: from.angle + turn * t, height: from.height + (height - from.height) * t });
    });
  }

  private async whirl(tools: Tools, seat: number): Promise<void> {
    this.focus = seat;
    await tools.tween(1100, (t) => { this.change(seat, { spin: 720 * t, height: 14 * Math.sin(Math.PI * t) }); });
    this.change(seat, { spin: 0, height: 0 });
  }

  private async shake(tools: Tools, seat: number, ms: number): Promise<void> {
    this.shaken = seat;
    await tools.wait(ms);
    this.shaken = null;
  }

  private async shoot(tools: Tools, seat: number, goal: { x: number; y: number } | undefined): Promise<void> {
    const from = this.poses[seat];
    this.focus = seat;
    if (!from || !goal) { await tools.wait(300); return; }
    sound("power");
    await tools.tween(480, (at) => { this.shot = { fromX: from.x, fromY: from.y, toX: goal.x, toY: goal.y, at }; });
    this.shot = null;
  }

  private async spring(tools: Tools, space: number): Promise<void> {
    sound("boing");
    await tools.tween(800, (at) => { this.sprung = { space, at }; });
    this.sprung = null;
    this.gone = [...this.gone, space];
  }

  private retire(seat: number): void {
    this.poses = Object.fromEntries(Object.entries(this.poses).filter(([other]) => Number(other) !== seat));
  }

  private async popAt(tools: Tools, seat: number, pop: Pick<Pop, "kind" | "text">, ms: number): Promise<void> {
    const pose = this.poses[seat];
    if (pose) this.pop = { ...pop, x: pose.x, y: pose.y };
    await tools.wait(ms);
    this.pop = null;
  }
}
