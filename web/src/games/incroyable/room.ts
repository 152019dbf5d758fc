import { MediaQuery } from "svelte/reactivity";

/** How much room this device has; the widths are those of look/screen.css. */
export const twoColumns = new MediaQuery("min-width: 700px", false);
export const threeColumns = new MediaQuery("min-width: 1100px", false);
export const low = new MediaQuery("max-height: 640px", false);
