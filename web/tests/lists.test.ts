import { expect, it } from "vitest";
import { pauseBefore } from "../src/connection/socket.svelte";
import { statistics } from "../src/games/wacky_races/statistics";
import { company, wishOf } from "../src/setup/wish";
import { firstSentences, matchesSearch } from "../src/words/textSearch";

it("waits longer and longer before joining again, never longer than a quarter of a minute", () => {
  expect([0, 1, 2, 9].map((attempt) => pauseBefore(attempt, 1))).toEqual([500, 1000, 2000, 15000]);
  expect(pauseBefore(3, 0)).toBe(2000);
});

it("finds words without accents and capitals, all of them somewhere", () => {
  expect(matchesSearch("PIEGES moteur", "Les pièges", "et le moteur")).toBe(true);
  expect(matchesSearch("pièges bateau", "Les pièges", "et le moteur")).toBe(false);
});

it("shortens a text to whole sentences", () => {
  expect(firstSentences("One. Two! Three is long.", 10)).toBe("One. Two!");
  expect(firstSentences("No end", 3)).toBe("No end");
});

it("turns what was chosen into the wish for a table", () => {
  const seats = company("link", 3, " Ada ", "driver");
  const wish = wishOf({ game: "wacky_races", seats, options: {}, pack: null, clock: "quick", flag: "loses", grace: "60", react: "20" });
  expect(wish.seats).toEqual([{ kind: "person", name: "Ada", bot: "driver" }, { kind: "open", name: null, bot: "driver" }, { kind: "open", name: null, bot: "driver" }]);
  expect(wish.clock).toEqual({ bank: 300, more: 5, flag: "loses" });
  expect(wish.react).toBe(20);
  const around = wishOf({ game: "wacky_races", seats: company("screen", 3, "", ""), options: {}, pack: null, clock: "none", flag: "bot", grace: "60", react: "20" });
  expect(around.react, "a screen that goes round needs its time").toBe(0);
});

it("counts what each seat did", () => {
  const moved = (a: number, b: number, c: number) => ({ number: 0, kind: "moved", a, b, c, secret: 0, text: null, about: null });
  const counted = Object.fromEntries(statistics([moved(0, 1, 4), moved(0, 4, 3), moved(1, 2, 3)], 2).map(({ name, values }) => [name, values]));
  expect(counted["distance"]).toEqual([3, 1]);
  expect(counted["fallen-back"]).toEqual([1, 0]);
});
