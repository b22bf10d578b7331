/** Splits sanitized text at the first paragraph that contains only a link to the gallery; undefined without one. */
export function splitAtGallery(html: string, galleryUrl: string): { before: string; after: string } | undefined {
  for (const found of html.matchAll(/<p>\s*<a\b[^>]*\bhref="([^"]*)"[^>]*>[^<]*<\/a>\s*<\/p>/gi)) {
    const [paragraph, href] = found;
    if (href === galleryUrl)
      return { before: html.slice(0, found.index), after: html.slice(found.index + paragraph.length) };
  }
  return undefined;
}
