/** A short shake of the phone, where it can and once somebody has touched the page: before that browsers forbid it. */
export function buzz(ms: number): void {
  if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(ms);
}
