/** Somebody wanted this device to read for the room, and it has no voice for its language. */
export const missing = $state({ noted: false });
