import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { words } from "./catalogues.ts";

// The page is built into the package, where the server finds it.
export default defineConfig({
  plugins: [svelte(), words()],
  base: "/",
  resolve: { alias: { "@fair": fileURLToPath(new URL("../src/jollyroll/match/browser", import.meta.url)) } },
  build: {
    outDir: "../src/jollyroll/server/page",
    emptyOutDir: true,
    target: "es2022",
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
  },
});
