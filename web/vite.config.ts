import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { brotli } from "./brotli.ts";
import { words } from "./catalogues.ts";

// What a stage consists of; the rest of a game's folder is shown or asked on the landing page too, or belongs to real dice.
const GAME = /src[\\/]games[\\/](\w+)[\\/](?!index|art|Box|Draw|Hero|King)\w+\.(svelte|ts)/;

// The page is built into the package, where the server finds it.
// With `--mode site` it is built for a site without a server (tools/static_site), which may lie in any folder of a host.
export default defineConfig(({ mode }) => ({
  plugins: [svelte(), words(), ...(mode === "site" ? [] : [brotli()])],
  base: mode === "site" ? "./" : "/",
  define: { __ALONE__: mode === "site" },
  worker: { format: "es" },
  resolve: { alias: { "@fair": fileURLToPath(new URL("../src/jollyroll/match/browser", import.meta.url)) } },
  build: {
    outDir: "../src/jollyroll/server/page",
    emptyOutDir: true,
    target: "es2022",
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    // What every table shows comes with the table, and what stands beside it in one go: small files are mostly headers.
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: "parts", test: /src.(parts.(Flights|FlyingThing|MomentBanner|OddsLabel|Prompt|SmallDie|later)\b|table.(drag|movement|preview|screen)\b)/ },
            { name: "beside", test: /src.(parts.(CoachPanel|Log|Rule|RulesCard|TableRules)\b|table.(advice|set_up)\b|words.guide\b)/ },
            { name: (id) => `stage-${GAME.exec(id)?.[1]}`, test: GAME },
          ],
        },
      },
    },
  },
}));
