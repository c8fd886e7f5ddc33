/** The games that this client can show. Each comes over the line when it is first wanted, its picture before the rest. */

import type { Component } from "svelte";
import type { Face } from "./face";

interface Loading {
  cover: () => Promise<{ default: Component }>;
  face: () => Promise<Face>;
}

const GAMES: Record<string, Loading | undefined> = {
  thunder_road: {
    cover: () => import("./thunder_road/panels/Cover.svelte"),
    face: async () => (await import("./thunder_road")).thunderRoad,
  },
  wacky_races: {
    cover: () => import("./wacky_races/panels/Cover.svelte"),
    face: async () => (await import("./wacky_races")).wackyRaces,
  },
};

/** The face of a game; none for a game that is shown in words only. */
export const faceOf = async (game: string): Promise<Face | undefined> => GAMES[game]?.face();

/** The picture of a game on the first page. */
export const coverOf = async (game: string): Promise<Component | undefined> => (await GAMES[game]?.cover())?.default;
