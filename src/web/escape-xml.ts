const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };

/** Escapes text for XML and replaces control characters that XML cannot represent. */
export const escapeXml = (text: string): string =>
  text
    .toWellFormed()
    .replace(/(?![\t\n])\p{Cc}|[\uFFFE\uFFFF]/gu, ' ')
    .replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);

/** An XML element with text. */
export const xmlElement = (name: string, text: string): string => `<${name}>${escapeXml(text)}</${name}>`;

/** An XML element with text and attributes; omits undefined attributes. */
export function xmlTag(name: string, attributes: Record<string, string | undefined>, text?: string): string {
  const written = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : `${key}="${escapeXml(value)}"`,
  );
  const open = [name, ...written].join(' ');
  return text === undefined ? `<${open}/>` : `<${open}>${escapeXml(text)}</${name}>`;
}
