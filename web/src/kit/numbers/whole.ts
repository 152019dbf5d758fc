/** What a number field holds: nothing while it is empty. */
export type Typed = number | null | undefined;

export function isWhole(value: Typed, least: number, most: number): value is number {
  return Number.isInteger(value) && Number(value) >= least && Number(value) <= most;
}
