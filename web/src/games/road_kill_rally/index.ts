import type { GameView } from "../gameView";
import Board from "./board/Board.svelte";
import { clickables } from "./clickables";
import type { PackFacts } from "./generated";
import Desk from "./panels/Desk.svelte";
import Picture from "./panels/Picture.svelte";
import Piece from "./panels/Piece.svelte";
import Standings from "./panels/Standings.svelte";
import { LANES, pack, viewOf } from "./received.svelte";
import { RallyStage } from "./stage/stage.svelte";
import { statistics } from "./statistics";
import { say } from "../../words/words.svelte";

export const gameView: GameView = {
  game: "road_kill_rally",
  Board, Desk, Standings, Picture, Piece,
  newStage: () => new RallyStage(),
  clickables,
  outPlace: (seat, sight) => {
    const car = viewOf(sight)?.cars[seat];
    if (!car || car.left || !["crossed", "destroyed"].includes(car.status)) return null;
    return { how: car.status === "crossed" ? "finished" : "open", place: car.standing };
  },
  placeName: (place) => say("rk-space", { row: Math.floor(place / LANES) + 1, lane: (place % LANES) + 1 }),
  statistics,
  unpack: (facts) => (pack.facts = facts as PackFacts),
};
