import type { HowTo } from "../../game";
import Ask from "./Ask.svelte";
import CrossOut from "./CrossOut.svelte";
import Declare from "./Declare.svelte";
import Racks from "./Racks.svelte";

const howto: HowTo = {
  panels: [
    { text: "code777-how-racks", example: "code777-round-racks", Picture: Racks },
    { text: "code777-how-ask", example: "code777-round-ask", Picture: Ask },
    { text: "code777-how-cross-out", example: "code777-round-cross-out", Picture: CrossOut },
    { text: "code777-how-declare", example: "code777-round-declare", Picture: Declare },
  ],
  // C9, C13, C23
  scoring: {
    rows: [
      { text: "code777-scoring-right", points: ["1"] },
      { text: "code777-scoring-wrong", points: ["0"] },
      { text: "code777-scoring-win", points: ["3"] },
    ],
  },
};

export default howto;
