import { readdirSync } from "node:fs";
import { delimiter, resolve } from "node:path";

const OURS = resolve(import.meta.dirname, "src/games");
const LISTS = { "virtual:games": "index.ts", "virtual:families": "words/families.ts" };

/** The folders of games outside this repository, or beside the page in it. */
export const EXTRA = (process.env.ARDOISE_EXTRA_GAMES ?? "")
  .split(delimiter)
  .filter(Boolean)
  .map((folder) => resolve(import.meta.dirname, folder));

/** A module for each list of what every game's folder has. */
export function games(extra = EXTRA) {
  return {
    name: "games",
    resolveId: (id) => (id in LISTS ? `\0${id}` : undefined),
    load(id) {
      const file = LISTS[id.slice(1)];
      return file && listed(foldersOf(extra).map((folder) => `${folder}/${file}`));
    },
  };
}

function foldersOf(extra) {
  const ours = readdirSync(OURS, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return [...ours.map(({ name }) => `${OURS}/${name}`), ...extra].map((folder) => folder.replaceAll("\\", "/"));
}

function listed(files) {
  const imports = files.map((file, place) => `import one${place} from ${JSON.stringify(file)};`);
  return `${imports.join("\n")}\nexport default [${files.map((_, place) => `one${place}`).join(", ")}];\n`;
}
