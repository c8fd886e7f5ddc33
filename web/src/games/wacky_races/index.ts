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
import { pack, viewOf } from "./received.svelte";
import { statistics } from "./statistics";

export const gameView: GameView = {
  game: "wacky_races",
  Board, Desk, Standings, Picture, Piece,
  newStage: () => new RaceStage(),
  clickables,
  contestants,
  /** In a race on its own; of a championship there is more to come. */
  outPlace: (seat, sight) => {
    const view = viewOf(sight);
    const racer = view?.races === 1 ? view.racers.find((one) => one.seat === seat) : undefined;
    return racer?.finished ? { how: "finished", place: racer.position } : null;
  },
  statistics,
  unpack: (facts) => (pack.facts = facts as PackFacts),
};
