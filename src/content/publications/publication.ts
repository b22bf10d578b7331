import { publicationTypes } from '../../domain/publication.ts';
import { href } from '../../routing/routes.ts';
import { slugify } from '../../web/slug.ts';
import { defineContent } from '../define-content.ts';
import { file } from '../fields/file.ts';
import { html } from '../fields/html.ts';
import { day } from '../fields/instant.ts';
import { alt, picture } from '../fields/media.ts';
import { choice, pattern, text, web } from '../fields/plain.ts';
import { sports } from '../fields/references.ts';

/** A media guide, game program or yearbook: the college's own file, or one on another host. */
export const publication = defineContent({
  name: 'publication',
  about: 'Media guides, game programs and yearbooks',
  path: '/Publications',
  fields: {
    title: text('Title'),
    slug: pattern('Slug', /^[a-z0-9][a-z0-9-]*$/, 'lower-case letters, digits and hyphens', {
      name: 'urlSlug',
      hint: 'the last part of its URL (default: from the title)',
    }).filled(),
    kind: choice('Kind', publicationTypes).default('other'),
    issued: day('Issue date', { hint: 'the day it was published (default: today)' }).filled(),
    summary: text('Summary', { max: 400 }).optional(),
    outline: html('Contents', {
      hint: 'its contents as a list, or its text for readers who cannot open the file',
    }).optional(),
    file: file('File', { name: 'upload', accept: ['document'], folder: 'publications' }).optional(),
    link: web('Link', { hint: 'URL of a publication on another site' }).optional(),
    alt: alt({ of: ['cover'] }),
    cover: picture('Cover', { folder: 'publications' }).optional(),
    sports: sports('Sports', { hint: 'the sports it is about' }),
  },
  visibility: 'published',
  order: ['-issued', 'title'],
  filters: ['sportId', 'kind'],
  search: { title: 'A', summary: 'B', outline: 'C' },
  columns: ['title', 'kind', 'issued', 'sports', 'access'],
  address: { slug: 'slug' },
  url: ({ slug }) => href('publication', { publicationSlug: slug }),
  listUrl: () => href('publications'),
  section: { title: 'Publications', group: 'news' },
  fill: ({ title = '', issued }, { id, now, tenant }) => ({
    issued: issued ?? now.toZonedDateTimeISO(tenant.timezone).toPlainDate().toString(),
    slug: slugify(title) || `publication-${id}`,
  }),
});
