import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { CHAPTERS as thunderRoad } from "../src/games/thunder_road/chapters";
import { CHAPTERS as wackyRaces } from "../src/games/wacky_races/chapters";

const GAMES = join(import.meta.dirname, "..", "..", "src", "carambolage", "games");
const said = (game: string, file: string): string => readFileSync(join(GAMES, game, "words", "en", file), "utf8");
const names = (text: string, start: string): string[] => [...text.matchAll(new RegExp(`^${start}([\\w]+)`, "gm"))].flatMap(([, name]) => name ?? []);

describe.each([["thunder_road", thunderRoad], ["wacky_races", wackyRaces]] as const)("every line of the log of %s", (game, chapters) => {
  it("has a chapter of the rules, and only one", () => {
    const told = [...new Set(names(said(game, "events.ftl"), "event-"))];
    const listed = Object.values(chapters).flat();
    expect(new Set(listed).size).toBe(listed.length);
    expect(told.filter((kind) => !listed.includes(kind))).toEqual([]);
  });

  it("points to chapters that exist", () => {
    const known = names(said(game, "help.ftl"), "rules-").map((name) => `rules-${name}`);
    expect(Object.keys(chapters).filter((chapter) => !known.includes(chapter))).toEqual([]);
  });
});
