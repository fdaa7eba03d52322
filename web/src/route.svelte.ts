// The current place in the page: the landing page, or a table by its id. On a site without a server a table is part of the query (`?table=ID`),
// because a plain web host has a file for the folder and for nothing below it: so a reload works anywhere, in a sub-folder too.

import { ALONE } from "./wire/wire";

const QUERY = "table";

class Route {
  path = $state(here());
  readonly table = $derived(/^\/t\/([^/]+)$/.exec(this.path)?.[1] ?? null);

  /** Called before the browser's back button leaves this page; returning true cancels it, so that the user can be warned first. */
  holdsBack: (() => boolean) | null = null;

  constructor() {
    addEventListener("popstate", () => {
      if (here() !== this.path && this.holdsBack?.()) history.pushState(null, "", addressOf(this.path));
      else this.path = here();
    });
  }

  go(path: string): void {
    history.pushState(null, "", addressOf(path));
    this.path = here();
    scrollTo(0, 0);
  }

  /** The address of a path, for links to open in another window. */
  readonly address = addressOf;
}

function here(): string {
  if (!ALONE) return location.pathname;
  const table = new URLSearchParams(location.search).get(QUERY);
  return table ? `/t/${table}` : "/";
}

/** The address bar's content for this path. */
function addressOf(path: string): string {
  if (!ALONE) return path;
  const found = /^\/t\/([^/#]+)(#.*)?$/.exec(path);
  return location.pathname + (found ? `?${QUERY}=${found[1]}${found[2] ?? ""}` : "");
}

export const route = new Route();
