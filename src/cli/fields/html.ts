import sanitizeHtml from 'sanitize-html';
import { type } from 'arktype';
import { sanitizeStory } from '../../api/html.ts';
import { type Field, field } from './field.ts';

const markup = type('1 <= string <= 20000').describe('HTML of 1 to 20000 characters');

/** Text with markup. It is stored as written; what will not be shown is warned of. */
export const html = (description: string): Field<string> =>
  field({
    value: '<html>',
    description,
    given: markup,
    read: (given, { warn }) => {
      const lost = dropped(given);
      if (lost.length > 0)
        warn(`html: ${lost.join(', ')} will not be shown: only text, lists, tables, pictures and links are`);
      return given;
    },
  });

/** The elements and attributes of HTML that are taken out when it is shown: `<script>`, `style of <p>`. */
export function dropped(html: string): string[] {
  const shown = partsOf(sanitizeStory(html));
  return [...new Set(partsOf(html))].filter((part) => !shown.includes(part));
}

// shown as a second-level heading
const sameAs: Record<string, string> = { h1: 'h2' };
// rewritten by the sanitiser, not lost
const mended = new Set(['rel', 'target', 'loading']);

function partsOf(html: string): string[] {
  const parts: string[] = [];
  sanitizeHtml(html, {
    allowedTags: false,
    allowedAttributes: false,
    allowVulnerableTags: true,
    onOpenTag: (tag, attributes) => {
      const name = sameAs[tag] ?? tag;
      parts.push(`<${name}>`);
      for (const key of Object.keys(attributes)) if (!mended.has(key)) parts.push(`${key} of <${name}>`);
    },
  });
  return parts;
}
