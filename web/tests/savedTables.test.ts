import { beforeEach, expect, it, vi } from "vitest";
import { noteOver, recentTables, savedTable, saveTable } from "../src/connection/savedTables";

beforeEach(() => {
  const texts = new Map<string, string>();
  vi.stubGlobal("localStorage", { getItem: (key: string) => texts.get(key) ?? null, setItem: (key: string, text: string) => texts.set(key, text) });
  vi.useFakeTimers({ now: 1_000 });
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

/** A table at which this browser holds a seat, a second after the last one. */
function visit(table: string): void {
  vi.advanceTimersByTime(1_000);
  saveTable(table, { tokens: [`token of ${table}`], game: "wacky_races" });
}

it("keeps the seat of a long game through any number of exercises", () => {
  visit("long");
  for (let number = 0; number < 40; number++) visit(`0exercise${number}`);
  expect(savedTable("long").tokens).toEqual(["token of long"]);
  expect([39, 35, 34].map((number) => savedTable(`0exercise${number}`).tokens.length), "the latest exercises").toEqual([1, 1, 0]);
  expect(recentTables().map(([table]) => table)).toEqual(["long"]);
});

it("gives finished games up before those under way", () => {
  visit("long");
  for (let number = 0; number < 40; number++) {
    visit(`quick${number}`);
    noteOver(`quick${number}`, true);
  }
  expect(savedTable("long").tokens).toEqual(["token of long"]);
  expect(savedTable("quick39").tokens).toHaveLength(1);
  expect(savedTable("quick0").tokens).toHaveLength(0);
  expect(recentTables()[0]?.[0], "what is under way comes first").toBe("long");
});

it("notes the end of a game without a visit, and that it goes on after all", () => {
  visit("first");
  visit("second");
  noteOver("second", true);
  expect(recentTables().map(([table]) => table)).toEqual(["first", "second"]);
  expect(savedTable("second").at).toBe(3_000);
  noteOver("second", false);
  expect(recentTables().map(([table]) => table)).toEqual(["second", "first"]);
  noteOver("never heard of", true);
  expect(recentTables()).toHaveLength(2);
});

it("keeps tables that were saved before it was known which ones are over", () => {
  localStorage.setItem("carambolage-tables", JSON.stringify({ old: { tokens: ["x"], at: 1 } }));
  visit("new");
  expect(savedTable("old")).toMatchObject({ tokens: ["x"], over: false });
});
