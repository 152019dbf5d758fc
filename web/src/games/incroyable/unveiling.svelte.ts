import { prefersReducedMotion } from "svelte/motion";
import { FALL, HUSH } from "../../kit/fall";

/** First the line is drawn and the pin falls; then the answer is known; then the pawns go. */
export type Step = "hush" | "known" | "gone";

const LENGTHS = { hush: HUSH + FALL, known: 5_000 } as const; // ms
const AFTER = { hush: "known", known: "gone" } as const;

/** How far the reveal of this phase has come; null: nothing is being revealed. A tap goes on. */
export function unveiling(phase: () => number | null): { readonly step: Step } {
  let seen: { readonly phase: number | null; readonly step: Step } = $state.raw({ phase: null, step: "gone" });
  const first = $derived<Step>(prefersReducedMotion.current ? "known" : "hush");
  const step = $derived(phase() === null ? "gone" : phase() === seen.phase ? seen.step : first);

  $effect(() => {
    if (step === "gone") return;
    const next = AFTER[step];
    const goOn = (): void => {
      seen = { phase: phase(), step: next };
    };
    const timer = setTimeout(goOn, LENGTHS[step]);
    addEventListener("pointerdown", goOn);
    return () => {
      clearTimeout(timer);
      removeEventListener("pointerdown", goOn);
    };
  });

  return {
    get step() {
      return step;
    },
  };
}
