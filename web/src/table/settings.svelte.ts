// Settings of this device: theme, sound, motion. Stored here only.

import { stored } from "./stored";

export const THEMES = ["auto", "dark", "light"] as const;
export const MOTIONS = ["auto", "full", "less"] as const;
export type Theme = (typeof THEMES)[number];
export type Motion = (typeof MOTIONS)[number];

const light = matchMedia("(prefers-color-scheme: light)");
const reduced = matchMedia("(prefers-reduced-motion: reduce)");
const saved = {
  theme: stored<Theme>("theme", "auto"),
  motion: stored<Motion>("motion", "auto"),
  sound: stored("sound", false),
  keys: stored("keys", true),
  name: stored("name", ""),
};

class PageSettings {
  #theme = $state<Theme>(saved.theme.get());
  #motion = $state<Motion>(saved.motion.get());
  #sound = $state(saved.sound.get());
  #keys = $state(saved.keys.get());
  #reduced = $state(reduced.matches);

  /** Nothing tumbles or travels. Styles ask for `[data-motion="less"]` on the root instead. */
  readonly reducedMotion = $derived(this.#motion === "less" || (this.#motion === "auto" && this.#reduced));

  constructor() {
    light.addEventListener("change", () => this.#apply());
    reduced.addEventListener("change", () => {
      this.#reduced = reduced.matches;
      this.#apply();
    });
    this.#apply();
  }

  get theme(): Theme {
    return this.#theme;
  }
  set theme(theme: Theme) {
    this.#theme = theme;
    saved.theme.set(theme);
    this.#apply();
  }

  get motion(): Motion {
    return this.#motion;
  }
  set motion(motion: Motion) {
    this.#motion = motion;
    saved.motion.set(motion);
    this.#apply();
  }

  get sound(): boolean {
    return this.#sound;
  }
  set sound(sound: boolean) {
    this.#sound = sound;
    saved.sound.set(sound);
  }

  /** Single keys press what is on the table. */
  get keys(): boolean {
    return this.#keys;
  }
  set keys(keys: boolean) {
    this.#keys = keys;
    saved.keys.set(keys);
  }

  /** What the one on this device is called. */
  get name(): string {
    return saved.name.get();
  }
  set name(name: string) {
    saved.name.set(name);
  }

  #apply(): void {
    const root = document.documentElement;
    root.dataset["theme"] = this.#theme === "auto" ? (light.matches ? "light" : "dark") : this.#theme;
    const less = this.#motion === "less" || (this.#motion === "auto" && reduced.matches);
    root.dataset["motion"] = less ? "less" : "full";
  }
}

export const settings = new PageSettings();
