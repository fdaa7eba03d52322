// Presets and the editions they follow, as in jollyroll/kit/game.py.

import type { GameInfo } from "../wire/types";
import { tOr } from "../words/words.svelte";

/** All presets of a game, those with a booklet in this language first. */
export function presetsFor(game: GameInfo, language: string): string[] {
  const own = (preset: string): boolean => game.editions[preset] === language;
  return Object.keys(game.presets).sort((one, two) => Number(own(two)) - Number(own(one)));
}

/** The preset of the booklet in this language, or else the first. */
export const presetFor = (game: GameInfo, language: string): string => presetsFor(game, language)[0] ?? "";

/** A preset in words. */
export const presetWords = (game: GameInfo, preset: string): string => tOr(`preset-${game.code}-${preset.replace("+", "-")}`, preset);
