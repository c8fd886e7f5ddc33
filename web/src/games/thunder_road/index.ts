import type { GameView } from "../gameView";
import Board from "./board/Board.svelte";
import { clickables } from "./clickables";
import type { PackFacts } from "./generated";
import Desk from "./panels/Desk.svelte";
import Picture from "./panels/Picture.svelte";
import Piece from "./panels/Piece.svelte";
import Standings from "./panels/Standings.svelte";
import { outPlace } from "./outPlace";
import { pack, viewOf } from "./received.svelte";
import { RoadStage } from "./stage/stage.svelte";
import { statistics } from "./statistics";

export const gameView: GameView = {
  game: "thunder_road",
  Board, Desk, Standings, Picture, Piece,
  newStage: () => new RoadStage(),
  clickables,
  placeName: (place, sight) => viewOf(sight)?.spaces.find(({ space }) => space === place)?.name ?? "",
  outPlace,
  statistics,
  unpack: (facts) => (pack.facts = facts as PackFacts),
};
