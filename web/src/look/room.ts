import { MediaQuery } from "svelte/reactivity";

/** How much room this device has. The numbers are those of columns.css. */
export const twoColumns = new MediaQuery("width >= 700px", false);
export const threeColumns = new MediaQuery("width >= 1100px", false);
export const low = new MediaQuery("height <= 640px", false);
