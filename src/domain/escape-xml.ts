const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };

/** Escapes text for XML and replaces control characters that XML cannot represent. */
export const escapeXml = (text: string): string =>
  text
    .toWellFormed()
    .replace(/(?![\t\n])\p{Cc}|[\uFFFE\uFFFF]/gu, ' ')
    .replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);

/** An XML element with text. */
export const xmlElement = (name: string, text: string): string => `<${name}>${escapeXml(text)}</${name}>`;
