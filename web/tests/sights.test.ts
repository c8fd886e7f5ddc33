import { expect, it } from "vitest";
import type { GameEvent, TurnLine } from "../src/protocol";
import { mergeEvents, mergeLines, openEvents, sinceLastTurn } from "../src/table/model/sights.svelte";

function event(number: number, secret = 0, text = `${number}`): GameEvent {
  return { number, kind: "drew", a: 0, b: 0, c: 0, secret, text, about: null };
}

it("drops what was taken back before it appends", () => {
  const kept = [event(0), event(1), event(2)];
  expect(mergeEvents(kept, { events_from: 1, events: [event(1, 0, "other")] }).map(({ text }) => text)).toEqual(["0", "other"]);
});

it("tells no secret at a screen that several people share", () => {
  const told = { 0: [event(0), event(1, 3, "draws Farm")], 1: [event(0), event(1, -1, "draws a card")] };
  expect(openEvents([0, 1], told, 0).map(({ text }) => text)).toEqual(["0", "draws a card"]);
  expect(openEvents([0], told, 0).map(({ text }) => text)).toEqual(["0", "draws Farm"]);
});

const line = (first: number, seat: number | null, ...seats: number[]): TurnLine => ({ first, seq: first, text: `line ${first}`, seat, seats, ways: [] });
const firsts = (lines: TurnLine[]): number[] => lines.map(({ first }) => first);

it("keeps lines up to the first new one, and drops those whose events were taken back", () => {
  const lines = [line(0, null), line(5, 0), line(9, 1)];
  expect(firsts(mergeLines(lines, { events_from: 11, lines: [line(9, 1), line(14, 2)] }))).toEqual([0, 5, 9, 14]);
  expect(firsts(mergeLines(lines, { events_from: 9, lines: [] }))).toEqual([0, 5]);
});

it("sums up the turns of others since the own one, those that concern the seat first", () => {
  const lines = [line(1, 1), line(2, 0), line(3, 1), line(4, 2), line(5, null), line(6, 3), line(7, 0)];
  expect(firsts(sinceLastTurn(lines, 0))).toEqual([3, 4, 6]);
  expect(firsts(sinceLastTurn(lines.slice(0, 4), 0))).toEqual([3, 4]);
  const many = [line(1, 0), line(2, 1, 0), line(3, 2), line(4, 3), line(5, 4), line(6, 0)];
  expect(firsts(sinceLastTurn(many, 0))).toEqual([2, 4, 5]);
});
