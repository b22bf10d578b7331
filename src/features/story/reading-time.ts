import { stripHtml } from '../../web/strip-html.ts';

const wordsPerMinute = 230;

/** Minutes to read the text of an HTML fragment, at least one; undefined without text. */
export function readingMinutes(html: string): number | undefined {
  const words = stripHtml(html).split(' ').filter(Boolean).length;
  return words === 0 ? undefined : Math.max(1, Math.round(words / wordsPerMinute));
}
