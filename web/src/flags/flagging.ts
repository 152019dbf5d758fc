import { getContext, setContext } from "svelte";

/** What a result needs so that somebody can doubt it: the frame knows the rest. */
export interface Flagging {
  readonly may: () => boolean;
  readonly open: () => void;
}

const KEY = Symbol("flagging");

export function offerFlagging(flagging: Flagging): void {
  setContext(KEY, flagging);
}

export function flagging(): Flagging | undefined {
  return getContext(KEY);
}
