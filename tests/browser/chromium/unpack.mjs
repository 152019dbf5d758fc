// Unpacks the Chromium of node_modules into a folder, with a program `run` that finds its libraries and fonts.
import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { brotliDecompressSync } from "node:zlib";

const packed = join(import.meta.dirname, "node_modules/@sparticuz/chromium/bin");
const out = resolve(process.argv[2]);
const unpacked = (name) => brotliDecompressSync(readFileSync(join(packed, name)));

const FONTS = `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${out}/fonts</dir><dir>/usr/share/fonts</dir><cachedir>${out}/cache</cachedir></fontconfig>`;
const RUN = `#!/bin/sh
here=$(dirname "$(readlink -f "$0")")
LD_LIBRARY_PATH="$here/lib" FONTCONFIG_PATH="$here" exec "$here/chromium" "$@"
`;

mkdirSync(out, { recursive: true });
for (const name of ["al2023", "swiftshader", "fonts"]) {
  execFileSync("tar", ["xf", "-", "-C", out], { input: unpacked(`${name}.tar.br`) });
}
writeFileSync(join(out, "fonts.conf"), FONTS);
writeFileSync(join(out, "chromium"), unpacked("chromium.br"), { mode: 0o755 });
writeFileSync(join(out, "run"), RUN, { mode: 0o755 }); // last: whoever finds it finds all
