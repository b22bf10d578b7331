type Attributes = Record<string, string | boolean>;

/** An element for the document. Event handler attributes are omitted, because the content security policy blocks them. */
export const createElementWith = (name: string, attributes: Attributes): HTMLElement => {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value === false || /^on/i.test(key)) continue;
    element.setAttribute(key, value === true ? '' : value);
  }
  return element;
};

/** Loads a third-party script, once for each URL. */
export const loadScript = (src: string, attributes: Attributes = {}): void => {
  const isThere = [...document.scripts].some((script) => script.src === src);
  if (!isThere) document.head.append(createElementWith('script', { async: true, ...attributes, src }));
};
