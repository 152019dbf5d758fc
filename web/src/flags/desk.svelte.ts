import type { Revealed } from "../wire/engine";

/** Which of the sheets about answers lies open. */
export class Desk {
  doubting = $state(false);
  judging = $state(false);
  correcting: Revealed | null = $state.raw(null); // its right answer is being written
}
