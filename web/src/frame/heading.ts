/** Whoever lost their place because another screen came stands at its heading. Nothing moves. */
export function standAtHeading(): void {
  if (document.activeElement && document.activeElement !== document.body) return;
  const heading = document.querySelector<HTMLElement>(".screen h1");
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
