import { href } from '../../routing/routes.ts';
import { defineContent } from '../define-content.ts';
import { day } from '../fields/instant.ts';
import { alt, picture } from '../fields/media.ts';
import { text, web } from '../fields/plain.ts';
import { sports } from '../fields/references.ts';

/** An article in another publication about the college's teams. */
export const clipping = defineContent({
  name: 'clipping',
  about: 'Press clippings',
  path: '/Clippings',
  fields: {
    title: text('Headline', { max: 300, columns: ['Headline/Title', 'Article'] }),
    outlet: text('Outlet', {
      hint: 'the newspaper, magazine or site, such as Harbor Tribune',
      columns: ['Publication', 'Source', 'Publication/Source', 'Newspaper'],
    }),
    date: day('Date', {
      hint: 'the day it was published, such as 2026-11-22',
      columns: ['Published', 'Date published', 'Publication date'],
    }),
    link: web('Link', { hint: 'the URL of the article', columns: ['URL', 'Web address'] }),
    author: text('Author', { columns: ['Byline', 'Writer', 'Reporter'] }).optional(),
    summary: text('Summary', {
      max: 600,
      hint: 'one or two sentences of your own',
      columns: ['Description', 'Excerpt'],
    }).optional(),
    alt: alt({ of: ['image'] }),
    image: picture('Picture', { folder: 'clippings' }).optional(),
    sports: sports(),
  },
  visibility: 'published',
  order: '-date',
  unique: [['title', 'outlet', 'date']],
  filters: ['sportId', 'date'],
  search: { title: 'A', summary: 'B', outlet: 'C', author: 'C' },
  columns: ['title', 'outlet', 'date', 'sports', 'access'],
  url: ({ link }) => link,
  listUrl: () => href('clippings'),
  section: { title: 'Press clippings', group: 'news' },
});
