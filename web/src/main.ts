import "./look/tokens.css";
import "./look/base.css";
import "./look/controls.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { words } from "./words/words.svelte";

if (__ALONE__) void import("./alone/update.svelte").then(({ update }) => update.begin());
void words.start().then(() => mount(App, { target: document.getElementById("app")! }));
