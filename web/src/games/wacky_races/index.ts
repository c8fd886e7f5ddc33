import type { GameView } from "../gameView";
import Board from "./board/Board.svelte";
import { RaceStage } from "./board/stage.svelte";
import { clickables } from "./clickables";
import type { PackFacts } from "./generated";
import Desk from "./panels/Desk.svelte";
import Picture from "./panels/Picture.svelte";
import Piece from "./panels/Piece.svelte";
import Standings from "./panels/Standings.svelte";
import { contestants } from "./contestants";
import { pack } from "./received.svelte";
import { statistics } from "./statistics";

export const gameView: GameView = {
  game: "wacky_races",
  Board, Desk, Standings, Picture, Piece,
  newStage: () => new RaceStage(),
  clickables,
  contestants,
  statistics,
  unpack: (facts) => (pack.facts = facts as PackFacts),
};
