import "@fontsource-variable/bricolage-grotesque/index.css";
import "@fontsource-variable/figtree/index.css";
import "@fontsource/patrick-hand/400.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { apply } from "./link/settings.svelte";
import { keepShell } from "./shell/install";
import { loadAnewWhenStale } from "./shell/stale";
import "./look/tokens.css";
import "./look/base.css";
import "./look/materials.css";
import "./look/screen.css";

const target = document.getElementById("app");
loadAnewWhenStale();
await apply();
if (target) mount(App, { target });
keepShell();
