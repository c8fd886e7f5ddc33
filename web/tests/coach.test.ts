import { beforeEach, expect, it, vi } from "vitest";

beforeEach(() => {
  vi.resetModules();
  const texts = new Map<string, string>();
  vi.stubGlobal("localStorage", { getItem: (key: string) => texts.get(key) ?? null, setItem: (key: string, text: string) => texts.set(key, text) });
  return () => vi.unstubAllGlobals();
});

it("lets each thing stand until it is understood, and then says the next one at once", async () => {
  const { Coach } = await import("../src/learn/coach.svelte");
  const coach = new Coach(() => "convoy");
  coach.hear(["coach-assign"], "assign");
  expect(coach.message).toBe("coach-assign");
  coach.hear(["coach-assign", "coach-event-slam", "coach-event-wreck"], "assign");
  expect(coach.message, "what was not read yet stays").toBe("coach-assign");
  coach.understood();
  expect(coach.message).toBe("coach-event-slam");
  coach.understood();
  coach.understood();
  expect(coach.message).toBe("");
  coach.hear(["coach-assign"], "assign");
  expect(coach.message).toBe("");
});

it("takes what stood beside an answered question for read, and nothing else", async () => {
  const { Coach } = await import("../src/learn/coach.svelte");
  const coach = new Coach(() => "convoy");
  coach.hear(["coach-event-slam"], "");
  coach.hear(["coach-step", "coach-event-slam"], "step");
  expect(coach.message).toBe("coach-event-slam");
  const reloaded = new Coach(() => "convoy");
  reloaded.hear(["coach-event-slam"], "");
  expect(reloaded.message, "it was not read").toBe("coach-event-slam");
  coach.hear(["coach-event-slam"], "");
  expect(coach.message).toBe("");
  coach.hear(["coach-step", "coach-event-slam"], "step");
  expect(coach.message).toBe("coach-step");
});
