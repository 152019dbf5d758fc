import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { WITH_EXTRA } from "./games.js";

const TEXTS = /\.(js|css|svg|json|txt|webmanifest)$/;
const WORTH_IT = 1024; // bytes

/** Puts name.br and name.gz beside each text of the built page but its index: the server fills in and packs it. */
export function compressed() {
  return {
    name: "compressed",
    apply: "build",
    applyToEnvironment: ({ name }) => name !== WITH_EXTRA,
    writeBundle({ dir: folder }) {
      for (const file of readdirSync(folder, { recursive: true })) {
        if (TEXTS.test(file)) compress(join(folder, file));
      }
    },
  };
}

function compress(file) {
  const text = readFileSync(file);
  if (text.length < WORTH_IT) return;
  writeFileSync(`${file}.br`, brotliCompressSync(text));
  writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }));
}
