import { decodeHTML } from 'entities';

/** Character references of HTML; one of a code that does not exist stays as it is. */
const reference = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});/gi;

const decode = (found: string): string => {
  const decoded = decodeHTML(found);
  return decoded === '\uFFFD' ? found : decoded;
};

/** Plain text of a file or command, whose author escaped it as HTML: `Texas A&amp;M` -> `Texas A&M`. Decodes once. */
export const decodeEntities = (text: string): string => (text.includes('&') ? text.replace(reference, decode) : text);

const syntax: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\u00A0': '&nbsp;',
};

/** HTML with characters in place of their references, except those that would be markup: `&#x201c;A &amp; B` -> `“A &amp; B`. */
export const decodeMarkupEntities = (html: string): string =>
  html.includes('&') ? html.replace(reference, (found) => syntax[decode(found)] ?? decode(found)) : html;
