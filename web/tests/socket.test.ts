import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { TableSocket } from "../src/connection/socket.svelte";

class FakeSocket {
  static readonly OPEN = 1;
  static readonly all: FakeSocket[] = [];
  readyState = 1;
  sent: { type: string; id: string }[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  constructor() {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as { type: string; id: string });
  }
  close(): void {
    this.readyState = 2; // a dead line does not answer the goodbye either
  }
  hear(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all.length = 0;
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("window", globalThis);
  vi.stubGlobal("addEventListener", () => undefined);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function joined(): FakeSocket {
  const socket = new TableSocket("ws://here", () => undefined, () => ({ table: "t", tokens: ["x"], lang: "en", since: 0, own: null }));
  socket.open();
  const line = FakeSocket.all[0];
  if (!line) throw new Error("no line was opened");
  line.onopen?.();
  line.hear({ type: "welcome", id: "1" });
  return line;
}

it("joins again where a ping is not answered", () => {
  joined();
  vi.advanceTimersByTime(20_000);
  expect(FakeSocket.all).toHaveLength(1);
  vi.advanceTimersByTime(20_000 + 15_000);
  expect(FakeSocket.all).toHaveLength(2);
});

it("stays where pings are answered", async () => {
  const line = joined();
  for (let beat = 0; beat < 5; beat++) {
    await vi.advanceTimersByTimeAsync(20_000);
    const ping = line.sent.findLast(({ type }) => type === "ping");
    line.hear({ type: "pong", id: ping?.id ?? "" });
    await vi.advanceTimersByTimeAsync(0);
  }
  expect(FakeSocket.all).toHaveLength(1);
});

it("waits before it joins again where it was too fast", () => {
  const line = joined();
  line.hear({ type: "closing", code: "too_fast", text: "Slow down." });
  line.onclose?.();
  vi.advanceTimersByTime(1_900);
  expect(FakeSocket.all).toHaveLength(1);
  vi.advanceTimersByTime(2_200);
  expect(FakeSocket.all).toHaveLength(2);
});
