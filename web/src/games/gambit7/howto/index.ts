import type { HowTo } from "../../game";
import Answer from "./Answer.svelte";
import Bet from "./Bet.svelte";
import Dare from "./Dare.svelte";
import LineUp from "./LineUp.svelte";
import Write from "./Write.svelte";

const howto: HowTo = {
  panels: [
    { text: "gambit7-how-write", example: "gambit7-round-write", Picture: Write },
    { text: "gambit7-how-line-up", example: "gambit7-round-line-up", Picture: LineUp },
    { text: "gambit7-how-bet", example: "gambit7-round-bet", Picture: Bet },
    { text: "gambit7-how-answer", example: "gambit7-round-answer", Picture: Answer },
    { text: "gambit7-how-dare", example: "gambit7-round-dare", Picture: Dare },
  ],
  // G12 to G16
  scoring: {
    heads: [
      { text: "gambit7-scoring-alone", icon: "one" },
      { text: "gambit7-scoring-shared", icon: "two" },
      { text: "gambit7-scoring-star", icon: "star" },
    ],
    rows: [
      { text: "gambit7-scoring-blue", points: ["6", "4", "2"] },
      { text: "gambit7-scoring-near", points: ["9", "6", "3"] },
      { text: "gambit7-scoring-far", points: ["12", "8", "4"] },
      { text: "gambit7-scoring-edge", points: ["15", "10", "5"] },
      { text: "gambit7-too-high", points: ["15", "15", "–"] },
      { text: "gambit7-scoring-gambit", points: ["× 7 / 0"] },
    ],
  },
};

export default howto;
