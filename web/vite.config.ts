import { resolve } from "node:path";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig } from "vitest/config";
import { complete } from "./complete.js";
import { compressed } from "./compress.js";
import { EXTRA, games, WITH_EXTRA } from "./games.js";
import { holds } from "./holds.js";
import { licenses } from "./licenses.js";
import { OLDEST, oldest } from "./oldest.js";
import { shell } from "./shell.js";

const PAGE = "../src/ardoise/page";
const PAGE_WITH_EXTRA = "../.page-with-extra-games"; // beside the page that is shipped, from the same run

// Few files, because each costs a request: what the first screen needs, and what several later screens share.
const CHUNKS = [
  { name: "first", tags: ["$initial" as const], test: /src[\\/](?!shell[\\/]worker)|node_modules/ },
  { name: "shared", minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 20_000 },
];

/** A shared chunk is named after all that share it: too long for some file systems. */
const chunkFileNames = ({ name }: { name: string }) => `assets/${name.split("~")[0]}-[hash].js`;

export default defineConfig({
  plugins: [svelte(), svelteTesting(), games(), holds(), complete(), oldest(), licenses(), shell(), compressed()],
  base: "/",
  resolve: {
    alias: { $page: resolve(import.meta.dirname, "src") },
    dedupe: ["svelte", "vitest", "@testing-library/svelte"], // a game from elsewhere has the page's packages
  },
  build: {
    outDir: PAGE,
    emptyOutDir: true,
    target: Object.entries(OLDEST).map(([browser, version]) => browser + version),
    assetsInlineLimit: 0, // the server's policy knows no data: addresses
    modulePreload: { polyfill: false }, // browsers of the target have it
    reportCompressedSize: false,
    rolldownOptions: { output: { codeSplitting: { groups: CHUNKS }, chunkFileNames } },
  },
  builder: {
    async buildApp(builder) {
      for (const environment of Object.values(builder.environments))
        if (environment.config.consumer === "client") await builder.build(environment);
    },
  },
  environments: EXTRA.length
    ? { [WITH_EXTRA]: { consumer: "client", build: { outDir: PAGE_WITH_EXTRA, emptyOutDir: true } } }
    : {},
  server: {
    proxy: { "/api": "http://127.0.0.1:8000", "/ws": { target: "ws://127.0.0.1:8000", ws: true } },
    fs: { allow: [import.meta.dirname, ...EXTRA] },
  },
  test: {
    environment: "happy-dom",
    include: ["src", ...EXTRA].map((folder) => `${folder}/**/*.test.ts`),
    fsModuleCache: false, // it does not notice new files that import.meta.glob would find
    pool: "vmThreads", // a new document for each file without a new worker: that took most of the time
  },
});
