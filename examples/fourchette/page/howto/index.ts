import type { HowTo } from "$page/games/game";
import Choose from "./Choose.svelte";
import Write from "./Write.svelte";

const howto: HowTo = {
  panels: [
    { text: "fourchette-how-write", example: "fourchette-round-write", Picture: Write },
    { text: "fourchette-how-choose", example: "fourchette-round-choose", Picture: Choose },
  ],
  scoring: {
    rows: [
      { text: "fourchette-scoring-holds", points: ["1 … 7"] },
      { text: "fourchette-scoring-bait", points: ["1"] },
      { text: "fourchette-scoring-dessert", points: ["× 2"] },
    ],
  },
};

export default howto;
