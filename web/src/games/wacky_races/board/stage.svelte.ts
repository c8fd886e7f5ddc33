/** The race on stage: where every car is at this very moment, and how each event looks. */

import type { Tools } from "../../../director/director";
import type { GameEvent, Sight } from "../../../protocol";
import { play as sound } from "../../../sound/sound";
import { shareUnchanged, updateInPlace } from "../../../table/model/structuralSharing";
import type { Stage } from "../../gameView";
import type { EventKind } from "../generated";
import { viewOf } from "../received.svelte";
import { type Terrain, powerId, terrainName, trapKind } from "../names";
import { arrange, VILLAIN_PIECE, type Seatings, type Standing } from "./standing";

/** A picture that pops up over a car or a tile. */
export interface Pop {
  kind: "card" | "power" | "trap" | "cancel" | "finish";
  what: string;
  piece: number | null;
  place: number;
}

function without<T>(all: Record<number, T>, key: number): Record<number, T> {
  return Object.fromEntries(Object.entries(all).filter(([other]) => Number(other) !== key));
}

export class RaceStage implements Stage {
  pieces = $state<Record<number, Standing>>({});
  traps = $state<Record<number, string>>({});
  pop = $state.raw<Pop | null>(null);
  shaken = $state<number | null>(null);
  pulsing = $state.raw<number[]>([]);
  /** The place that the camera follows. */
  focus = $state(1);
  top = $state<Terrain | null>(null);
  private where: Seatings = {};
  private lap = 0;

  settle(sight: Sight): void {
    const view = viewOf(sight);
    if (!view) return;
    this.lap = view.lap;
    this.where = {};
    for (const racer of view.racers) {
      if (racer.car && racer.place > 0) this.where[racer.racer] = racer.finished ? view.finish : racer.spot;
    }
    if (!view.villain.out && view.course.length) this.where[VILLAIN_PIECE] = view.villain.spot;
    updateInPlace(this.pieces, arrange(this.where));
    updateInPlace(this.traps, Object.fromEntries(view.course.flatMap((spot) => (spot.trap ? [[spot.place, spot.trap]] : []))));
    this.top = view.top as Terrain | null;
    this.pop = this.shaken = null;
    this.pulsing = shareUnchanged(this.pulsing, []);
    const wheel = view.active !== null ? this.where[view.active] : undefined;
    if (wheel !== undefined) this.focus = wheel;
  }

  async perform(event: GameEvent, tools: Tools): Promise<void> {
    const { a, b, c } = event;
    switch (event.kind as EventKind) {
      case "moved": await this.drive(tools, a, this.spot(c)); break;
      case "on_grid": await this.drive(tools, a, b, 150); break;
      case "villain_moves": sound("villain"); await this.drive(tools, VILLAIN_PIECE, this.spot(b)); break;
      case "villain_returns": await this.drive(tools, VILLAIN_PIECE, this.spot(a)); break;
      case "villain_out": sound("villain"); await tools.wait(900); this.retire(VILLAIN_PIECE); break;
      case "swapped_places": await this.swap(tools, a, b); break;
      case "played": case "discarded": await this.showCard(tools, terrainName(b), a); break;
      case "revealed": case "top_card": case "villain_card": await this.showCard(tools, terrainName(a), null); break;
      case "used": case "copied": sound("power"); await this.popUp(tools, { kind: "power", what: powerId(b), piece: a, place: 0 }, 750); break;
      case "trap_laid": this.traps[a] = "unknown"; sound("boing"); await this.pulse(tools, [a], 500); break;
      case "trap_sprung": await this.spring(tools, a, this.spot(b), trapKind(c)); break;
      case "trap_cancelled": sound("power"); await this.popUp(tools, { kind: "cancel", what: trapKind(b), piece: a, place: 0 }, 900); break;
      case "trap_moved": await this.moveTrap(tools, a, b); break;
      case "trap_removed": this.dropTrap(a); await this.pulse(tools, [a], 400); break;
      case "tile_revealed": await this.pulse(tools, [a], 600); break;
      case "tiles_swapped": await this.pulse(tools, [a, b], 800); break;
      case "tile_laid": await this.pulse(tools, [a], 300); break;
      case "finished": sound("fanfare"); await this.popUp(tools, { kind: "finish", what: String(b), piece: a, place: 0 }, 1100); break;
      case "race_begins": case "round_begins": await tools.wait(600); break;
      case "turn_begins": this.follow(a); await tools.wait(300); break;
      case "drew": await tools.wait(90); break;
      default: await tools.wait(350);
    }
  }

  /** In a race of laps, the tile under a place. */
  private spot(place: number): number {
    return this.lap && place > this.lap ? ((place - 1) % this.lap) + 1 : place;
  }

  private follow(piece: number): void {
    const place = this.where[piece];
    if (place !== undefined) this.focus = place;
  }

  /** A car drives along the road; those that make room for it move aside meanwhile. */
  private async drive(tools: Tools, piece: number, to: number, most = 1600): Promise<void> {
    const from = this.where[piece] ?? to;
    this.where[piece] = to;
    this.focus = to;
    if (most > 500) sound("engine");
    await this.rearrange(tools, Math.min(most, 320 + 130 * Math.abs(to - from)));
  }

  private async swap(tools: Tools, one: number, other: number): Promise<void> {
    const here = this.where[one] ?? 0;
    this.where[one] = this.where[other] ?? 0;
    this.where[other] = here;
    sound("boing");
    await this.rearrange(tools, 900);
  }

  private async rearrange(tools: Tools, ms: number): Promise<void> {
    const before = { ...this.pieces };
    const after = arrange(this.where);
    await tools.tween(ms, (t) => {
      const now: Record<number, Standing> = {};
      for (const [key, end] of Object.entries(after)) {
        const start = before[Number(key)] ?? end;
        const back = end.place < start.place;
        now[Number(key)] = {
          place: start.place + (end.place - start.place) * t,
          lane: start.lane + (end.lane - start.lane) * t,
          scale: start.scale + (end.scale - start.scale) * t,
          spin: back && Math.abs(end.place - start.place) > 0.9 ? t * 360 : 0,
        };
      }
      this.pieces = now;
    });
    this.pieces = after;
  }

  private async showCard(tools: Tools, terrain: Terrain | null, piece: number | null): Promise<void> {
    if (!terrain) return;
    sound("card");
    this.top = terrain;
    await this.popUp(tools, { kind: "card", what: terrain, piece, place: this.focus }, 480);
  }

  private async spring(tools: Tools, piece: number, place: number, kind: string): Promise<void> {
    this.dropTrap(place);
    this.shaken = piece;
    this.focus = place;
    sound("trap");
    await this.popUp(tools, { kind: "trap", what: kind, piece: null, place }, 1200);
    this.shaken = null;
  }

  private async moveTrap(tools: Tools, from: number, to: number): Promise<void> {
    this.traps[to] = this.traps[from] ?? "unknown";
    this.dropTrap(from);
    await this.pulse(tools, [from, to], 600);
  }

  private dropTrap(place: number): void {
    this.traps = without(this.traps, place);
  }

  private retire(piece: number): void {
    this.where = without(this.where, piece);
    this.pieces = arrange(this.where);
  }

  private async popUp(tools: Tools, pop: Pop, ms: number): Promise<void> {
    if (pop.piece !== null) this.follow(pop.piece);
    this.pop = pop;
    await tools.wait(ms);
    this.pop = null;
  }

  private async pulse(tools: Tools, places: number[], ms: number): Promise<void> {
    this.pulsing = places;
    this.focus = places[0] ?? this.focus;
    await tools.wait(ms);
    this.pulsing = [];
  }
}
