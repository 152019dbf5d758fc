/** The round that the pictures tell: the highest on top, and 66 books are too many to lie under 45. */
export const BOUNDARY = 45;

export type Lying =
  | { readonly kind: "stone" }
  | { readonly kind: "books"; readonly value: number; readonly right: boolean }
  | { readonly kind: "card"; readonly value: number; readonly unit: string; readonly right: boolean };

export const COLUMN: readonly Lying[] = [
  { kind: "card", value: 50, unit: "g", right: true },
  { kind: "stone" },
  { kind: "books", value: 66, right: false },
  { kind: "card", value: 3, unit: "m", right: true },
];
