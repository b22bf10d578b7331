import { href } from '../../routing/routes.ts';
import { slugify } from '../../web/slug.ts';
import { defineContent } from '../define-content.ts';
import { html } from '../fields/html.ts';
import { day } from '../fields/instant.ts';
import { text } from '../fields/plain.ts';
import { games, sports } from '../fields/references.ts';
import { tags } from '../tags/tag.ts';

/** A photo gallery, shown on its own page and in the stories that refer to it. */
export const gallery = defineContent({
  name: 'gallery',
  noun: 'photo gallery',
  group: 'gallery',
  about: 'Photo galleries',
  path: '/Galleries',
  fields: {
    title: text('Title'),
    date: day('Date', { hint: 'the day of the photos (default: today)' }).filled(),
    about: html('Description', { max: 5000 }).optional(),
    sports: sports('Sports', { hint: 'the sports it shows' }),
    games: games('Games', { hint: 'the games it shows' }),
    tags: tags(),
  },
  visibility: 'published',
  order: '-date',
  filters: ['sportId', 'tagId', 'gameId'],
  search: { title: 'A', about: 'C' },
  columns: ['title', 'date', 'sports', 'access'],
  url: ({ id, title }) => href('gallery', { gallerySlug: slugify(title) || 'gallery', galleryId: id }),
  listUrl: () => href('galleries'),
  section: { title: 'Photos', group: 'news' },
  fill: (_, { tenant, now }) => ({ date: now.toZonedDateTimeISO(tenant.timezone).toPlainDate().toString() }),
});
