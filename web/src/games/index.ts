/** The games that this client can show. Each comes over the line when it is first wanted, its picture before the rest. */

import type { Component } from "svelte";
import type { GameView } from "./gameView";

interface Loading {
  cover: () => Promise<{ default: Component }>;
  gameView: () => Promise<GameView>;
}

const GAMES: Record<string, Loading | undefined> = {
  thunder_road: {
    cover: () => import("./thunder_road/panels/Cover.svelte"),
    gameView: async () => (await import("./thunder_road")).thunderRoad,
  },
  wacky_races: {
    cover: () => import("./wacky_races/panels/Cover.svelte"),
    gameView: async () => (await import("./wacky_races")).wackyRaces,
  },
};

/** The gameView of a game; none for a game that is shown in words only. */
export const gameViewOf = async (game: string): Promise<GameView | undefined> => GAMES[game]?.gameView();

/** The picture of a game on the first page. */
export const coverOf = async (game: string): Promise<Component | undefined> => (await GAMES[game]?.cover())?.default;
