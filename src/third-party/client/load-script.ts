type Attributes = Record<string, string | boolean>;

/** The nonce of the document, which scripts and styles added later need. */
export const documentNonce = (): string => document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';

/** An element with the document's nonce. Event handler attributes are omitted, because the content security policy blocks them. */
export const createElementWithNonce = (name: string, attributes: Attributes, text = ''): HTMLElement => {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value === false || /^on/i.test(key)) continue;
    element.setAttribute(key, value === true ? '' : value);
  }
  element.nonce = documentNonce();
  element.textContent = text;
  return element;
};

/** Loads a third-party script, once for each URL. */
export const loadScript = (src: string, attributes: Attributes = {}): void => {
  const isThere = [...document.scripts].some((script) => script.src === src);
  if (!isThere) document.head.append(createElementWithNonce('script', { async: true, ...attributes, src }));
};
