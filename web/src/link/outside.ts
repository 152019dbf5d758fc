import type { Outside } from "./link.svelte";
import { device } from "./store";

/** The real world: this browser's socket, store and chance. */
export const outside: Outside = {
  store: device,
  socket: () => new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws`),
  random: Math.random,
};
