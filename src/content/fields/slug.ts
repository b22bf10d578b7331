import { pattern } from './plain.ts';

/** The last segment of a row's URL, computed by the kind's `fill`; `source` describes what it is derived from by default. */
export const slug = (source: string) =>
  pattern('Slug', /^[a-z0-9][a-z0-9-]*$/, 'lower-case letters, digits and hyphens', {
    name: 'urlSlug',
    hint: `the last part of its URL (default: from the ${source})`,
  }).filled();
