import data from "@mdn/browser-compat-data" with { type: "json" };
import { parse } from "postcss";

/** The oldest browsers that the page is made for; the README says so. */
export const OLDEST = { safari: "16.4", firefox: "115", chrome: "111" };

/** What may be newer, because a page without it is as good to use. */
const MERELY_NICER = new Set([
  "text-wrap", // titles break at another word
  "line-clamp", // -webkit-line-clamp stands before it
  "field-sizing", // a long text scrolls in its field
  "scrollbar-width", // a thin bar shows
  "paint-order", // Chrome has it in drawings, where it is used, much longer
]);

const UNITS = [
  [/\d[dsl]v([hwib]|min|max)\b/, data.css.types.length.viewport_percentage_units_dynamic],
  [/\dcq([hwib]|min|max)\b/, data.css.types.length.container_query_length_units],
];
const FUNCTIONS = functionsIn(data.css.types);

/** Stops a build whose styles have something that the oldest browsers do not know. */
export function oldest() {
  return {
    name: "oldest",
    apply: "build",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const styles = Object.values(bundle).filter(({ fileName }) => fileName.endsWith(".css"));
        const found = styles.flatMap(({ fileName, source }) =>
          newer(String(source)).map((feature) => `${fileName}: ${feature}`),
        );
        if (found.length) this.error(`newer than ${JSON.stringify(OLDEST)}: ${found.join(", ")}`);
      },
    },
  };
}

/** What these styles have that the oldest browsers lack, each with the browser's name. */
export function newer(styles) {
  const found = new Set();
  const check = (name, known) => lacking(known).forEach((browser) => found.add(`${name} (${browser})`));
  parse(styles).walk((node) => {
    if (node.type === "decl") checkDeclaration(node, check);
    if (node.type === "rule") checkSelector(node, check);
    if (node.type === "atrule") checkAtRule(node, check);
  });
  return [...found];
}

function checkDeclaration({ prop, value }, check) {
  if (MERELY_NICER.has(prop)) return;
  const known = prop.startsWith("-") ? undefined : data.css.properties[prop];
  check(prop, known);
  for (const [word] of value.matchAll(/[a-z][\w-]*(?![\w(-])/g)) check(`${prop}: ${word}`, known?.[word]);
  for (const [, name] of value.matchAll(/([a-z][\w-]*)\(/g)) check(`${name}()`, FUNCTIONS.get(name));
  for (const [unit, units] of UNITS) if (unit.test(value)) check(`${unit}`, units);
}

function checkSelector({ selector, parent }, check) {
  if (parent?.type === "rule") check("nesting", data.css.selectors.nesting);
  for (const [, name] of selector.matchAll(/(?<!:)::?([a-z][\w-]*)/g)) check(`:${name}`, data.css.selectors[name]);
}

function checkAtRule({ name, params }, check) {
  const known = data.css["at-rules"][name];
  check(`@${name}`, known);
  const features = [...params.matchAll(/\(\s*([a-z][\w-]*)\s*[:)]/g)];
  for (const [, feature] of features) check(`@${name} (${feature})`, known?.[feature]);
  if (/[<>]/.test(params)) check(`@${name} with < and >`, known?.range_syntax);
}

/** The browsers that do not know a feature. What the data does not tell apart is known to all. */
function lacking(known) {
  const support = known?.__compat?.support;
  return support ? Object.keys(OLDEST).filter((browser) => !isKnown(support[browser], OLDEST[browser])) : [];
}

function isKnown(support, version) {
  return [support]
    .flat()
    .some(
      (one) =>
        one &&
        !one.flags &&
        !one.version_removed &&
        (one.version_added === true || (one.version_added && isUpTo(one.version_added.replace("≤", ""), version))),
    );
}

function isUpTo(added, version) {
  const [one, other] = [added, version].map((text) => text.split(".").map(Number));
  return one[0] < other[0] || (one[0] === other[0] && (one[1] ?? 0) <= (other[1] ?? 0));
}

/** light-dark, color-mix, clamp … wherever they stand among the types; what stands higher goes first. */
function functionsIn(types) {
  const inner = Object.entries(types).filter(([name, type]) => name !== "__compat" && typeof type === "object");
  return new Map([...inner.flatMap(([, type]) => [...functionsIn(type)]), ...inner]);
}
