// What on the page has to be scrolled; what lies in a dialog may.
() => {
  const root = document.documentElement;
  const boxes = [root, ...document.querySelectorAll("main, main *")].filter((one) => !one.closest("dialog"));
  const able = (overflow) => /auto|scroll/.test(overflow);
  const scrolls = (one) => {
    const { overflowX, overflowY } = getComputedStyle(one);
    const higher = (one === root || able(overflowY)) && one.scrollHeight > one.clientHeight + 1;
    return higher || ((one === root || able(overflowX)) && one.scrollWidth > one.clientWidth + 1);
  };
  const described = (one) => `${one.tagName}.${one.className}: ${one.scrollWidth} x ${one.scrollHeight} in ${one.clientWidth} x ${one.clientHeight}`;
  return boxes.filter(scrolls).map(described);
};
