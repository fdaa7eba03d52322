// The art of the game that is shown. Whoever shows a game provides it; dice and icons within find their drawings there, or among those that all share.

import { getContext, setContext } from "svelte";
import type { Art, Drawing } from "./drawing";
import { SHARED } from "./shared";

const KEY = Symbol("art");
const NOTHING: Drawing = { shape: "" };

/** To be called while a component is set up. */
export function provideArt(art: () => Art): void {
  setContext(KEY, art);
}

/** Finds drawings by name; to be called while a component is set up. */
export function useArt(): (name: string) => Drawing {
  const art = getContext<(() => Art) | undefined>(KEY);
  const shared: Art = SHARED;
  return (name) => art?.()[name] ?? shared[name] ?? NOTHING;
}
