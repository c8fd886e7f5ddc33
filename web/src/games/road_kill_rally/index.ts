import type { GameView } from "../gameView";
import Board from "./board/Board.svelte";
import { RallyStage } from "./board/stage.svelte";
import { clickables } from "./clickables";
import type { PackFacts } from "./generated";
import Desk from "./panels/Desk.svelte";
import Picture from "./panels/Picture.svelte";
import Piece from "./panels/Piece.svelte";
import Standings from "./panels/Standings.svelte";
import { pack } from "./received.svelte";
import { statistics } from "./statistics";

export const gameView: GameView = {
  game: "road_kill_rally",
  Board, Desk, Standings, Picture, Piece,
  newStage: () => new RallyStage(),
  clickables,
  statistics,
  unpack: (facts) => (pack.facts = facts as PackFacts),
};
