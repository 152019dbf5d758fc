import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { documentIn } from "./src/shell/document.ts";
import { LANGUAGES, manifestIn } from "./src/shell/manifest.ts";
import { typeset } from "./src/words/typeset.ts";

const WORKER = "service-worker.js";
/** Letters that a name may have; whoever needs others has a connection to fetch them. */
const KEPT = /\.(js|css)$|-latin(-ext)?-.*\.woff2$/;

/**
 * An index and a manifest in each language, and a service worker that knows the files of this build: so the page is
 * installable.
 */
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
        const index = String(bundle["index.html"].source);
        delete bundle["index.html"];
        const version = createHash("sha256").update(index).digest("hex");
        for (const language of LANGUAGES) {
          const say = words(language);
          const write = (fileName, source) => this.emitFile({ type: "asset", fileName, source });
          write(`manifest.${language}.webmanifest`, JSON.stringify(manifestIn(language, say)));
          write(`index.${language}.html`, documentIn(language, index, version, say));
        }
        const files = Object.keys(bundle).filter((file) => file.startsWith("assets/") && KEPT.test(file));
        const known = JSON.stringify({ version, files: files.map((file) => `/${file}`) });
        bundle[WORKER].code = `const SHELL=${known};${bundle[WORKER].code}`;
      },
    },
  };
}

function words(language) {
  const bundle = new FluentBundle(language);
  bundle.addResource(new FluentResource(readFileSync(`src/words/${language}.ftl`, "utf8")));
  return (key) => typeset(bundle.formatPattern(bundle.getMessage(key).value), language);
}
