/** The arena on stage: where every car, can and mine is at this very moment, and how each event looks. */

import type { Tools } from "../../../director/director";
import type { GameEvent, Sight } from "../../../protocol";
import { play as sound } from "../../../sound/sound";
import { shareUnchanged, updateInPlace } from "../../../table/model/structuralSharing";
import type { Stage } from "../../gameView";
import { between, degrees, poseOf, shortestTurn, swung, UNIT, type Pose } from "../arena/drawing";
import { DAMAGE, OBSTACLES, PLAYS, type EventKind, type View } from "../generated";
import { pack, viewOf } from "../received.svelte";
import { isSpectacle, pointOfCrash, type Struck } from "./crash";
import { Marks } from "./marks.svelte";
import { lengthsBetween, spotOf, stands, without, type Spot, type Standing } from "./places";

const MS_PER_LENGTH = 210;

export class ArenaStage implements Stage {
  cars = $state<Record<number, Pose>>({});
  cans = $state<Record<number, Spot>>({});
  mines = $state<Record<number, Spot>>({});
  obstacles = $state<Record<number, Standing>>({});
  /** How far a jumping car is above the ground, 0 to 1. */
  height = $state<Record<number, number>>({});
  speeds = $state<Record<number, number>>({});
  hits = $state<Record<number, number>>({});
  burning = $state<Record<number, boolean>>({});
  /** The card that a car has just turned up. */
  card = $state.raw<{ seat: number; play: string } | null>(null);
  /** The damage cards of the draw under way. */
  drawn = $state.raw<string[]>([]);
  victim = $state<number | null>(null);
  shaken = $state<number | null>(null);
  readonly marks = new Marks();
  readonly isSpectacle = isSpectacle;
  private view?: View;
  /** Where the camera looks. */
  focus = $state.raw<Spot>({ x: 0, y: 0 });

  settle(sight: Sight): void {
    const view = viewOf(sight);
    if (!view) return;
    const standing = view.cars.filter(stands(view));
    updateInPlace(this.cars, Object.fromEntries(standing.map((car) => [car.seat, poseOf(car)])));
    updateInPlace(this.cans, Object.fromEntries(view.cans.filter((can) => can.owner === null).map((can) => [can.number, spotOf(can)])));
    updateInPlace(this.mines, Object.fromEntries(view.mines.map((mine) => [mine.index, spotOf(mine)])));
    updateInPlace(this.obstacles, Object.fromEntries(view.obstacles.map((seen) => [seen.index, { ...poseOf(seen), kind: seen.kind }])));
    updateInPlace(this.speeds, Object.fromEntries(view.cars.map((car) => [car.seat, car.speed])));
    updateInPlace(this.hits, Object.fromEntries(view.cars.map((car) => [car.seat, car.hits])));
    updateInPlace(this.burning, Object.fromEntries(view.cars.map((car) => [car.seat, car.burning])));
    updateInPlace(this.height, {});
    this.view = view;
    this.card = this.victim = this.shaken = null;
    this.drawn = [];
    this.marks.settle(view.turn);
    const seat = view.active ?? (view.seat >= 0 ? view.seat : null);
    if (seat !== null) this.look(seat);
  }

  async perform(event: GameEvent, tools: Tools): Promise<void> {
    const { a, b, c, d = 0, e = 0 } = event;
    switch (event.kind as EventKind) {
      case "car_placed": this.cars[a] = poseOf({ x: b, y: c, heading: d }); this.look(a); await tools.wait(180); break;
      case "can_placed": case "can_dropped": case "can_moved": this.cans[a] = spotOf({ x: b, y: c }); await tools.wait(120); break;
      case "obstacle_placed": this.obstacles[a] = { ...poseOf({ x: c, y: d, heading: e }), kind: OBSTACLES[b] ?? "boulder" }; await tools.wait(90); break;
      case "starts_at": this.speeds[a] = b; await tools.wait(250); break;
      case "turn_begins": case "phase_begins": await tools.wait(450); break;
      case "action_begins": this.look(a); await tools.wait(260); break;
      case "card_shown": await this.show(tools, a, PLAYS[d] ?? "repeat"); break;
      case "speed_changed": this.speeds[a] = b; sound(b > e ? "engine" : "brake"); await tools.wait(260); break;
      case "turned": await this.turn(tools, a, poseOf({ x: b, y: c, heading: d }), degrees(e)); break;
      case "moved": await this.travel(tools, a, poseOf({ x: b, y: c, heading: d })); break;
      case "jumped": await this.jump(tools, a, poseOf({ x: b, y: c, heading: d })); break;
      case "spun": await this.spin(tools, a, degrees(b)); break;
      case "can_taken": sound("power"); this.cans = without(this.cans, b); await this.burst(tools, a, "can", 420); break;
      case "mine_laid": this.mines[b] = spotOf({ x: c, y: d }); sound("card"); await tools.wait(260); break;
      case "mine_exploded": this.mines = without(this.mines, a); sound("trap"); this.focus = spotOf({ x: c, y: d }); await this.marks.blast(tools, spotOf({ x: c, y: d }), 1.3); break;
      case "collided": await this.crash(tools, a, { cars: b, obstacles: c, mines: d, edge: e !== 0 }); break;
      case "pushed": case "thrown": await this.shove(tools, a, spotOf({ x: b, y: c })); break;
      case "fired": await this.fire(tools, a, b); break;
      case "damage_card": await this.draw(tools, a, DAMAGE[b] ?? "ricochet"); break;
      case "hits": await this.hit(tools, a, c); break;
      case "no_damage": case "reshuffled": await tools.wait(420); this.endDraw(); break;
      case "ram": case "plated": sound("boing"); await this.burst(tools, a, "shield", 520); break;
      case "destroyed": { const pose = this.cars[a]; this.cars = without(this.cars, a); await this.explode(tools, pose, 2); break; }
      case "pump_exploded": { const pose = this.obstacles[a]; this.obstacles = without(this.obstacles, a); await this.explode(tools, pose, 2.4); break; }
      case "on_fire": this.burning[a] = true; sound("trap"); await tools.wait(500); break;
      case "fire_out": this.burning[a] = false; await tools.wait(300); break;
      case "came_back": this.cars[a] = poseOf({ x: b, y: c, heading: d }); this.look(a); sound("boing"); await tools.wait(500); break;
      case "gave_up": this.cars = without(this.cars, a); await tools.wait(400); break;
      case "won": sound("fanfare"); await tools.wait(1100); break;
      case "ranked_for_phase": case "planned": case "speed_chosen": await tools.wait(60); break;
      default: await tools.wait(220);
    }
  }

  private look(seat: number): void {
    const pose = this.cars[seat];
    if (pose) this.focus = shareUnchanged(this.focus, { x: pose.x, y: pose.y });
  }

  private async show(tools: Tools, seat: number, play: string): Promise<void> {
    sound("card");
    this.card = { seat, play };
    await tools.wait(560);
    this.card = null;
  }

  private async turn(tools: Tools, seat: number, to: Pose, angle: number): Promise<void> {
    const from = this.cars[seat] ?? to;
    sound("brake");
    await tools.tween(260 + Math.abs(angle) * 6, (t) => {
      this.cars[seat] = swung(from, to, angle, t);
    });
    this.marks.skid(from, to, angle);
    this.cars[seat] = to;
    this.look(seat);
  }

  private async travel(tools: Tools, seat: number, to: Pose): Promise<void> {
    const from = this.cars[seat] ?? to;
    const lengths = lengthsBetween(from, to);
    if (lengths > 0.5) sound("engine");
    await tools.tween(140 + MS_PER_LENGTH * lengths, (t) => {
      this.cars[seat] = between(from, to, t);
    });
    this.marks.dust(from, to);
    this.cars[seat] = to;
    this.look(seat);
  }

  private async jump(tools: Tools, seat: number, to: Pose): Promise<void> {
    const from = this.cars[seat] ?? to;
    sound("boing");
    await tools.tween(700, (t) => {
      this.cars[seat] = between(from, to, t);
      this.height[seat] = 4 * t * (1 - t);
    });
    this.height = without(this.height, seat);
    this.cars[seat] = to;
    this.marks.dust(to, to);
    this.look(seat);
  }

  private async spin(tools: Tools, seat: number, turn: number): Promise<void> {
    const from = this.cars[seat];
    if (!from) return;
    sound("brake");
    const angle = shortestTurn(from.turn, turn) + 360;
    await tools.tween(800, (t) => {
      this.cars[seat] = { ...from, turn: from.turn + angle * t };
    });
    this.marks.ring(from);
    this.cars[seat] = { ...from, turn };
  }

  private async crash(tools: Tools, seat: number, struck: Struck): Promise<void> {
    const striker = this.cars[seat];
    if (!striker) return;
    sound("trap");
    this.speeds[seat] = 0;
    this.shaken = seat;
    await this.marks.sparks(tools, pointOfCrash(striker, struck, this, (this.view?.arena ?? 0) * UNIT));
    this.shaken = null;
  }

  private async shove(tools: Tools, obstacle: number, to: Spot): Promise<void> {
    const from = this.obstacles[obstacle];
    if (!from) return;
    await tools.tween(420, (t) => {
      this.obstacles[obstacle] = { ...from, x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t };
    });
  }

  private async fire(tools: Tools, seat: number, target: number): Promise<void> {
    const [from, to] = [this.cars[seat], this.cars[target]];
    if (!from || !to) return;
    sound("trap");
    this.victim = target;
    await this.marks.tracer(tools, from, to);
  }

  private async draw(tools: Tools, seat: number, card: string): Promise<void> {
    sound("card");
    if (this.victim !== seat) this.endDraw();
    this.victim = seat;
    this.drawn = [...this.drawn, card];
    await tools.wait(340);
  }

  private endDraw(): void {
    this.drawn = [];
    this.victim = null;
  }

  private async hit(tools: Tools, seat: number, now: number): Promise<void> {
    this.shaken = seat;
    const taken = now - (this.hits[seat] ?? 0);
    this.hits[seat] = now;
    const pose = this.cars[seat];
    if (pose) await this.marks.debris(tools, pose, pack.colour(this.view?.cars[seat]?.colour ?? null), taken);
    await tools.wait(260);
    this.shaken = null;
    this.endDraw();
  }

  private async explode(tools: Tools, pose: Pose | undefined, size: number): Promise<void> {
    this.endDraw();
    if (!pose) return;
    sound("trap");
    this.focus = { x: pose.x, y: pose.y };
    await this.marks.blast(tools, pose, size);
    this.marks.scorch(pose);
  }

  private async burst(tools: Tools, seat: number, kind: "can" | "shield", ms: number): Promise<void> {
    const pose = this.cars[seat];
    if (pose) await this.marks.pop(tools, pose, kind, ms);
  }
}
