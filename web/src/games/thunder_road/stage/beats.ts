/** How each event looks: a beat for every kind. What has none is a short pause under its caption. */

import type { Tools } from "../../../director/director";
import type { GameEvent } from "../../../protocol";
import { play as sound } from "../../../sound/sound";
import { FIRES, REASONS, SHOTS, SLAMS, type EventKind } from "../generated";
import { commandName, damageName, hazardName } from "../names";
import { crossFinish, directionOf, explode, flyAway, flyIn, layHazards, move, scroll } from "./moves";
import { newPiece } from "./pieces";
import type { RoadStage } from "./stage.svelte";

type Beat = (stage: RoadStage, event: GameEvent, tools: Tools) => Promise<void>;

const pause = (ms: number): Beat => async (_stage, _event, tools) => { await tools.wait(ms); };

/** A sign appears over a vehicle. */
async function sign(stage: RoadStage, vehicle: number, kind: "damage" | "command", what: string, tools: Tools, ms = 620): Promise<void> {
  const piece = stage.pieces[vehicle];
  if (!piece) return;
  stage.follow(vehicle);
  await stage.show(tools, { kind, what, x: piece.x, y: piece.y }, ms);
}

async function shake(stage: RoadStage, vehicles: number[], tools: Tools, ms: number): Promise<void> {
  for (const vehicle of vehicles) stage.change(vehicle, { shaking: true });
  await tools.wait(ms);
  for (const vehicle of vehicles) stage.change(vehicle, { shaking: false });
}

async function turnAround(stage: RoadStage, vehicle: number, broken: boolean, tools: Tools): Promise<void> {
  const turn = stage.pieces[vehicle]?.turn ?? 0;
  stage.change(vehicle, { broken });
  stage.follow(vehicle);
  await tools.tween(420, (t) => { stage.change(vehicle, { turn: turn + (broken ? 180 - turn : -turn) * t }); });
}

async function flip(stage: RoadStage, space: number, kind: string, tools: Tools): Promise<void> {
  const at = stage.place(space);
  stage.focus = at;
  sound("card");
  await tools.tween(160, (t) => { stage.setToken(space, { kind: "unknown", faceup: false, scale: 1 - t }); });
  await tools.tween(220, (t) => { stage.setToken(space, { kind, faceup: true, scale: t }); });
  await stage.show(tools, { kind: "token", what: kind, ...at }, 420);
}

async function shoot(stage: RoadStage, { a, b, c }: GameEvent, tools: Tools): Promise<void> {
  const from = stage.pieces[a] ?? stage.fliers[c];
  const to = stage.pieces[b];
  if (!from || !to) return;
  stage.focus = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  sound("brake");
  await stage.show(tools, { kind: "bullets", what: "", x: from.x, y: from.y, to: { x: to.x, y: to.y } }, 420);
}

async function strike(stage: RoadStage, vehicle: number, kind: "blast" | "dust", tools: Tools): Promise<void> {
  const piece = stage.pieces[vehicle];
  if (!piece) return;
  sound(kind === "blast" ? "trap" : "brake");
  const offset = kind === "dust" ? 34 : 0;
  await Promise.all([
    stage.show(tools, { kind, what: "small", x: piece.x + offset, y: piece.y - offset }, 420),
    kind === "blast" ? shake(stage, [vehicle], tools, 300) : tools.wait(0),
  ]);
}

async function slam(stage: RoadStage, { a, b }: GameEvent, tools: Tools): Promise<void> {
  const below = stage.pieces[b];
  sound("trap");
  if (below) stage.effects = [...stage.effects, { kind: "dust", what: "", x: below.x, y: below.y }];
  await shake(stage, [a, b], tools, 380);
  stage.effects = [];
}

const dice = (...faces: ((event: GameEvent) => [string, string] | null)[]): Beat => async (stage, event, tools) => {
  sound("card");
  await stage.roll(tools, faces.flatMap((face) => { const found = face(event); return found ? [found] : []; }));
};

export const BEATS: Record<string, Beat> = {
  round_begins: async (stage, _event, tools) => { stage.rolling = -1; await tools.wait(500); },
  dice_rolled: async (stage, { a }, tools) => { stage.rolling = a; sound("card"); await tools.wait(420); },
  road_die: async (stage, event, tools) => { stage.rolling = null; await dice(({ b }) => ["road", String(b)])(stage, event, tools); stage.road = event.b; },
  turn_begins: pause(240), turn_passed: pause(400), moves: async (stage, { a }, tools) => { stage.mover = a; await tools.wait(60); }, crew_chosen: pause(350),
  assigned: async (stage, { a, b }, tools) => { await sign(stage, a, "command", `die:${b}`, tools, 480); },
  command: async (stage, { a, b }, tools) => { await stage.show(tools, { kind: "command", what: commandName(b), ...(stage.fliers[a] ?? stage.focus) }, 520); },
  command_placed: pause(160), token_placed: pause(160),
  chopper_placed: async (stage, { a, b }, tools) => { await flyIn(stage, a, stage.place(b), tools); },
  chopper_back: async (stage, { a }, tools) => { await flyAway(stage, a, tools); },
  repaired: async (stage, { a, b }, tools) => { stage.change(a, { damage: Math.max(0, (stage.pieces[a]?.damage ?? 1) - 1) }); await sign(stage, a, "command", "repair", tools); await tools.wait(b < 0 ? 0 : 60); },
  stepped: async (stage, { a, b }, tools) => { stage.mover = a; await move(stage, a, b, tools, 210); },
  moved: async (stage, { a, b }, tools) => { stage.push = null; await move(stage, a, b, tools, 280); },
  flew: async (stage) => { stage.flight = "fly"; sound("boing"); await Promise.resolve(); },
  jumped: async (stage, { a }, tools) => { stage.flight = "fly"; sound("boing"); stage.follow(a); await tools.wait(160); },
  slid: async (stage) => { stage.flight = "slide"; sound("brake"); await Promise.resolve(); },
  drifted: async (stage, { a }, tools) => { sound("brake"); await sign(stage, a, "command", "drift", tools, 380); },
  pushed: async (stage, { a, b }, tools) => { stage.mover = a; stage.push = { vehicle: a, direction: directionOf(b) }; await tools.wait(60); },
  revealed: async (stage, { b, c }, tools) => { await flip(stage, b, hazardName(c), tools); },
  token_gone: async (stage, { a, b }, tools) => {
    await tools.tween(180, (t) => { stage.setToken(a, { kind: hazardName(b), faceup: true, scale: 1 - t }); });
    stage.setToken(a, null);
  },
  token_laid: async (stage, { a, b }, tools) => {
    const kind = b > 0 ? hazardName(b - 1) : "unknown";
    await tools.tween(220, (t) => { stage.setToken(a, { kind, faceup: b > 0, scale: 1.8 - 0.8 * t }); });
  },
  stopped: async (stage, { a }, tools) => { await shake(stage, [a], tools, 300); },
  slam,
  slam_dice: dice(({ a }) => (a < 0 ? null : ["slam", SLAMS[a] ?? "top"]), ({ b }) => ["direction", directionOf(b)]),
  direction_die: dice(({ b }) => ["direction", directionOf(b)]),
  stunt_die: dice(({ b }) => ["stunt", String(b)]),
  shooting_die: dice(({ b }) => ["shooting", SHOTS[b] ?? "any"]),
  fire_die: dice(({ b }) => ["fire", FIRES[b] ?? "out"]),
  missiles: dice(({ b }) => ["shooting", SHOTS[b] ?? "any"]),
  shot: shoot,
  hit: async (stage, { b }, tools) => { await strike(stage, b, "blast", tools); },
  missed: async (stage, { b }, tools) => { await strike(stage, b, "dust", tools); },
  shrapnel: async (stage, event, tools) => { await shoot(stage, { ...event, c: -1 }, tools); },
  damage_drawn: async (stage, { a, b }, tools) => { stage.change(a, { damage: (stage.pieces[a]?.damage ?? 0) + 1 }); await sign(stage, a, "damage", damageName(b), tools, 760); },
  minor_damage: async (stage, { a }, tools) => { stage.change(a, { damage: (stage.pieces[a]?.damage ?? 0) + 1 }); await sign(stage, a, "damage", "minor", tools, 520); },
  broken: async (stage, { a }, tools) => { await turnAround(stage, a, true, tools); },
  runs_again: async (stage, { a }, tools) => { await turnAround(stage, a, false, tools); },
  caught_fire: async (stage, { a }, tools) => { stage.change(a, { burning: true }); stage.follow(a); await tools.wait(420); },
  fire_out: async (stage, { a }, tools) => { stage.change(a, { burning: false }); await tools.wait(300); },
  eliminated: async (stage, { a }, tools) => { await explode(stage, a, tools); },
  wreck_appears: async (stage, { a, b }, tools) => { stage.pieces[a] = newPiece(a, stage.place(b)); await shake(stage, [a], tools, 260); },
  quake: async (stage, { a }, tools) => { stage.quaking = true; sound("trap"); await stage.roll(tools, [["direction", directionOf(a)]], 520); stage.quaking = false; },
  sand_worm: async (stage, _event, tools) => { stage.quaking = true; sound("villain"); await stage.show(tools, { kind: "token", what: "sand_worm", ...stage.focus }, 800); stage.quaking = false; },
  hazards_laid: async (stage, { a, b }, tools) => { await layHazards(stage, a, b, tools); },
  scrolled: async (stage, { a }, tools) => { await scroll(stage, a, tools); },
  finish_line: async (stage, _event, tools) => { stage.finish = Math.round(stage.rear) + 24; stage.focus = { x: stage.finish * 100, y: 258 }; sound("fanfare"); await tools.wait(1000); },
  player_out: pause(700), gave_up: pause(700), drawn_game: pause(700),
  won: async (stage, { a, b }, tools) => { if (REASONS[b] === "finish") await crossFinish(stage, a, tools); sound("fanfare"); await tools.wait(1200); },
} satisfies Partial<Record<EventKind, Beat>>;
