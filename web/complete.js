import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname, resolve } from "node:path";
import { runnerImport } from "vite";
import { EXTRA, games, WITH_EXTRA } from "./games.js";

const SOURCE = /(?<!\.test)\.(svelte|ts)$/;
const OURS = resolve(import.meta.dirname, "src");

/** Builds nothing as long as a text is missing in a language, or is not given what it tells of. */
export function complete() {
  return {
    name: "complete",
    apply: "build",
    applyToEnvironment: ({ name }) => name !== WITH_EXTRA, // once, for all games
    async buildStart() {
      const plugins = [games()];
      const { faultsOf } = (await runnerImport("./src/words/faults.ts", { configFile: false, plugins })).module;
      const faults = faultsOf(texts(), sources());
      if (faults.length) this.error(`texts:\n${faults.join("\n")}`);
    },
  };
}

export const texts = () => read(/\.ftl$/);
export const sources = () => read(SOURCE);

/** The page's files by their paths in src/; those of an extra game by the name of its folder's folder. */
function read(wanted) {
  const extra = EXTRA.flatMap((folder) => filesIn(folder, `${basename(dirname(folder))}/`, wanted));
  return Object.fromEntries([...filesIn(OURS, "", wanted), ...extra]);
}

function filesIn(folder, start, wanted) {
  const names = readdirSync(folder, { recursive: true }).map((name) => name.replaceAll("\\", "/"));
  return names
    .filter((name) => wanted.test(name))
    .map((name) => [start + name, readFileSync(`${folder}/${name}`, "utf8")]);
}
