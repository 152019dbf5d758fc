const FLIGHT = 280; // ms
const APART = 40; // ms between two that fly
const HIGH = 60; // px over the straight way

/** Chips on the winning case fly to their players' scores, wherever both are to be seen. */
export function flyHome(within: ParentNode): void {
  const pieces = [...within.querySelectorAll<HTMLElement>(".winner [data-bettor]")];
  const flights = pieces.flatMap((piece) => {
    const score = document.querySelector(`[data-score="${piece.dataset["bettor"] ?? ""}"]`);
    return score ? [{ piece, score }] : [];
  });
  flights.forEach(({ piece, score }, place) => fly(piece, score, place * APART));
}

/** A copy flies: the chip itself stays, so that everybody still sees who bet where. */
function fly(piece: HTMLElement, score: Element, delay: number): void {
  const from = piece.getBoundingClientRect();
  const to = score.getBoundingClientRect();
  const copy = piece.cloneNode(true) as HTMLElement;
  const chip = getComputedStyle(piece).getPropertyValue("--chip-size");
  Object.assign(copy.style, {
    position: "fixed",
    left: `${from.left}px`,
    top: `${from.top}px`,
    zIndex: "9",
    pointerEvents: "none",
    animation: "none",
  });
  copy.style.setProperty("--chip-size", chip);
  document.body.append(copy);
  const x = to.left + to.width / 2 - from.left - from.width / 2;
  const y = to.top + to.height / 2 - from.top - from.height / 2;
  const way = [
    { transform: "none", opacity: 1 },
    { transform: `translate(${x / 2}px, ${y / 2 - HIGH}px) scale(1.15)`, opacity: 1 },
    { transform: `translate(${x}px, ${y}px) scale(.6)`, opacity: 0 },
  ];
  copy
    .animate(way, { duration: FLIGHT, delay, easing: "ease-in-out", fill: "backwards" })
    .finished.finally(() => copy.remove());
}
