import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { SCREENS } from "./src/screens.ts";

/** A script that fits into a page, and for which nothing is loaded before it runs. */
const standalone = (code: string): string => code.replaceAll("</script", "<\\/script").replaceAll("__VITE_PRELOAD__", "[]");

/** Puts the script and the styles of a page into the page itself. */
const inlined = (): Plugin => ({
  name: "inlined-page",
  enforce: "post",
  generateBundle(_, bundle) {
    const page = Object.values(bundle).find(({ fileName }) => fileName.endsWith(".html"));
    if (page?.type !== "asset") throw new Error("the build has no page");
    let html = String(page.source);
    for (const file of Object.values(bundle)) {
      if (file === page) continue;
      const name = file.fileName;
      if (file.type === "chunk") html = html.replace(new RegExp(`<script[^>]*${name}[^>]*></script>`), () => `<script type="module">${standalone(file.code)}</script>`);
      else if (name.endsWith(".css")) html = html.replace(new RegExp(`<link[^>]*${name}[^>]*>`), () => `<style>${String(file.source)}</style>`);
      else if (name.endsWith(".svg")) html = html.replace(`/${name}`, () => `data:image/svg+xml,${encodeURIComponent(String(file.source))}`);
      Reflect.deleteProperty(bundle, name);
    }
    page.source = html;
  },
});

/** Puts the sizes of screens where styles name them. */
const screens = (): Plugin => ({
  name: "screens",
  enforce: "pre",
  transform: (code, id) => (/\.css($|\?)|lang\.css/.test(id) ? Object.entries(SCREENS).reduce((text, [name, query]) => text.replaceAll(`@media (${name})`, `@media ${query}`), code) : null),
});

/** Leaves out what files of words say to those who translate them. */
const words = (): Plugin => ({
  name: "words",
  transform: (code, id) => (id.endsWith(".ftl?raw") ? code.replace(/(?<=\\n|")#.*?\\n/g, "") : null),
});

/** The service worker, which is told all files of the client. */
const serviceWorker = (): Plugin => ({
  name: "service-worker",
  generateBundle(_, bundle) {
    const files = ["/", "/manifest.json", "/icons/icon-192.png", "/icons/icon-512.png", ...Object.keys(bundle).filter((name) => name.startsWith("assets/")).sort().map((name) => `/${name}`)];
    const version = createHash("sha256").update(files.join(" ")).digest("hex").slice(0, 12);
    const source = readFileSync("src/offline/worker.js", "utf8").replace("/* global FILES, VERSION */", `const FILES = ${JSON.stringify(files)};\nconst VERSION = "${version}";`);
    this.emitFile({ type: "asset", fileName: "sw.js", source });
  },
});

/** The client in files that are loaded when they are wanted; and, as the mode `player`, one page for a recorded game. */
export default defineConfig(({ mode }) => {
  const player = mode === "player";
  return {
    plugins: [svelte(), screens(), words(), player ? inlined() : serviceWorker()],
    base: "/",
    publicDir: player ? false : "public",
    build: {
      outDir: "../src/carambolage/table/client",
      emptyOutDir: !player,
      target: "es2022",
      // The content policy allows no data: addresses, so that nothing is ever inlined; a page without a server has none.
      assetsInlineLimit: player ? 1_000_000 : 0,
      cssCodeSplit: !player,
      modulePreload: { polyfill: false },
      ...(player ? { rolldownOptions: { input: "player.html", output: { codeSplitting: false } } } : {}),
    },
    server: { proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } } },
    test: { include: ["tests/**/*.test.ts"] },
  };
});
