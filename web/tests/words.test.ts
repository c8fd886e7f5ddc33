import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";

const HOME = join(import.meta.dirname, "..", "src");
const files = readdirSync(HOME, { recursive: true, encoding: "utf8" });
const read = (lang: string): string =>
  files.filter((file) => file.endsWith(`words/${lang}.ftl`)).map((file) => readFileSync(join(HOME, file), "utf8")).join("\n");
const names = (source: string): string[] => source.split("\n").flatMap((line) => /^([a-z][\w-]*) =/.exec(line)?.[1] ?? []);
const variables = (source: string): Map<string, string> =>
  new Map(source.split(/\n(?=[a-z][\w-]* =)/).map((part) => [/^([\w-]+) =/m.exec(part)?.[1] ?? "", [...new Set(part.match(/\$\w+/g) ?? [])].sort().join()]));

describe("words", () => {
  it("are the same messages with the same arguments in both languages", () => {
    expect(names(read("fr")).sort()).toEqual(names(read("en")).sort());
    expect(variables(read("fr"))).toEqual(variables(read("en")));
  });

  it("can all be read by Fluent, and each is said once", () => {
    for (const lang of ["en", "fr"]) {
      const all = names(read(lang));
      expect(new FluentResource(read(lang)).body).toHaveLength(all.length);
      expect(new Set(all).size).toBe(all.length);
    }
  });

  it("stand nowhere in a page but in these files", () => {
    const pages = files.filter((file) => file.endsWith(".svelte"));
    const literal = pages.flatMap((file) => {
      const page = readFileSync(join(HOME, file), "utf8").replace(/<!--[^]*?-->|<(script|style)[^]*?<\/\1>/g, "");
      const bare = page.replace(/\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}/g, "").replace(/<(?:"[^"]*"|[^">])*>/g, "");
      return (bare.match(/\p{L}{2,}/gu) ?? []).filter((word) => word !== "Carambolage").map((word) => `${file}: ${word}`);
    });
    expect(literal).toEqual([]);
  });

  it("exist for everything that the client says", () => {
    const known = new Set(names(read("en")));
    const said = files.filter((file) => /\.(svelte|ts)$/.test(file)).flatMap((file) => [...readFileSync(join(HOME, file), "utf8").matchAll(/\bsay\("([\w-]+)"/g)].map(([, name]) => name));
    expect(said.length).toBeGreaterThan(80);
    expect(said.filter((name) => name !== undefined && !known.has(name))).toEqual([]);
  });
});
