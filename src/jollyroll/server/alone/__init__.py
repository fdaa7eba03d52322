"""Tables without a server: the page of a static site runs them in a Web Worker and stores them in the browser."""
