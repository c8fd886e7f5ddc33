import { readFileSync } from "node:fs";
import { expect, it, vi } from "vitest";

const SOURCE = readFileSync(new URL("../src/offline/worker.js", import.meta.url), "utf8");

interface Page { url: string; focus: () => void }

type Listeners = Map<string, (event: object) => void>;

/** What the service worker listens to. */
function listenersOf(has: object): Listeners {
  const listeners: Listeners = new Map();
  const worker = { addEventListener: (kind: string, does: (event: object) => void) => listeners.set(kind, does), ...has };
  // The worker is a script of its own.
  new Function("self", "FILES", "VERSION", SOURCE)(worker, [], "test");
  return listeners;
}

/** Have it hear of something, and wait for what it does then. */
async function happen(listeners: Listeners, kind: string, event: object = {}): Promise<void> {
  let done: Promise<unknown> = Promise.reject(new Error("nothing was waited for"));
  done.catch(() => undefined);
  listeners.get(kind)?.({ ...event, waitUntil: (work: Promise<unknown>) => (done = work) });
  await done;
}

/** A click on the notification of a table, while some pages are open; what the service worker did then. */
async function click(pages: Page[]): Promise<{ close: ReturnType<typeof vi.fn>; openWindow: ReturnType<typeof vi.fn> }> {
  const openWindow = vi.fn(), close = vi.fn();
  const listeners = listenersOf({ clients: { matchAll: () => Promise.resolve(pages), openWindow } });
  await happen(listeners, "notificationclick", { notification: { data: "/t/abc", close } });
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

it("asks anew for what an older client was told, and keeps that where there is no answer", async () => {
  const skipWaiting = vi.fn(), put = vi.fn(), match = vi.fn(() => Promise.resolve("kept"));
  const answer = { ok: true, clone: () => "newest" };
  vi.stubGlobal("caches", { open: () => Promise.resolve({ addAll: () => Promise.resolve(), keys: () => Promise.resolve(["/rules", "/away"]), put, match }) });
  vi.stubGlobal("fetch", (request: string) => (request === "/away" ? Promise.reject(new TypeError("no network")) : Promise.resolve(answer)));
  await happen(listenersOf({ skipWaiting }), "install");
  expect(put.mock.calls).toEqual([["/rules", "newest"]]);
  expect(match).toHaveBeenCalledWith("/away");
  expect(skipWaiting).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});
