import type { GameEvent, Sight } from "../../protocol";
import type { GameView } from "../gameView";
import Board from "./board/Board.svelte";
import { cardId, commandMessage, commandName, damageName, hazardName, LEADERS, ongoingName, rigCommandName, upgradeName } from "./names";
import { hazardMessage } from "./notes";
import { CHAPTERS } from "./chapters";
import { numbersFor } from "./pack";
import Desk from "./panels/Desk.svelte";
import Picture from "./panels/Picture.svelte";
import Piece from "./panels/Piece.svelte";
import Standings from "./panels/Standings.svelte";
import { RoadStage } from "./stage/stage.svelte";
import { statistics } from "./statistics";
import { clickables } from "./clickables";
import { viewOf } from "./view";

const ABOUT: Record<string, (event: GameEvent) => string> = {
  revealed: ({ c }) => hazardMessage(hazardName(c)),
  token_gone: ({ b }) => hazardMessage(hazardName(b)),
  damage_drawn: ({ b }) => `damage-${damageName(b)}`,
  minor_damage: () => "damage-minor",
  ongoing_effect: ({ b }) => `ongoing-${ongoingName(b)}`,
  command: ({ b }) => commandMessage(commandName(b)),
  command_placed: ({ b }) => commandMessage(commandName(b)),
  rig_damaged: ({ b }) => commandMessage(rigCommandName(b)),
  chopper_placed: () => "vehicle-chopper",
  chopper_back: () => "vehicle-chopper",
  caught_fire: () => "piece-fire_ring",
  fire_die: () => "piece-fire_ring",
  stopped: () => "terrain-goo",
  jumped: () => "terrain-ramp",
  quake: () => "hazard-quake",
  sand_worm: () => "hazard-sand_worm",
  wreck_appears: () => "piece-wreck",
  finish_line: () => "place-finish",
  leader_chosen: ({ b }) => `leader-${LEADERS[b] ?? ""}`,
  upgrade_fitted: ({ b }) => `upgrade-${upgradeName(b)}`,
  card_used: ({ b }) => cardId(b),
};

/** Expansions that give a player something that others may not see. */
const SECRETIVE = ["leaders", "upgrades", "advanced_airstrikes", "bounties", "one_shots", "bonus_commands", "german_engineering"];

/** Which tile of the race is being driven on: by the leader's column, as far as the final tile is known. */
function progress(sight: Sight): number {
  const view = viewOf(sight);
  if (!view || view.over) return view ? 1 : 0;
  const leader = Math.max(0, ...view.spaces.filter((space) => space.vehicles.some((vehicle) => vehicle < 30)).map((space) => space.column));
  const length = view.finish ?? Math.max(64, view.column + 40);
  return Math.min(0.99, leader / length);
}

export const gameView: GameView = {
  game: "thunder_road",
  Board, Desk, Standings, Picture, Piece,
  newStage: () => new RoadStage(),
  clickables,
  statistics,
  glossary: ["terrain", "hazard", "damage", "ongoing", "vehicle", "command", "leader", "power", "upgrade", "condition", "airstrike", "bounty", "one_shot", "bonus"],
  numbers: numbersFor,
  chapters: CHAPTERS,
  logStyle: { round_begins: "heading", turn_begins: "heading" },
  opens: (event) => event.kind === "first_player",
  sharing: (sight) => SECRETIVE.every((name) => ["false", "off", undefined].includes(viewOf(sight)?.options[name])),
  progress,
  about: (event) => {
    const id = ABOUT[event.kind]?.(event);
    return id ? [id] : [];
  },
};
