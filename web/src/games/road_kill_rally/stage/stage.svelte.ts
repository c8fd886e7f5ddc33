/** The rally on stage: where every car is at this very moment, and how each event looks. */

import type { Tools } from "../../../director/director";
import type { GameEvent, Sight } from "../../../protocol";
import { play as sound } from "../../../sound/sound";
import { shareUnchanged, updateInPlace } from "../../../table/model/structuralSharing";
import type { Stage } from "../../gameView";
import { CARDS, type CarSeen, type EventKind, type TileSeen } from "../generated";
import { pack, spaceOf, viewOf } from "../received.svelte";
import { rowsOf, wayside, type Place, type Point } from "../road/road";
import { Effects, type Sprung } from "./effects.svelte";
import { LaidRoad } from "./laidRoad.svelte";
import { onTheWay, spun, standingOn, stepTime, type Standing } from "./motion";

const JUMP_TIME = 320;

export class RallyStage implements Stage {
  readonly laid = new LaidRoad();
  readonly effects = new Effects();
  cars = $state<Record<number, Standing>>({});
  /** Cars on their roofs, by their spaces. */
  upturned = $state<Record<number, Standing>>({});
  targets = $state<Record<number, number>>({});
  sprung = $state.raw<Sprung[]>([]);
  oil = $state<Record<number, boolean>>({});
  speeds = $state<Record<number, number>>({});
  /** The car that is on its way just now. */
  driving = $state<number | null>(null);
  focus = $state.raw<Point>({ x: 0, y: 0 });
  /** The card of the own hand that is being dragged. */
  lifted = $state<string | null>(null);

  get places(): Map<number, Place> {
    return this.laid.places;
  }

  settle(sight: Sight): void {
    const view = viewOf(sight);
    if (!view || !pack.facts) return;
    this.laid.settle(view.road, pack.facts);
    updateInPlace(this.cars, Object.fromEntries(view.cars.flatMap((car) => { const standing = this.standing(car); return standing ? [[car.seat, standing]] : []; })));
    updateInPlace(this.upturned, Object.fromEntries([...this.places].filter(([, { seen }]) => seen.wreck).map(([space, place]) => [space, spun(standingOn(place))])));
    updateInPlace(this.targets, Object.fromEntries([...this.places].filter(([, { seen }]) => seen.target).map(([space, { seen }]) => [space, seen.target])));
    updateInPlace(this.oil, Object.fromEntries([...this.places].filter(([, { seen }]) => seen.oil).map(([space]) => [space, true])));
    updateInPlace(this.speeds, Object.fromEntries(view.cars.map((car) => [car.seat, car.speed])));
    // Those that were seen flying stay until their tile goes, or until an earlier moment is looked at.
    if (!this.sprung.every(({ space }) => this.isBare(space))) this.sprung = this.sprung.filter(({ space }) => this.isBare(space));
    this.effects.clear();
    this.driving = null;
    this.look(view.active ?? (view.seat >= 0 ? view.seat : 0));
  }

  async perform(event: GameEvent, tools: Tools, after: Sight): Promise<void> {
    const { a, b, c, d = 0, e = 0 } = event;
    switch (event.kind as EventKind) {
      case "round_begins": await tools.wait(320); break;
      case "move_begins": this.look(a); await tools.wait(200); break;
      case "speed_set": this.speeds[a] = c; sound(c >= b ? "engine" : "brake"); await tools.wait(240); break;
      case "speed_changed": this.speeds[a] = c; await tools.wait(160); break;
      case "stepped": await this.drive(tools, a, c, d); break;
      case "put_back": await this.drive(tools, a, b, 0); break;
      case "move_ends": this.driving = null; break;
      case "on_pole": await tools.wait(160); break;
      case "tile_placed": await this.unroll(tools, viewOf(after)?.road.find(({ first }) => first === d)); break;
      case "target_placed": this.targets[a] = b; await tools.wait(60); break;
      case "tile_removed": await this.takeAway(tools, b); break;
      case "rolled": await this.effects.throwDice(tools, a, c, d, e); break;
      case "spent": case "played": case "defended": await this.effects.show(tools, a, CARDS[b] ?? ""); break;
      case "collided": await this.effects.crash(tools, this.cars[b] ?? this.cars[a], b); break;
      case "scored": await this.bowl(tools, b, c); break;
      case "missed": await this.effects.flash(tools, this.places.get(b), "miss", 380); break;
      case "attacked": await this.shoot(tools, this.cars[a], this.cars[b]); break;
      case "aimed": await this.shoot(tools, this.cars[a], this.places.get(b)); break;
      case "oil_laid": this.oil[b] = true; await tools.wait(260); break;
      case "oil_gone": this.oil[b] = false; await tools.wait(120); break;
      case "lost": await this.effects.shake(tools, a); break;
      case "wiped_out": await this.wipeOut(tools, a); break;
      case "out_of_race": await this.turnOver(tools, a, b); break;
      case "crossed": case "race_ends": sound("fanfare"); await tools.wait(800); break;
      case "drew": case "hit": case "reduced": case "passed": await tools.wait(70); break;
      default: await tools.wait(180);
    }
  }

  isSpectacle({ kind }: GameEvent): boolean {
    return (["collided", "wiped_out", "out_of_race"] satisfies EventKind[]).some((crash) => crash === kind);
  }

  private at(space: number): Standing | undefined {
    const place = this.places.get(space);
    return place && standingOn(place);
  }

  private standing({ row, lane, status, wiped }: CarSeen): Standing | undefined {
    const standing = status === "racing" ? this.at(spaceOf(row, lane)) : undefined;
    return standing && wiped ? spun(standing) : standing;
  }

  private isBare(space: number): boolean {
    return this.places.get(space)?.seen.target === 0;
  }

  private look(seat: number): void {
    const car = this.cars[seat];
    if (car) this.lookAt(car);
  }

  /** A copy: the camera does not follow what moves on. */
  private lookAt({ x, y }: Point): void {
    this.focus = shareUnchanged(this.focus, { x, y });
  }

  private async drive(tools: Tools, seat: number, space: number, mode: number): Promise<void> {
    const to = this.at(space);
    const from = this.cars[seat] ?? to;
    if (!to || !from) return;
    const jumps = mode >= 2;
    const speed = this.speeds[seat] ?? 1;
    this.driving = seat;
    await tools.tween(jumps ? JUMP_TIME : stepTime(speed), (t) => {
      this.cars[seat] = onTheWay(from, to, t, speed, jumps);
    });
    this.cars[seat] = to;
    this.look(seat);
  }

  private async unroll(tools: Tools, tile: TileSeen | undefined): Promise<void> {
    if (!tile || !pack.facts || this.places.has(spaceOf(tile.first, 1))) return;
    sound("boing");
    const end = rowsOf(tile, pack.facts).at(-1)?.[1];
    if (end) this.lookAt(end);
    await this.laid.unroll(tools, tile, pack.facts);
  }

  private async takeAway(tools: Tools, first: number): Promise<void> {
    const tile = this.laid.tiles.find((other) => other.first === first);
    if (tile && pack.facts) await this.laid.takeAway(tools, tile, pack.facts);
  }

  private async bowl(tools: Tools, space: number, kind: number): Promise<void> {
    const from = this.places.get(space);
    if (!from) return;
    const to = { ...wayside(this.places, from), space, kind, points: pack.facts?.points[kind - 1] ?? 0 };
    Reflect.deleteProperty(this.targets, space);
    await this.effects.fly(tools, from, to);
    this.sprung = [...this.sprung.filter((other) => other.space !== space), to];
  }

  private async shoot(tools: Tools, from: Point | undefined, to: Point | undefined): Promise<void> {
    if (!from || !to) return;
    this.lookAt(to);
    await this.effects.shoot(tools, { ...from }, { ...to });
  }

  /** The car turns over, twice; no joy lasts longer than it should. */
  private async wipeOut(tools: Tools, seat: number): Promise<void> {
    const car = this.cars[seat];
    if (!car) return;
    const [start, end] = [{ ...car }, spun(car)];
    this.lookAt(car);
    await this.effects.cloud(tools, start, (t) => {
      this.cars[seat] = { ...start, turn: start.turn + (720 + end.turn - start.turn) * t, lift: 3 * t * (1 - t) };
    });
    this.cars[seat] = end;
  }

  /** Out of the race: it comes to lie on its roof. */
  private async turnOver(tools: Tools, seat: number, space: number): Promise<void> {
    await this.wipeOut(tools, seat);
    const car = this.cars[seat];
    if (!car) return;
    Reflect.deleteProperty(this.cars, seat);
    this.upturned[space] = { ...car };
    await tools.wait(700);
  }
}
