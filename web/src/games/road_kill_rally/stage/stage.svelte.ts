/** The rally on stage: where every car is at this very moment, and how each event looks. */

import type { Tools } from "../../../director/director";
import type { GameEvent, Sight } from "../../../protocol";
import { play as sound } from "../../../sound/sound";
import { shareUnchanged, updateInPlace } from "../../../table/model/structuralSharing";
import type { Stage } from "../../gameView";
import { CARDS, type EventKind } from "../generated";
import { pack, spaceOf, viewOf } from "../received.svelte";
import { NO_PLACES, placesOf, type Place, type Point } from "../road/road";

export interface Standing { x: number; y: number; turn: number; lift: number }
export interface Burst extends Point { kind: "crash" | "roll" | "bowl" | "miss" | "smoke"; t: number; target?: number }
export interface Rolled { seat: number; faces: number[] }
const BLANK = 0;
const SINGLE = 1;
const DOUBLE = 2;

export class RallyStage implements Stage {
  cars = $state<Record<number, Standing>>({});
  places = $state.raw<Map<number, Place>>(NO_PLACES);
  targets = $state<Record<number, number>>({});
  oil = $state<Record<number, boolean>>({});
  speeds = $state<Record<number, number>>({});
  rolled = $state.raw<Rolled | null>(null);
  card = $state.raw<{ seat: number; card: string } | null>(null);
  burst = $state.raw<Burst | null>(null);
  shot = $state.raw<{ from: Point; to: Point; t: number } | null>(null);
  shaken = $state<number | null>(null);
  focus = $state.raw<Point>({ x: 0, y: 0 });
  /** The card of the own hand that is being dragged. */
  lifted = $state<string | null>(null);

  settle(sight: Sight): void {
    const view = viewOf(sight);
    if (!view || !pack.facts) return;
    this.places = placesOf(view.road, pack.facts, this.places);
    updateInPlace(this.cars, Object.fromEntries(view.cars.flatMap((car) => { const standing = this.at(spaceOf(car.row, car.lane)); return standing && car.status === "racing" ? [[car.seat, standing]] : []; })));
    updateInPlace(this.targets, Object.fromEntries([...this.places].filter(([, { seen }]) => seen.target).map(([space, { seen }]) => [space, seen.target])));
    updateInPlace(this.oil, Object.fromEntries([...this.places].filter(([, { seen }]) => seen.oil).map(([space]) => [space, true])));
    updateInPlace(this.speeds, Object.fromEntries(view.cars.map((car) => [car.seat, car.speed])));
    this.rolled = this.card = this.burst = this.shot = null;
    this.shaken = null;
    const seat = view.active ?? (view.seat >= 0 ? view.seat : 0);
    this.look(seat);
  }

  async perform(event: GameEvent, tools: Tools): Promise<void> {
    const { a, b, c, d = 0, e = 0 } = event;
    switch (event.kind as EventKind) {
      case "round_begins": await tools.wait(320); break;
      case "move_begins": this.look(a); await tools.wait(200); break;
      case "speed_set": this.speeds[a] = c; sound(c >= b ? "engine" : "brake"); await tools.wait(240); break;
      case "speed_changed": this.speeds[a] = c; await tools.wait(160); break;
      case "stepped": await this.drive(tools, a, c, d); break;
      case "put_back": await this.drive(tools, a, b, 0); break;
      case "on_pole": await tools.wait(160); break;
      case "tile_placed": sound("boing"); await tools.wait(420); break;
      case "rolled": await this.roll(tools, a, c, d, e); break;
      case "spent": case "played": case "defended": await this.show(tools, a, CARDS[b] ?? ""); break;
      case "collided": await this.crash(tools, a, b); break;
      case "scored": await this.bowl(tools, b); break;
      case "missed": await this.flash(tools, this.places.get(b), "miss", 380); break;
      case "attacked": await this.shoot(tools, this.cars[a], this.cars[b]); break;
      case "aimed": await this.shoot(tools, this.cars[a], this.places.get(b)); break;
      case "oil_laid": this.oil[b] = true; await tools.wait(260); break;
      case "oil_gone": this.oil[b] = false; await tools.wait(120); break;
      case "lost": this.shaken = a; await tools.wait(200); this.shaken = null; break;
      case "wiped_out": case "out_of_race": await this.wipeOut(tools, a); break;
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
    return place && { x: place.x, y: place.y, turn: place.turn, lift: 0 };
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
    const turn = ((((to.turn - from.turn) % 360) + 540) % 360) - 180;
    const jumps = mode >= 2;
    await tools.tween(jumps ? 320 : 170, (t) => {
      this.cars[seat] = { x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t, turn: from.turn + turn * t, lift: jumps ? 4 * t * (1 - t) : 0 };
    });
    this.cars[seat] = to;
    this.look(seat);
  }

  private async roll(tools: Tools, seat: number, blanks: number, singles: number, doubles: number): Promise<void> {
    const faces = [...Array<number>(blanks).fill(BLANK), ...Array<number>(singles).fill(SINGLE), ...Array<number>(doubles).fill(DOUBLE)];
    if (!faces.length) return;
    sound("card");
    this.rolled = { seat, faces };
    await tools.wait(620);
    this.rolled = null;
  }

  private async show(tools: Tools, seat: number, card: string): Promise<void> {
    sound("card");
    this.card = { seat, card };
    await tools.wait(480);
    this.card = null;
  }

  private async crash(tools: Tools, seat: number, other: number): Promise<void> {
    sound("trap");
    this.shaken = other;
    await this.flash(tools, this.cars[other] ?? this.cars[seat], "crash", 460);
    this.shaken = null;
  }

  private async bowl(tools: Tools, space: number): Promise<void> {
    sound("power");
    const target = this.targets[space];
    this.targets = Object.fromEntries(Object.entries(this.targets).filter(([key]) => Number(key) !== space));
    await this.flash(tools, this.places.get(space), "bowl", 620, target);
  }

  private async shoot(tools: Tools, from: Point | undefined, to: Point | undefined): Promise<void> {
    if (!from || !to) return;
    sound("trap");
    this.lookAt(to);
    await tools.tween(380, (t) => {
      this.shot = { from, to, t };
    });
    this.shot = null;
    await this.flash(tools, to, "smoke", 300);
  }

  /** The car turns over, twice, in a cloud; no joy lasts longer than it should. */
  private async wipeOut(tools: Tools, seat: number): Promise<void> {
    const car = this.cars[seat];
    if (!car) return;
    sound("trap");
    this.lookAt(car);
    await tools.tween(1000, (t) => {
      this.cars[seat] = { ...car, turn: car.turn + 720 * t, lift: 3 * t * (1 - t) };
      this.burst = { kind: "roll", x: car.x, y: car.y, t };
    });
    this.burst = null;
    this.cars[seat] = car;
  }

  private async flash(tools: Tools, at: Point | undefined, kind: Burst["kind"], ms: number, target = 0): Promise<void> {
    if (!at) return;
    await tools.tween(ms, (t) => {
      this.burst = { kind, x: at.x, y: at.y, t, target };
    });
    this.burst = null;
  }
}
