// Written by `ardoise types`; do not edit.

import type * as gambit7 from "./gambit7";
import type * as bornes from "./bornes";
import type * as incroyable from "./incroyable";
import type * as code777 from "./code777";

/** What crosses the wire in each game. */
export interface Games {
  readonly gambit7: {
    readonly Options: gambit7.Options;
    readonly Move: gambit7.Move;
    readonly News: gambit7.News;
    readonly View: gambit7.View;
    readonly Story: gambit7.Story;
    readonly Refusal: gambit7.Refusal;
  };
  readonly bornes: {
    readonly Options: bornes.Options;
    readonly Move: bornes.Move;
    readonly News: bornes.News;
    readonly View: bornes.View;
    readonly Story: bornes.Story;
    readonly Refusal: bornes.Refusal;
  };
  readonly incroyable: {
    readonly Options: incroyable.Options;
    readonly Move: incroyable.Move;
    readonly News: incroyable.News;
    readonly View: incroyable.View;
    readonly Story: incroyable.Story;
    readonly Refusal: incroyable.Refusal;
  };
  readonly code777: {
    readonly Options: code777.Options;
    readonly Move: code777.Move;
    readonly News: code777.News;
    readonly View: code777.View;
    readonly Story: code777.Story;
    readonly Refusal: code777.Refusal;
  };
}

export type GameName = keyof Games;
