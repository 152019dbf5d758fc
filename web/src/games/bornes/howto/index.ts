import type { HowTo } from "../../game";
import Check from "./Check.svelte";
import Deal from "./Deal.svelte";
import Hurry from "./Hurry.svelte";
import Pose from "./Pose.svelte";
import Stack from "./Stack.svelte";

const howto: HowTo = {
  panels: [
    { text: "bornes-how-pose", example: "bornes-round-pose", Picture: Pose },
    { text: "bornes-how-deal", example: "bornes-round-deal", Picture: Deal },
    { text: "bornes-how-stack", example: "bornes-round-stack", Picture: Stack },
    { text: "bornes-how-hurry", example: "bornes-round-hurry", Picture: Hurry },
    { text: "bornes-how-check", example: "bornes-round-check", Picture: Check },
  ],
  // B7 to B12
  scoring: {
    rows: [
      { text: "bornes-scoring-right", points: ["✓ 1"] },
      { text: "bornes-scoring-first", points: ["✓ 1"] },
      { text: "bornes-scoring-wrong", points: ["✗ 1"] },
      { text: "bornes-scoring-late", points: ["✗ 1"] },
      { text: "bornes-scoring-out", points: ["0"] },
    ],
  },
};

export default howto;
