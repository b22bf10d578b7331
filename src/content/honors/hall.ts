import { href } from '../../routing/routes.ts';
import { slugify } from '../../web/slug.ts';
import { defineContent } from '../define-content.ts';
import { html } from '../fields/html.ts';
import { integer, text } from '../fields/plain.ts';
import { slug } from '../fields/slug.ts';

/** A hall of fame, or a similar honor with classes of inductees. */
export const hall = defineContent({
  name: 'hall',
  noun: 'hall of fame',
  plural: 'halls of fame',
  group: 'hall',
  about: 'Halls of fame',
  path: '/Halls',
  fields: {
    title: text('Name'),
    slug: slug('name'),
    about: html('Description').optional(),
    position: integer('Position', { hint: 'its rank among the halls, lower first (default: last)' }).filled(),
  },
  visibility: 'published',
  order: 'position',
  filters: ['slug'],
  search: { title: 'A', about: 'C' },
  columns: ['title', 'urlSlug', 'position', 'access'],
  address: { slug: 'slug' },
  url: ({ slug }) => href('honors', { slug }),
  listUrl: () => href('honorsHome'),
  section: { title: 'Honors', group: 'history', isInFooter: true },
  fill: ({ title = '' }, { id }) => ({ slug: slugify(title) || `hall-${id}` }),
});
