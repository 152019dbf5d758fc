import { readdirSync, readFileSync } from "node:fs";

/** For tests: the files of a folder of the repository by their path, which run in web/. */
export function filesIn(folder: string, ending: string): Record<string, string> {
  const names = readdirSync(`../${folder}`, { recursive: true, encoding: "utf8" }).filter((name) =>
    name.endsWith(ending),
  );
  return Object.fromEntries(names.map((name) => [name, readFileSync(`../${folder}/${name}`, "utf8")]));
}
