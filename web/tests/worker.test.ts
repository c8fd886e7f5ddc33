import { readFileSync } from "node:fs";
import { expect, it, vi } from "vitest";

const SOURCE = readFileSync(new URL("../src/offline/worker.js", import.meta.url), "utf8");

interface Page { url: string; focus: () => void }

/** A click on the notification of a table, while some pages are open; what the service worker did then. */
async function click(pages: Page[]): Promise<{ close: ReturnType<typeof vi.fn>; openWindow: ReturnType<typeof vi.fn> }> {
  const listeners = new Map<string, (event: object) => void>();
  const openWindow = vi.fn(), close = vi.fn();
  const worker = { addEventListener: (kind: string, does: (event: object) => void) => listeners.set(kind, does), clients: { matchAll: () => Promise.resolve(pages), openWindow } };
  // The worker is a script of its own.
  new Function("self", "FILES", "VERSION", SOURCE)(worker, [], "test");
  let done: Promise<unknown> = Promise.reject(new Error("nothing was waited for"));
  done.catch(() => undefined);
  listeners.get("notificationclick")?.({ notification: { data: "/t/abc", close }, waitUntil: (work: Promise<unknown>) => (done = work) });
  await done;
  return { close, openWindow };
}

it("brings the table of a notification to the front, whatever moment of it is shown", async () => {
  const other = { url: "https://here/t/other", focus: vi.fn() }, table = { url: "https://here/t/abc#at=4", focus: vi.fn() };
  const { close, openWindow } = await click([other, table]);
  expect(table.focus).toHaveBeenCalledOnce();
  expect(other.focus).not.toHaveBeenCalled();
  expect(close).toHaveBeenCalledOnce();
  expect(openWindow).not.toHaveBeenCalled();
});

it("opens the table again where its page was closed", async () => {
  const { openWindow } = await click([{ url: "https://here/", focus: vi.fn() }]);
  expect(openWindow).toHaveBeenCalledWith("/t/abc");
});
