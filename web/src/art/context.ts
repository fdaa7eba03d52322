// The art of the current game. The component that shows a game provides it; dice and icons inside look up their drawings there, or among the shared ones.

import { getContext, setContext } from "svelte";
import type { Art, Drawing } from "./drawing";
import { SHARED } from "./shared";

const KEY = Symbol("art");
const NOTHING: Drawing = { shape: "" };

/** Call it during component initialisation. */
export function provideArt(art: () => Art): void {
  setContext(KEY, art);
}

/** Looks up drawings by name; call it during component initialisation. */
export function useArt(): (name: string) => Drawing {
  const art = getContext<(() => Art) | undefined>(KEY);
  const shared: Art = SHARED;
  return (name) => art?.()[name] ?? shared[name] ?? NOTHING;
}
