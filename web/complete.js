import { readdirSync, readFileSync } from "node:fs";
import { runnerImport } from "vite";

const SOURCE = /(?<!\.test)\.(svelte|ts)$/;

/** Builds nothing as long as a text is missing in a language, or is not given what it tells of. */
export function complete() {
  return {
    name: "complete",
    apply: "build",
    async buildStart() {
      const { faultsOf } = (await runnerImport("./src/words/faults.ts")).module;
      const faults = faultsOf(read(/\.ftl$/), read(SOURCE));
      if (faults.length) this.error(`texts:\n${faults.join("\n")}`);
    },
  };
}

function read(wanted) {
  const names = readdirSync("src", { recursive: true }).map((name) => name.replaceAll("\\", "/"));
  return Object.fromEntries(
    names.filter((name) => wanted.test(name)).map((name) => [name, readFileSync(`src/${name}`, "utf8")]),
  );
}
