// How this device likes it: theme, sound, motion. Kept here, known to nobody else.

import { stored } from "./stored";

export const THEMES = ["auto", "dark", "light"] as const;
export const MOTIONS = ["auto", "full", "less"] as const;
export type Theme = (typeof THEMES)[number];
export type Motion = (typeof MOTIONS)[number];

const light = matchMedia("(prefers-color-scheme: light)");
const calm = matchMedia("(prefers-reduced-motion: reduce)");
const kept = {
  theme: stored<Theme>("theme", "auto"),
  motion: stored<Motion>("motion", "auto"),
  sound: stored("sound", false),
  name: stored("name", ""),
};

class Settings {
  #theme = $state<Theme>(kept.theme.get());
  #motion = $state<Motion>(kept.motion.get());
  #sound = $state(kept.sound.get());
  #calm = $state(calm.matches);

  /** Nothing tumbles or travels. Styles ask for `[data-motion="less"]` on the root instead. */
  readonly still = $derived(this.#motion === "less" || (this.#motion === "auto" && this.#calm));

  constructor() {
    light.addEventListener("change", () => this.#show());
    calm.addEventListener("change", () => {
      this.#calm = calm.matches;
      this.#show();
    });
    this.#show();
  }

  get theme(): Theme {
    return this.#theme;
  }
  set theme(theme: Theme) {
    this.#theme = theme;
    kept.theme.set(theme);
    this.#show();
  }

  get motion(): Motion {
    return this.#motion;
  }
  set motion(motion: Motion) {
    this.#motion = motion;
    kept.motion.set(motion);
    this.#show();
  }

  get sound(): boolean {
    return this.#sound;
  }
  set sound(sound: boolean) {
    this.#sound = sound;
    kept.sound.set(sound);
  }

  /** What the one on this device is called. */
  get name(): string {
    return kept.name.get();
  }
  set name(name: string) {
    kept.name.set(name);
  }

  #show(): void {
    const root = document.documentElement;
    root.dataset["theme"] = this.#theme === "auto" ? (light.matches ? "light" : "dark") : this.#theme;
    const less = this.#motion === "less" || (this.#motion === "auto" && calm.matches);
    root.dataset["motion"] = less ? "less" : "full";
  }
}

export const settings = new Settings();
