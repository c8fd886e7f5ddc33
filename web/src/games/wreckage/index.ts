import type { GameView } from "../gameView";
import Board from "./board/Board.svelte";
import { clickables, showsFirst } from "./clickables";
import type { PackFacts } from "./generated";
import Desk from "./panels/Desk.svelte";
import Picture from "./panels/Picture.svelte";
import Piece from "./panels/Piece.svelte";
import Standings from "./panels/Standings.svelte";
import { pack, viewOf } from "./received.svelte";
import { ArenaStage } from "./stage/stage.svelte";
import { statistics } from "./statistics";

export const gameView: GameView = {
  game: "wreckage",
  Board, Desk, Standings, Picture, Piece,
  newStage: () => new ArenaStage(),
  clickables, showsFirst,
  outPlace: (seat, sight) => {
    const rank = viewOf(sight)?.cars[seat]?.rank ?? null;
    return rank === null ? null : { how: "out", place: rank };
  },
  statistics,
  unpack: (facts) => (pack.facts = facts as PackFacts),
};
