import { beforeEach, expect, it, vi } from "vitest";
import type { Sight } from "../src/protocol";
import type { TableModel } from "../src/table/model/tableModel.svelte";

const pitches: number[] = [];
const page = { hidden: false };
const hand = { hasBeenActive: true };

/** Records the pitch of every tone. */
class Loudspeaker {
  currentTime = 0;
  destination = {};
  createGain = (): unknown => ({ gain: this.bend(() => undefined), connect: () => undefined });
  createOscillator = (): unknown => ({ frequency: this.bend((pitch) => pitches.push(pitch)), connect: (next: unknown) => next, start: () => undefined, stop: () => undefined });
  private readonly bend = (set: (value: number) => void): unknown => ({ setValueAtTime: set, exponentialRampToValueAtTime: () => undefined });
}

beforeEach(() => {
  vi.resetModules();
  pitches.length = 0;
  page.hidden = false;
  hand.hasBeenActive = true;
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  vi.stubGlobal("navigator", { language: "en", userActivation: hand });
  vi.stubGlobal("window", {});
  vi.stubGlobal("document", page);
  vi.stubGlobal("AudioContext", Loudspeaker);
  return () => vi.unstubAllGlobals();
});

/** What is heard when others have answered, and some seats are asked. */
async function heard(asked: number[], change: { sound?: boolean; bot?: string } = {}): Promise<number[]> {
  const [{ Viewer }, { settings }] = [await import("../src/table/model/viewer.svelte"), await import("../src/settings.svelte")];
  settings.sound = change.sound ?? true;
  const table = { facts: { open: false }, phase: "playing", seats: { held: [1], chairs: [{}, { bot: change.bot }] }, sights: { bySeat: { 1: {} } } };
  const viewer = new Viewer(table as unknown as TableModel);
  viewer.welcome();
  viewer.next({ asked } as Sight);
  return pitches.splice(0);
}

it("sounds when it is the own turn, also behind another page", async () => {
  expect(await heard([1])).toEqual([660, 880]);
  page.hidden = true;
  expect(await heard([0, 1])).toEqual([660, 880]);
});

it("is silent when others are asked, a bot sits there, it was switched off, or nobody has touched the page", async () => {
  expect(await heard([0])).toEqual([]);
  expect(await heard([1], { bot: "rookie" })).toEqual([]);
  expect(await heard([1], { sound: false })).toEqual([]);
  hand.hasBeenActive = false;
  expect(await heard([1])).toEqual([]);
});

it("leaves all other sounds to the page in front", async () => {
  const { play } = await import("../src/sound/sound");
  play("card");
  expect(pitches.splice(0)).toEqual([900]);
  page.hidden = true;
  play("card");
  expect(pitches).toEqual([]);
});
