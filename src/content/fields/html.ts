import { type } from 'arktype';
import sanitizeHtml from 'sanitize-html';

import { cleanHtml } from '../../web/clean-html.ts';
import { decodeMarkupEntities } from '../../web/entities.ts';
import { sanitizeStory } from '../../web/sanitize-html.ts';
import { createField, type FieldOptions, parsing } from './field.ts';

const string = type('string');

type HtmlOptions = FieldOptions & {
  max?: number;
  /** The text of a page: its headings follow the title without gaps, and header cells of its tables have a scope. */
  isBody?: true;
};

/**
 * Text with markup, up to `max` characters. A body is stored as readers get it, other text as written; both are sanitized in
 * answers. A warning names what readers will not see.
 */
export const html = (label: string, { max = 20_000, isBody, ...options }: HtmlOptions = {}) =>
  createField<string>({
    ...options,
    label,
    control: 'html',
    storage: { as: 'text' },
    read: parsing(
      type(`1 <= string <= ${max}` as 'string').describe(`HTML of 1 to ${max} characters`),
      (input, { warn }) => {
        const removed = removedParts(input);
        if (removed.length > 0)
          warn(`${removed.join(', ')} will not be shown: only text, lists, tables, pictures and links are`);
        return isBody ? cleanHtml(input) : decodeMarkupEntities(input);
      },
    ),
    schema: string,
    toResponse: sanitizeStory,
  });

/** The elements and attributes that sanitizing will remove: `<script>`, `style of <p>`. */
export function removedParts(html: string): string[] {
  const shown = partsOf(sanitizeStory(html));
  return [...new Set(partsOf(html))].filter((part) => !shown.includes(part));
}

// rendered as a second-level heading
const renamed: Record<string, string> = { h1: 'h2' };
// rewritten rather than removed
const rewritten = new Set(['rel', 'target', 'loading']);

function partsOf(html: string): string[] {
  const parts: string[] = [];
  sanitizeHtml(html, {
    allowedTags: false,
    allowedAttributes: false,
    allowVulnerableTags: true,
    onOpenTag: (tag, attributes) => {
      const name = renamed[tag] ?? tag;
      parts.push(`<${name}>`);
      for (const key of Object.keys(attributes)) if (!rewritten.has(key)) parts.push(`${key} of <${name}>`);
    },
  });
  return parts;
}
