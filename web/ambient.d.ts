/// <reference types="svelte" />
/// <reference types="vite/client" />

/** The room says which game it plays, so a game is given its own views: here alone the types take our word for it. */
declare module "virtual:games" {
  const games: readonly import("./src/games/game").GamePage[];
  export default games;
}

declare module "virtual:families" {
  const families: readonly import("./src/words/families").GameFamilies[];
  export default families;
}

declare module "virtual:first-words" {
  const words: Readonly<Record<string, () => Promise<string>>>;
  export default words;
}
