type Attributes = Record<string, string | boolean>;

/** The nonce of this document: scripts and styles that come later need it too. */
export const documentNonce = (): string => document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';

/** An element that the document's policy lets run. Handlers in attributes are left out: the policy refuses them. */
export const createAllowed = (name: string, attributes: Attributes, text = ''): HTMLElement => {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value === false || /^on/i.test(key)) continue;
    element.setAttribute(key, value === true ? '' : value);
  }
  element.nonce = documentNonce();
  element.textContent = text;
  return element;
};

/** Loads a script of others, once for each address. */
export const loadScript = (src: string, attributes: Attributes = {}): void => {
  const isThere = [...document.scripts].some((script) => script.src === src);
  if (!isThere) document.head.append(createAllowed('script', { async: true, ...attributes, src }));
};
