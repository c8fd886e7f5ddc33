import type { GameEvent, Sight } from "../../protocol";
import type { GameView } from "../gameView";
import { CHAPTERS } from "./chapters";
import { numbersFor } from "./numbers";
import type { View } from "./view";
import Board from "./board/Board.svelte";
import { RaceStage } from "./board/stage.svelte";
import { carCode, powerId, trapKind } from "./names";
import Desk from "./panels/Desk.svelte";
import Picture from "./panels/Picture.svelte";
import Piece from "./panels/Piece.svelte";
import Standings from "./panels/Standings.svelte";
import { statistics } from "./statistics";
import { clickables } from "./clickables";

/** The messages that explain an event: the trap, the power or the car it is about. */
function about(event: GameEvent, _sight: Sight): string[] {
  if (event.kind === "trap_sprung") return [`trap-${trapKind(event.c)}`];
  if (event.kind === "trap_cancelled") return [`trap-${trapKind(event.b)}`];
  if (event.kind === "used" || event.kind === "copied") return [`power-${powerId(event.b)}`];
  if (event.kind === "chose_racer") return [`racer-${carCode(event.b)}`];
  const plain: Record<string, string> = {
    villain_moves: "rules-villain", villain_stays: "rules-villain", villain_returns: "rules-villain", villain_out: "state-villain_out",
    trap_laid: "rules-villain", gas: "tile-gas_station", acme: "tile-acme", level_crossing: "tile-level_crossing",
    neutrals_move: "rules-neutrals", played: "rules-cards", moved: "rules-moving", stuck: "tile-swamp",
    bridge_out: "state-broken_bridge", stuck_in_mud: "state-mud_puddle", no_refill: "state-mud_puddle", lays_low: "state-lay_low",
  };
  const found = plain[event.kind];
  return found ? [found] : [];
}

/** The leader's way to the Finish, over all races. */
function progress(sight: Sight): number {
  const view = sight.view as unknown as View;
  const leader = Math.max(0, ...view.racers.map((racer) => (racer.finished ? view.finish : racer.place)));
  const race = view.finish ? Math.min(1, leader / (view.lap ? 2 * view.lap : view.finish)) : 0;
  return view.over ? 1 : (view.races_run + race) / Math.max(1, view.races);
}

export const gameView: GameView = {
  game: "wacky_races",
  Board, Desk, Standings, Picture, Piece,
  newStage: () => new RaceStage(),
  clickables,
  statistics,
  glossary: ["power", "trap", "tile", "racer", "state", "terrain", "race"],
  numbers: numbersFor,
  chapters: CHAPTERS,
  logStyle: { race_begins: "heading", round_begins: "heading", turn_begins: "heading", trap_sprung: "strong" },
  opens: (event) => event.kind === "race_begins",
  sharing: (sight, seats) => seats.every((seat) => (sight.view as unknown as View).racers[seat]?.hand !== null),
  progress,
  about,
};
