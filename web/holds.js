const STYLES = /\.css(\?|$)/; // those of components, too
const HAS = /:has\(\s*>\s*((?:\.[\w-]+)+)\s*\)/g;

/** Firefox before 121 does not know `:has(> .a.b)`: it becomes what look/holds.ts writes, and weighs as much. */
export function holds() {
  return {
    name: "holds",
    transform: (code, id) => (STYLES.test(id) ? { code: withoutHas(code), map: null } : undefined),
  };
}

export function withoutHas(styles) {
  return styles.replaceAll(HAS, (_, classes) => classes.replaceAll(/\.([\w-]+)/g, '[data-holds~="$1"]'));
}
