/** How vehicles, choppers and the whole board move on stage. */

import type { Tools } from "../../../director/director";
import { play as sound } from "../../../sound/sound";
import { middleOf, stepFrom, type Point } from "../board/road";
import { COLUMNS, CREW_VEHICLES, DIRECTIONS, FIRST_WRECK, LANES, TILE_COLUMNS } from "../generated";
import { pack } from "../received.svelte";
import { ASIDE, beyond, newPiece, type Ground } from "./pieces";
import type { RoadStage } from "./stage.svelte";

const between = (from: number, to: number, t: number): number => from + (to - from) * t;

/** Whoever stands there already moves a bit aside, and so does whoever comes. */
function makeRoom(stage: RoadStage, vehicle: number, goal: Point): Point {
  const other = Object.values(stage.pieces).find((piece) => piece.vehicle !== vehicle && Math.hypot(piece.x - goal.x, piece.y - goal.y) < 30);
  if (!other) return goal;
  stage.change(other.vehicle, { x: goal.x + ASIDE.x, y: goal.y + ASIDE.y });
  return { x: goal.x - ASIDE.x, y: goal.y - ASIDE.y };
}

/** A vehicle moves to a space: drives, flies in an arc, or slides and swerves. */
export async function move(stage: RoadStage, vehicle: number, space: number, tools: Tools, ms: number): Promise<void> {
  const piece = stage.pieces[vehicle];
  const goal = makeRoom(stage, vehicle, stage.place(space, vehicle));
  if (!piece) {
    stage.pieces[vehicle] = newPiece(vehicle, goal);
    return;
  }
  const { x, y, turn } = piece;
  const { flight } = stage;
  const far = Math.hypot(goal.x - x, goal.y - y) / 100;
  const lean = piece.broken || flight === "fly" ? 0 : Math.max(-24, Math.min(24, ((goal.y - y) / Math.max(60, Math.abs(goal.x - x))) * 26));
  stage.focus = goal;
  await tools.tween(flight === "fly" ? 320 + 160 * far : ms, (t) => {
    const bow = Math.sin(Math.PI * t);
    const swerve = flight === "slide" ? bow * 38 : lean * bow;
    stage.change(vehicle, { x: between(x, goal.x, t), y: between(y, goal.y, t), lift: flight === "fly" ? bow : 0, turn: turn + swerve });
  });
  stage.change(vehicle, { turn, lift: 0 });
  stage.flight = "drive";
}

/** Whoever was pushed off the board leaves it that way. */
export async function tumbleOff(stage: RoadStage, vehicle: number, tools: Tools): Promise<void> {
  const piece = stage.pieces[vehicle];
  const push = stage.push?.vehicle === vehicle ? stage.push : null;
  stage.push = null;
  if (!piece || !push) return;
  const { x, y, turn } = piece;
  const here = { column: Math.floor(x / 100), lane: Math.max(0, Math.min(LANES - 1, Math.floor(y / 86))) };
  const goal = middleOf(stepFrom(here, push.direction));
  await tools.tween(220, (t) => {
    stage.change(vehicle, { x: between(x, goal.x, t * 0.8), y: between(y, goal.y, t * 0.8), turn: turn + t * 120 });
  });
}

export async function explode(stage: RoadStage, vehicle: number, tools: Tools): Promise<void> {
  await tumbleOff(stage, vehicle, tools);
  const piece = stage.pieces[vehicle];
  if (!piece) return;
  const { x, y } = piece;
  stage.focus = { x, y };
  sound("trap");
  const blast = stage.show(tools, { kind: "blast", what: "", x, y }, 620);
  await tools.tween(420, (t) => {
    stage.change(vehicle, { fade: 1 - t });
  });
  await blast;
  const { [vehicle]: _, ...others } = stage.pieces;
  stage.pieces = others;
}

/** The winner drives over the Finish Line: whoever moved last, if it is theirs, or else their foremost vehicle. */
export async function crossFinish(stage: RoadStage, seat: number, tools: Tools): Promise<void> {
  const mine = Object.values(stage.pieces).filter(({ vehicle }) => stage.seats[Math.floor(vehicle / CREW_VEHICLES)] === seat && vehicle < FIRST_WRECK);
  const foremost = mine.toSorted((one, other) => other.x - one.x)[0];
  const piece = mine.find(({ vehicle }) => vehicle === stage.mover) ?? foremost;
  if (!piece) return;
  const { vehicle, x } = piece;
  const goal = beyond(stage.finish ?? Math.round(stage.rear) + COLUMNS);
  stage.winner = vehicle;
  stage.focus = { x: goal, y: piece.y };
  sound("engine");
  await tools.tween(1100, (t) => { stage.change(vehicle, { x: between(x, goal, t), lift: 0 }); });
}

export async function flyIn(stage: RoadStage, crew: number, goal: Point, tools: Tools): Promise<void> {
  const start = stage.fliers[crew] ?? { x: goal.x - 700, y: goal.y - 260 };
  const { x, y } = start;
  stage.focus = goal;
  stage.fliers[crew] = { crew, x, y, fade: 1 };
  sound("engine");
  await tools.tween(700, (t) => {
    stage.fliers[crew] = { crew, fade: 1, x: between(x, goal.x, t), y: between(y, goal.y, t) };
  });
}

export async function flyAway(stage: RoadStage, crew: number, tools: Tools): Promise<void> {
  const flier = stage.fliers[crew];
  if (!flier) return;
  const { x, y } = flier;
  await tools.tween(450, (t) => {
    stage.fliers[crew] = { crew, x: x - 500 * t, y: y - 260 * t, fade: 1 - t };
  });
  const { [crew]: _, ...others } = stage.fliers;
  stage.fliers = others;
}

/** A new tile ahead, and the rear tile falls away: the whole board moves on. */
export async function scroll(stage: RoadStage, side: number, tools: Tools): Promise<void> {
  const from = Math.round(stage.rear);
  const first = from + 3 * TILE_COLUMNS;
  const fresh: Ground[] = pack.spacesOf(side).map(({ lane, column, terrain }) => ({ key: (first + column) * LANES + lane, space: -1, column: first + column, lane, terrain, changed: false }));
  stage.grounds = [...stage.grounds, ...fresh];
  sound("engine");
  await tools.tween(1200, (t) => {
    stage.rear = from + TILE_COLUMNS * t;
  });
  stage.grounds = stage.grounds.filter((ground) => ground.column >= from + TILE_COLUMNS);
  const kept = Object.entries(stage.tokens).filter(([space]) => Math.floor(Number(space) / LANES / TILE_COLUMNS) !== (from / TILE_COLUMNS) % 3);
  stage.tokens = Object.fromEntries(kept);
}

/** Facedown tokens drop onto the symbols of a tile that hold for any number of players. */
export async function layHazards(stage: RoadStage, side: number, slot: number, tools: Tools): Promise<void> {
  const spaces = pack.symbolsOf(side).map((space) => slot * TILE_COLUMNS * LANES + space);
  if (!stage.grounds.length) return;
  await tools.tween(260, (t) => {
    for (const space of spaces) stage.setToken(space, { kind: "unknown", faceup: false, scale: 1.7 - 0.7 * t });
  });
}

export const directionOf = (number: number): string => DIRECTIONS[number] ?? "front";
