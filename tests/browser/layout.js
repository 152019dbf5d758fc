// Each visible element as a list: what it is, where it lies, and the given properties of its computed style.
(properties) => {
  const LOCAL_ID = /url\("?#[^)]*\)/g; // which of several pages made it says nothing about its look
  const half = (length) => Math.round(length * 2) / 2;

  const look = (element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const style = getComputedStyle(element);
    const name = `<${element.localName} class="${element.getAttribute("class") ?? ""}">`;
    const drawn = properties.map((property) => style.getPropertyValue(property).replace(LOCAL_ID, "url(#)"));
    return [name, ...[x + scrollX, y + scrollY, width, height].map(half), ...drawn];
  };

  const shown = (element) => element.checkVisibility() && !element.closest(".vh"); // what is only read aloud has no look
  const visible = [...document.body.querySelectorAll("*")].filter(shown);
  return JSON.stringify(visible.map(look)); // quicker than a list of lists
};
