import "@fontsource-variable/bricolage-grotesque/index.css";
import "@fontsource-variable/figtree/index.css";
import "@fontsource/patrick-hand/400.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { apply } from "./link/settings.svelte";
import "./look/tokens.css";
import "./look/base.css";
import "./look/materials.css";
import "./look/screen.css";

const target = document.getElementById("app");
await apply();
if (target) mount(App, { target });
