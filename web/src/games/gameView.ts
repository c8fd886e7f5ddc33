/** What a game brings to the table: how it looks and moves. Rules and words come from the server. */

import type { Component } from "svelte";
import type { Tools } from "../director/director";
import type { Choice, GameEvent, Sight } from "../protocol";
import type { TableModel } from "../table/model/tableModel.svelte";

/** The moving picture of a game: settles on a view, and performs what happened in between. */
export interface Stage {
  settle(sight: Sight): void;
  /** `after` is what things will be like once all that happened has been played. */
  perform(event: GameEvent, tools: Tools, after: Sight): Promise<void>;
  /** Whether an answer fits what was picked up and not yet put anywhere. */
  allows?(choice: Choice): boolean;
  /** Whether an event is one to be seen again. */
  isSpectacle?(event: GameEvent): boolean;
}

export interface Statistic {
  name: string;
  /** One value for each seat: a number, or none where there was nothing to count. */
  values: (number | null)[];
  /** Whether a value is more or less than was to be expected. */
  against?: boolean;
}

/** Somebody on the final page; a neutral has no seat. */
export interface Contestant {
  /** What `Piece` draws: the number of a seat, or of a neutral after them. */
  piece: number;
  seat: number | null;
  /** What the piece is called, beside the name of its player. */
  name: string;
  rank: number;
}

/** The place of somebody who is out or has finished; `open` where the others can still change it. */
export interface Ending {
  how: "out" | "open" | "finished";
  place: number;
}

export interface GameView {
  game: string;
  Board: Component<{ table: TableModel }>;
  /** What lies in front of the own seat: hand, dashboard, piles. */
  Desk: Component<{ table: TableModel }>;
  Standings: Component<{ table: TableModel }>;
  /** The picture on a button that stands for an answer. */
  Picture: Component<{ choice: Choice; table: TableModel }>;
  /** A player's piece in small, for lists and the podium. */
  Piece: Component<{ table: TableModel; seat: number; width: number }>;
  newStage(): Stage;
  /** What one may click on the table to give an answer; nothing where a button is needed. */
  clickables(choice: Choice, sight: Sight): string[];
  /** Whether the first click for an answer only shows what comes of it, and the second gives it. */
  showsFirst?(choice: Choice): boolean;
  /** What a numbered place is called, for games in which a destination can be chosen. */
  placeName?(place: number, sight: Sight): string;
  /** How it ended for a seat that has nothing more to do while others play on; none for one that still plays. */
  outPlace?(seat: number, sight: Sight): Ending | null;
  /** Everybody who took part, where that is more than the seats: neutrals too, by rank. */
  contestants?(sight: Sight): Contestant[];
  statistics(events: GameEvent[], seats: number, sight?: Sight | null): Statistic[];
  /** What the pack of the table prints, told before anything of it is drawn; the game knows its type. */
  unpack(pack: unknown): void;
}
