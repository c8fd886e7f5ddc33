/** Opens the tables of learning: a lesson, the puzzle of the day, a coached game. */

import { openExercise, openTable, recordSolution, Refused } from "../connection/api";
import { watch } from "../replay/recordings.svelte";
import { settings } from "../settings.svelte";
import type { GameFacts, Recording } from "../protocol";
import { go } from "../shell/route.svelte";
import { words, type Lang } from "../words/words.svelte";
import { progress } from "./progress.svelte";

/** Without a server nothing is played; how a lesson is solved was learnt by heart. */
export async function startExercise(game: string, name: string): Promise<void> {
  try {
    const { table } = await openExercise(game, name, words.lang);
    go(`/t/${table}`);
  } catch (error) {
    if (error instanceof Refused) throw error;
    const solution = async (lang: Lang): Promise<Recording> => {
      const recorded = await recordSolution(game, name, lang);
      if (!recorded) throw error;
      return recorded;
    };
    await solution(words.lang);
    watch({ alone: false, in: solution });
  }
}

/** A first game against one Rookie, by the first preset, with the coach at one’s side. */
export async function startCoached(facts: GameFacts): Promise<void> {
  const seats = [{ kind: "person" as const, name: settings.name || null }, { kind: "bot" as const, bot: "rookie" }];
  const { table } = await openTable({ game: facts.game, seats, options: { ...facts.presets[0]?.options } }, words.lang);
  progress.coach(table, facts.game);
  go(`/t/${table}`);
}
