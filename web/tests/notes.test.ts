import { beforeEach, expect, it, vi } from "vitest";
import { notes, type Note } from "../src/notes/explain.svelte";

const NOTE: Note = { title: "Mud", lines: ["Slows down."], closed: "Not now." };
const element = { isConnected: true, matches: () => false } as unknown as Element;

beforeEach(() => {
  notes.shown = null;
  notes.quiet = false;
  vi.useFakeTimers();
  vi.stubGlobal("window", globalThis);
});

it("answers a click, and a mouse that rests", () => {
  notes.answer(element, NOTE, false);
  expect(notes.shown?.note.closed).toBe("Not now.");
  notes.shown = null;
  notes.show(element, NOTE, 260);
  vi.advanceTimersByTime(300);
  expect(notes.shown).not.toBeNull();
});

it("says nothing during a show, whoever asks", () => {
  notes.show(element, NOTE, 260);
  notes.quiet = true;
  vi.advanceTimersByTime(300);
  notes.answer(element, NOTE, false);
  notes.answer(element, NOTE, true);
  expect(notes.shown).toBeNull();
});

it("says nothing of what is no longer there, or was left meanwhile", async () => {
  notes.show({ ...element, isConnected: false }, NOTE, 260);
  vi.advanceTimersByTime(300);
  notes.show(element, NOTE, 260);
  notes.hide();
  vi.advanceTimersByTime(300);
  await Promise.resolve();
  expect(notes.shown).toBeNull();
});
