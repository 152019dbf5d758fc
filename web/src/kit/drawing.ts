/** A drawing made of up to three paths: strokes, thicker strokes, and what is filled. */
export interface Drawing {
  readonly line?: string;
  readonly bold?: string;
  readonly fill?: string;
}
