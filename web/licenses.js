import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const PACKAGE = /^(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/;
const LICENCE = /^(licen[cs]e|copying|ofl)/i;
const COMMON = { "Apache-2.0": join(import.meta.dirname, "..", "LICENSE") }; // a text without anybody's name

/** Writes licenses.txt beside the page: the licence texts of all that is bundled in it, fonts too. */
export function licenses() {
  return {
    name: "licenses",
    apply: "build",
    generateBundle() {
      const folders = new Set([...this.getModuleIds()].map((id) => PACKAGE.exec(id)?.[1]).filter(Boolean));
      const texts = [...folders].map(licenceOf).sort();
      this.emitFile({ type: "asset", fileName: "licenses.txt", source: texts.join("\n\n") });
    },
  };
}

/** A package without a text of its licence must not be shipped. */
function licenceOf(folder) {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const own = readdirSync(folder).find((file) => LICENCE.test(file));
  const text = own ? join(folder, own) : COMMON[license];
  if (!text) throw new Error(`${name} has no licence text`);
  return `${name} ${version} (${license})\n\n${readFileSync(text, "utf8").trim()}\n`;
}
