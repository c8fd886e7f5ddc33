/**
 * The games that this client can show: every folder here, by its name. Each comes over the line when it is first wanted,
 * its picture before the rest.
 */

import type { Component } from "svelte";
import type { GameView } from "./gameView";

const VIEWS = import.meta.glob<GameView>("./*/index.ts", { import: "gameView" });
const COVERS = import.meta.glob<Component>("./*/panels/Cover.svelte", { import: "default" });

/** The gameView of a game; none for a game that is shown in words only. */
export const gameViewOf = async (game: string): Promise<GameView | undefined> => VIEWS[`./${game}/index.ts`]?.();

/** The picture of a game on the first page. */
export const coverOf = async (game: string): Promise<Component | undefined> => COVERS[`./${game}/panels/Cover.svelte`]?.();
