import { readdirSync, readFileSync } from "node:fs";
import { delimiter, resolve } from "node:path";

const OURS = resolve(import.meta.dirname, "src/games");

/** The folders of games outside this repository, or beside the page in it. */
export const EXTRA = (process.env.ARDOISE_EXTRA_GAMES ?? "")
  .split(delimiter)
  .filter(Boolean)
  .map((folder) => resolve(folder));

/** The name of the build that has them. The other one, which is shipped, has our games alone. */
export const WITH_EXTRA = "extra";

/**
 * Modules that have something of every game: `virtual:games`, the objects of the games; `virtual:families`, what their
 * keys are put together from; `virtual:first-words`, all that is said before a game is played, in one file a language.
 */
export function games() {
  return {
    name: "games",
    resolveId: (id) => (id.startsWith(START) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${START}`)) return undefined;
      const { mode, name } = this.environment;
      const folders = mode === "build" && name !== WITH_EXTRA ? ours() : [...ours(), ...EXTRA];
      return MODULES[id.slice(START.length + 1)]?.(folders.map((folder) => folder.replaceAll("\\", "/")));
    },
  };
}

const START = "virtual:";
const LANGUAGES = ["en", "fr", "de"];
const MODULES = {
  games: (folders) => listed(folders.map((folder) => `${folder}/index.ts`)),
  families: (folders) => listed(folders.map((folder) => `${folder}/words/families.ts`)),
  "first-words": () => `export default { ${LANGUAGES.map(loader).join(", ")} };`,
  ...Object.fromEntries(
    LANGUAGES.map((language) => [`first-words/${language}`, (folders) => first(folders, language)]),
  ),
};

function loader(language) {
  return `${language}: () => import("${START}first-words/${language}").then((words) => words.default)`;
}

function first(folders, language) {
  const ourWords = ["", "kit."].map((part) => `${OURS}/../words/${part}${language}.ftl`);
  const files = [...ourWords, ...folders.map((folder) => `${folder}/words/lobby.${language}.ftl`)];
  return `export default ${JSON.stringify(files.map((file) => readFileSync(file, "utf8")).join("\n"))};`;
}

function ours() {
  const found = readdirSync(OURS, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return found.map(({ name }) => `${OURS}/${name}`);
}

function listed(files) {
  const imports = files.map((file, place) => `import one${place} from ${JSON.stringify(file)};`);
  return `${imports.join("\n")}\nexport default [${files.map((_, place) => `one${place}`).join(", ")}];\n`;
}
