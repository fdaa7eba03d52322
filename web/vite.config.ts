import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// The page is built into the package, where the server finds it.
export default defineConfig({
  plugins: [svelte()],
  base: "/",
  resolve: { alias: { "@fair": new URL("../src/jollyroll/match/browser", import.meta.url).pathname } },
  build: {
    outDir: "../src/jollyroll/server/page",
    emptyOutDir: true,
    target: "es2022",
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
  },
});
