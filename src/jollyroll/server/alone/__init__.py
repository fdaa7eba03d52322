"""The tables of one device, without a server: the page of a static site runs them in a worker, and stores them in the browser."""
