// Where in the page one is: the landing page, or a table by its id.

class Route {
  path = $state(location.pathname);
  readonly table = $derived(/^\/t\/([^/]+)$/.exec(this.path)?.[1] ?? null);

  constructor() {
    addEventListener("popstate", () => (this.path = location.pathname));
  }

  go(path: string): void {
    history.pushState(null, "", path);
    this.path = location.pathname;
    scrollTo(0, 0);
  }
}

export const route = new Route();
