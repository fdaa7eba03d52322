import { tOr } from "../words/words.svelte";

/** The name of a bot's level; that of a bot of other people as they registered it. */
export const levelName = (level: string): string => tOr(`page-bot-${level}`, level);
