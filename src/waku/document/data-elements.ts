// Waku and React stream inline scripts whose text differs in every document, which a policy of hashes cannot allow. Instead, the
// document has their data in custom elements, which the bootstrap script defines (bootstrap.ts). Like inline scripts, custom
// elements run in order while the document is parsed.

/** Carries a part of the page's payload. */
export const payloadElement = 'rsc-data';
/** Carries the call of a function that moves a streamed block into place. */
export const callElement = 'rsc-call';

/** The element of a part of the payload. */
export const payloadTag = (text: string): string => tag(payloadElement, text);

/** The element that calls the global function `name` with JSON values. */
export const callTag = (name: string, values: readonly unknown[]): string =>
  tag(callElement, JSON.stringify([name, ...values]));

/** The parser would normalize a carriage return, and programs that look for tags would find those in the text. */
const escapes: Record<string, string> = { '&': '&amp;', "'": '&#39;', '<': '&lt;', '>': '&gt;', '\r': '&#13;' };

const tag = (name: string, value: string): string =>
  `<${name} v='${value.replace(/[&'<>\r]/g, (found) => escapes[found] ?? found)}'></${name}>`;
