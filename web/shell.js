import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { LANGUAGES, manifestIn } from "./src/shell/manifest.ts";

const WORKER = "service-worker.js";
/** Letters that a name may have; whoever needs others has a connection to fetch them. */
const KEPT = /\.(js|css)$|-latin(-ext)?-.*\.woff2$/;

/** Makes the page installable: a manifest in each language, and a service worker that knows the files of this build. */
export function shell() {
  return {
    name: "shell",
    apply: "build",
    enforce: "post", // index.html has to be there
    config: () => ({
      build: {
        rolldownOptions: {
          input: { index: "index.html", worker: "src/shell/worker.ts" },
          output: { entryFileNames: ({ name }) => (name === "worker" ? WORKER : "assets/[name]-[hash].js") },
        },
      },
    }),
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        for (const language of LANGUAGES) {
          const source = JSON.stringify(manifestIn(language, words(language)));
          this.emitFile({ type: "asset", fileName: `manifest.${language}.webmanifest`, source });
        }
        const files = Object.keys(bundle).filter((file) => file.startsWith("assets/") && KEPT.test(file));
        const version = createHash("sha256").update(bundle["index.html"].source).digest("hex");
        const known = JSON.stringify({ version, files: files.map((file) => `/${file}`) });
        bundle[WORKER].code = `const SHELL=${known};${bundle[WORKER].code}`;
      },
    },
  };
}

function words(language) {
  const bundle = new FluentBundle(language);
  bundle.addResource(new FluentResource(readFileSync(`src/words/${language}.ftl`, "utf8")));
  return (key) => bundle.formatPattern(bundle.getMessage(key).value);
}
