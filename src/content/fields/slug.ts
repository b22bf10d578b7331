import { pattern } from './plain.ts';

/** The last part of a row's address, which the kind's `fill` computes; `source` is what it is made of by default. */
export const slug = (source: string) =>
  pattern('Slug', /^[a-z0-9][a-z0-9-]*$/, 'lower-case letters, digits and hyphens', {
    name: 'urlSlug',
    hint: `the last part of its address (default: from the ${source})`,
  }).filled();
