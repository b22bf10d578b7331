/** A paragraph with nothing but a link to a form. */
const paragraph = /<p>\s*<a\b[^>]*\bhref="\/(?:protected\/)?form\/(\d{1,9})"[^>]*>[^<]*<\/a>\s*<\/p>/i;

/** A text with an embedded form, in place of the first paragraph that is a link to a form. */
export type EmbeddedForm = { before: string; link: string; after: string; formId: number };

/** Splits sanitized text at its form; undefined without one. Further links to forms stay links, because control ids would repeat. */
export function splitAtForm(html: string): EmbeddedForm | undefined {
  const found = paragraph.exec(html);
  if (!found) return undefined;
  const [link, id] = found;
  return {
    before: html.slice(0, found.index),
    link,
    after: html.slice(found.index + link.length),
    formId: Number(id),
  };
}
