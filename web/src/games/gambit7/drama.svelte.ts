import { FALL, HUSH } from "../../kit/fall";

/**
 * The reveal: slates hang, a hush, the pin falls, and then it is known who wins. Shows a state that is there already.
 */
export class Drama {
  /** The slates are in their places. */
  hung = $state(false);
  /** The pin has fallen. */
  known = $state(false);
  /** Without movement: asked for, or skipped by a tap. */
  still = $state(matchMedia("(prefers-reduced-motion: reduce)").matches);

  constructor(private readonly hanging: number) {
    if (this.still) this.skip();
  }

  /** Returns how to stop it. */
  begin(): () => void {
    const timers = [
      setTimeout(() => (this.hung = true), this.hanging),
      setTimeout(() => (this.known = true), this.hanging + HUSH + FALL),
    ];
    return () => timers.forEach(clearTimeout);
  }

  skip(): void {
    this.still = this.hung = this.known = true;
  }
}
