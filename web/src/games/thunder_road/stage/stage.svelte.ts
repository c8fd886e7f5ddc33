/** The road on stage: where everything is at this very moment. How each event looks is told in `beats`. */

import type { Tools } from "../../../director/director";
import type { Choice, GameEvent, Sight } from "../../../protocol";
import { shareUnchanged, updateInPlace } from "../../../table/model/structuralSharing";
import type { Stage } from "../../gameView";
import { middleOf, spotOf, type Point, type Spot } from "../board/road";
import { Picking } from "../picking.svelte";
import { viewOf } from "../received.svelte";
import { BEATS } from "./beats";
import { beyond, fliersOf, groundsOf, isWaiting, piecesOf, tokensOf, winnerOf, type Flier, type Ground, type Piece, type Token } from "./pieces";

/** A die on show: tumbling first, then lying. */
export interface Rolled {
  die: string;
  face: string;
  tumbling: boolean;
}

/** A passing sight: smoke, fire, a bullet's way, a sign over a vehicle. */
export interface Effect extends Point {
  kind: "blast" | "dust" | "bullets" | "damage" | "command" | "token" | "splash";
  what: string;
  to?: Point;
}

const QUIET = 260;

export class RoadStage implements Stage {
  pieces = $state<Record<number, Piece>>({});
  fliers = $state<Record<number, Flier>>({});
  tokens = $state.raw<Record<number, Token>>({});
  grounds = $state.raw<Ground[]>([]);
  /** The column of the rear edge; between two numbers while the board scrolls. */
  rear = $state(0);
  finish = $state.raw<number | null>(null);
  waiting = $state(false);
  dice = $state.raw<Rolled[]>([]);
  effects = $state.raw<Effect[]>([]);
  quaking = $state(false);
  /** Whose movement dice are rolling. */
  rolling = $state<number | null>(null);
  road = $state(0);
  /** The point that the camera follows. */
  focus = $state.raw<Point>({ x: 0, y: 0 });
  /** How the next move on stage looks. */
  flight: "drive" | "fly" | "slide" = "drive";
  /** Who has won on the Finish Line, or is about to. */
  winner = $state<number | null>(null);
  /** Whoever moved last: the seats of the crews tell whose that is. */
  mover = -1;
  seats: number[] = [];
  /** The way in which somebody was last pushed, who may fall off the board that way. */
  push: { vehicle: number; direction: string } | null = null;
  readonly picking = new Picking();

  settle(sight: Sight): void {
    const view = viewOf(sight);
    if (!view) return;
    updateInPlace(this.pieces, piecesOf(view));
    updateInPlace(this.fliers, fliersOf(view));
    this.tokens = shareUnchanged(this.tokens, tokensOf(view));
    this.grounds = shareUnchanged(this.grounds, groundsOf(view));
    this.rear = view.column;
    this.finish = view.finish;
    this.waiting = view.vehicles.some(isWaiting);
    this.road = view.dice.road;
    this.dice = shareUnchanged(this.dice, []);
    this.effects = shareUnchanged(this.effects, []);
    this.quaking = false;
    this.rolling = null;
    this.flight = "drive";
    this.push = null;
    this.seats = view.crews.map((crew) => crew.seat);
    this.winner = winnerOf(view);
    if (this.winner !== null) this.change(this.winner, { x: beyond(view.finish ?? view.column + 24) });
    const active = view.turn?.vehicle ?? null;
    const own = view.vehicles.find((vehicle) => vehicle.state === "road" && vehicle.crew === view.turn?.crew)?.vehicle;
    this.follow(this.winner ?? active ?? own ?? -1);
  }

  async perform(event: GameEvent, tools: Tools): Promise<void> {
    const beat = BEATS[event.kind];
    if (beat) await beat(this, event, tools);
    else await tools.wait(QUIET);
  }

  allows(choice: Choice): boolean {
    return this.picking.allows(choice);
  }

  /** The camera turns to a vehicle. */
  follow(vehicle: number): void {
    const piece = this.pieces[vehicle];
    if (piece) this.focus = shareUnchanged(this.focus, { x: piece.x, y: piece.y });
  }

  /** The space that a number means for somebody who stands near. */
  spot(space: number, near?: number): Spot {
    const from = near === undefined ? undefined : this.pieces[near]?.x;
    return spotOf(space, from === undefined ? this.rear + 11.5 : Math.max(from / 100, this.rear));
  }

  place(space: number, near?: number): Point {
    return middleOf(this.spot(space, near));
  }

  change(vehicle: number, change: Partial<Piece>): void {
    const piece = this.pieces[vehicle];
    if (piece) Object.assign(piece, change);
  }

  setToken(space: number, token: Token | null): void {
    const { [space]: _, ...others } = this.tokens;
    this.tokens = token ? { ...others, [space]: token } : others;
  }

  async show(tools: Tools, effect: Effect, ms: number): Promise<void> {
    this.effects = [...this.effects, effect];
    await tools.wait(ms);
    this.effects = this.effects.filter((other) => other !== effect);
  }

  /** Dice tumble, then lie for a moment. */
  async roll(tools: Tools, dice: [die: string, face: string][], lying = 420): Promise<void> {
    this.dice = dice.map(([die, face]) => ({ die, face, tumbling: true }));
    await tools.wait(380);
    this.dice = this.dice.map((die) => ({ ...die, tumbling: false }));
    await tools.wait(lying);
    this.dice = [];
  }
}
