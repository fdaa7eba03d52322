// The settings of this device: theme, sound, motion, the speed of bots at tables it opens. Stored only here.

import { SPEEDS, type Speed } from "./pace";
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
  speed: stored<Speed>("speed", "normal"),
};

class PageSettings {
  #theme = $state<Theme>(saved.theme.get());
  #motion = $state<Motion>(saved.motion.get());
  #sound = $state(saved.sound.get());
  #keys = $state(saved.keys.get());
  #speed = $state<Speed>(saved.speed.get());
  #reduced = $state(reduced.matches);

  /** Nothing tumbles or flies. Styles check `[data-motion="less"]` on the root instead. */
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

  /** Single-key shortcuts are on. */
  get keys(): boolean {
    return this.#keys;
  }
  set keys(keys: boolean) {
    this.#keys = keys;
    saved.keys.set(keys);
  }

  /** The speed of bots at tables that this device opens. */
  get speed(): Speed {
    return this.#speed in SPEEDS ? this.#speed : "normal";
  }
  set speed(speed: Speed) {
    this.#speed = speed;
    saved.speed.set(speed);
  }

  /** The last name used on this device. */
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
