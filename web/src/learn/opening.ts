/** Opens the tables of learning: a lesson, the puzzle of the day, a coached game. */

import { openExercise, openTable } from "../connection/api";
import { settings } from "../settings.svelte";
import type { GameFacts } from "../protocol";
import { go } from "../shell/route.svelte";
import { words } from "../words/words.svelte";
import { progress } from "./progress.svelte";

export async function startExercise(game: string, name: string): Promise<void> {
  const { table } = await openExercise(game, name, words.lang);
  go(`/t/${table}`);
}

/** A first game against one Rookie, by the first preset, with the coach at one’s side. */
export async function startCoached(facts: GameFacts): Promise<void> {
  const seats = [{ kind: "person" as const, name: settings.name || null }, { kind: "bot" as const, bot: "rookie" }];
  const { table } = await openTable({ game: facts.game, seats, options: { ...facts.presets[0]?.options } }, words.lang);
  progress.coach(table, facts.game);
  go(`/t/${table}`);
}
