import { expect, it } from "vitest";
import type { GameEvent } from "../src/protocol";
import { mergeEvents, openEvents } from "../src/table/model/sights.svelte";

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
