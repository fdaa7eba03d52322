import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { brotli } from "./brotli.ts";
import { words } from "./catalogues.ts";

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
    // What every table shows comes with the table, not in a small file each.
    rolldownOptions: { output: { codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: "parts", test: /src.(parts.(Odds|Moment|SmallDie|Prompt|later)\b|table.(drag|preview|screen)\b)/ }] } } },
  },
}));
