// Sound effects for what is shown. Faces, cards and finds sound only when they lie still.

import { untrack } from "svelte";
import type { GameInfo } from "../wire/types";
import type { Act } from "./act";
import type { Playback } from "./playback.svelte";
import { isRolling } from "./rolling";
import { play, type SoundName } from "./sound";
import { countLetters } from "./wording";

/** The sounds of a game: for faces of fallen dice, kinds of draws, and entries of the ledger, by name. */
export type GameSounds = Readonly<Record<string, SoundName>>;

/** The sounds at the beginning of an act, each with its amount. */
export function soundsOf(act: Act, own: GameSounds, game: Pick<GameInfo, "letters" | "faces">): [SoundName, number][] {
  const { step, part, entry } = act;
  if (step === "rest" && "chance" in part) {
    const [what = "", which] = part.chance.split(":");
    if (which !== undefined) return own[`${what}-${which}`] ?? own[what] ? [[(own[`${what}-${which}`] ?? own[what])!, 1]] : [];
    const special = Object.entries(countLetters(part.chance, game)).flatMap(([face, count]) => (count > 0 && own[face] ? [[own[face], count] as [SoundName, number]] : []));
    return [["land", part.chance.length], ...special];
  }
  if (step !== "ledger" || !entry) return [];
  const named = own[entry.what];
  if (named) return [[named, entry.amount]];
  if (entry.amount <= 0 || !entry.to.startsWith("seat-")) return [];
  return [[entry.from.startsWith("seat-") ? "steal" : "coins", entry.amount]];
}

/** Call it during component initialisation. */
export function playSounds(live: Playback, own: () => GameSounds, game: () => Pick<GameInfo, "letters" | "faces">): void {
  let mine = false;
  let shaken = -1; // the event with which dice were shaken last
  const shake = (): void => {
    if (shaken === live.seq) return;
    shaken = live.seq;
    void play("shake", 5);
  };
  $effect(() => {
    if (live.rolling && untrack(() => isRolling(live))) shake();
  });
  $effect(() => {
    const act = live.act;
    if (!act || act.lasts === 0) return;
    if (act.step === "fall" && "chance" in act.part && !act.part.chance.includes(":")) shake();
    for (const [name, amount] of untrack(() => soundsOf(act, own(), game()))) void play(name, amount);
  });
  $effect(() => {
    const turn = live.myTurn && !live.busy;
    if (turn && !mine) void play("bell");
    mine = live.myTurn;
  });
  $effect(() => {
    if (!live.finale) return;
    const winners = untrack(() => live.now?.result?.winners ?? []);
    void play(live.seats.length === 0 || live.seats.some((seat) => winners.includes(seat)) ? "win" : "bust");
  });
}
