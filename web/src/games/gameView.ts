/** What a game brings to the table: how it looks and moves. Rules and words come from the server. */

import type { Component } from "svelte";
import type { Tools } from "../director/director";
import type { Choice, GameEvent, Sight } from "../protocol";
import type { TableModel } from "../table/model/tableModel.svelte";

/** The moving picture of a game: settles on a view, and performs what happened in between. */
export interface Stage {
  settle(sight: Sight): void;
  perform(event: GameEvent, tools: Tools): Promise<void>;
  /** Whether an answer fits what was picked up and not yet put anywhere. */
  allows?(choice: Choice): boolean;
}

export interface Statistic {
  name: string;
  /** One value for each seat: a number, or none where there was nothing to count. */
  values: (number | null)[];
  /** Whether a value is more or less than was to be expected. */
  against?: boolean;
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
  statistics(events: GameEvent[], seats: number, sight?: Sight | null): Statistic[];
  /** The kinds of things (the beginnings of their messages) that the rules panel finds by their texts. */
  glossary: readonly string[];
  /** The numbers that a message of the words needs to be said. */
  numbers(id: string): Record<string, number>;
  /** Whether from this event on the board is a new one, which is then shown at once. */
  opens(event: GameEvent): boolean;
  /** Whether a seat sees everything that the others in a list see, so that one person plays all of them. */
  sharing(sight: Sight, seats: number[]): boolean;
  /** How far the game has come, 0 to 1. */
  progress(sight: Sight): number;
  /** The chapters of the rules, each with the kinds of events that it is about. */
  chapters: Readonly<Record<string, readonly string[]>>;
  /** How the line of an event looks in the log, by the kind of event; the others are plain. */
  logStyle: Readonly<Record<string, "heading" | "strong">>;
  /** Messages of the glossary that explain a line of the log. */
  about(event: GameEvent, sight: Sight): string[];
}
