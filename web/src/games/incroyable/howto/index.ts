import type { HowTo } from "../../game";
import Cry from "./Cry.svelte";
import LineUp from "./LineUp.svelte";
import Pick from "./Pick.svelte";
import Score from "./Score.svelte";
import Walk from "./Walk.svelte";

const howto: HowTo = {
  panels: [
    { text: "incroyable-how-pick", example: "incroyable-round-pick", Picture: Pick },
    { text: "incroyable-how-line-up", example: "incroyable-round-line-up", Picture: LineUp },
    { text: "incroyable-how-cry", example: "incroyable-round-cry", Picture: Cry },
    { text: "incroyable-how-score", example: "incroyable-round-score", Picture: Score },
    { text: "incroyable-how-walk", example: "incroyable-round-walk", Picture: Walk },
  ],
  // I15 to I18
  scoring: {
    heads: [
      { text: "incroyable-scoring-high", icon: "check" },
      { text: "incroyable-scoring-not", icon: "x" },
    ],
    rows: [
      { text: "incroyable-scoring-challenger", points: ["7", "0"] },
      { text: "incroyable-scoring-others", points: ["5 4 3 2", "7 5 4 3 2"] },
      { text: "incroyable-scoring-over", points: ["0", "0"] },
      { text: "incroyable-scoring-extra", points: ["+2 +3 …", "–"] },
    ],
  },
};

export default howto;
