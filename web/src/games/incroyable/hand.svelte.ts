/** Dials or keys: whoever would rather type finds the keys again at the next question. */
export const hand = $state({ typing: false });
