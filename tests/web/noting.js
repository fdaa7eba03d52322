// Tells whoever serves the page what goes wrong in it, from its first moment on.
(() => {
  const tell = (what) => navigator.sendBeacon("/complaints", String(what));
  const noted = (event) => {
    if (event.target.rel === "modulepreload") return; // Firefox calls that an error where the module is there already
    tell(event.error?.stack ?? event.message ?? `not loaded: ${event.target.outerHTML}`);
  };
  addEventListener("error", noted, true);
  addEventListener("unhandledrejection", (event) => tell(event.reason?.stack ?? event.reason));
  addEventListener("securitypolicyviolation", (event) => tell(`${event.violatedDirective}: ${event.blockedURI}`));
  const error = console.error;
  console.error = (...parts) => {
    tell(parts.join(" "));
    error(...parts);
  };
})();
