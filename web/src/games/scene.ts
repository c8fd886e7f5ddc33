/** The small pictures that each game draws of itself: on presets and boxes, in lessons and in the summary. */

import type { Component } from "svelte";

/** What stands in a picture ("kind name …"), where, how it is turned and how large it is. */
export type Thing = [what: string, x: number, y: number, turn: number, scale: number];

const PICTURES = import.meta.glob<Component<{ name: string }>>("./*/scenes/Scene.svelte", { import: "default" });

/** The component that draws the pictures of a game by their names; none for a game without pictures. */
export const sceneOf = async (game: string): Promise<Component<{ name: string }> | undefined> => PICTURES[`./${game}/scenes/Scene.svelte`]?.();
