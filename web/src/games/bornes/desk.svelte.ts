import type { Move } from "../../wire/bornes";
import type { Answer } from "../../wire/server";
import { type Column, same } from "./column";

/** The column as this player wants it, shown until the table has it so. */
export class Desk {
  wish: Column | null = $state.raw(null);
  finishing = $state(false);
  #asked = 0;
  #taken = false; // the table has the wish, and its next word shows it

  constructor(private readonly play: (move: Move) => Promise<Answer>) {}

  async arrange(column: Column): Promise<void> {
    const asked = ++this.#asked;
    this.wish = column;
    this.#taken = false;
    const { refused } = await this.play({ type: "Arrange", column });
    if (asked !== this.#asked) return;
    if (refused) this.wish = null;
    else this.#taken = true;
  }

  /** `column` is sent first if the table does not have it yet. */
  async finish(column: Column, known: Column): Promise<void> {
    this.finishing = true;
    if (!this.wish && !same(column, known)) void this.arrange(column);
    await this.play({ type: "Done" });
    this.finishing = false;
  }

  /** The table's own word on the column. */
  see(column: Column): void {
    if (this.wish && (this.#taken || same(column, this.wish))) this.wish = null;
  }
}
