import { expect, it, vi } from "vitest";

const HOST = "http://127.0.0.1:8000", NEARBY = "http://192.168.1.7:8000";

/** The modules as a page at an address has them; the server says where others find it. */
async function pageAt(address: string, reach: string | null): Promise<typeof import("../src/connection/reach.svelte") & typeof import("../src/table/rematch")> {
  vi.resetModules();
  vi.stubGlobal("location", new URL(address));
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify({ reach, can_open: false }))));
  const modules = { ...(await import("../src/connection/reach.svelte")), ...(await import("../src/table/rematch")) };
  await vi.waitUntil(() => modules.door.known);
  vi.unstubAllGlobals();
  return modules;
}

it("hands out links that others can follow, and goes where an invitation leads under the own name of the server", async () => {
  const { door } = await pageAt(`${HOST}/t/abc`, NEARBY);
  const text = door.link("/t/def#invite=to-ken_1");
  expect(text).toBe(`${NEARBY}/t/def#invite=to-ken_1`);
  for (const reader of [NEARBY, "http://table.local:8000", HOST]) {
    const { invitation } = await pageAt(`${reader}/t/abc`, null);
    expect(invitation(text)).toBe("/t/def#invite=to-ken_1");
    expect(invitation(`come here: ${text}`)).toBeNull();
    expect(invitation(`${NEARBY}/elsewhere#invite=x`)).toBeNull();
  }
});
