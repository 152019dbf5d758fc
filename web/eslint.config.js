import js from "@eslint/js";
import compat from "eslint-plugin-compat";
import svelte from "eslint-plugin-svelte";
import { defineConfig, globalIgnores } from "eslint/config";
import globals from "globals";
import ts from "typescript-eslint";
import { OLDEST } from "./oldest.js";

export default defineConfig(
  globalIgnores(["src/wire"]), // Python writes it
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  {
    ...compat.configs["flat/recommended"],
    files: ["src/**"],
    settings: { browsers: Object.entries(OLDEST).map(([browser, version]) => `${browser} ${version}`) },
  },
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: {
      "max-len": ["error", 120],
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_$", varsIgnorePattern: "^_$" }],
      "svelte/no-useless-mustaches": "off", // {" "} is the only space that Svelte keeps at the edge of a block
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser } },
    rules: {
      "no-undef": "off", // svelte-check knows the types of the page, too
      "no-useless-assignment": "off", // what is assigned to a bindable prop is used by the parent
    },
  },
);
