import { href } from '../../routing/routes.ts';
import { slugify } from '../../web/slug.ts';
import { defineContent } from '../define-content.ts';
import { integer, pattern, text } from '../fields/plain.ts';
import { contents } from '../fields/references.ts';
import { clip } from './clip.ts';

/** Videos in an order chosen by the editor. */
export const playlist = defineContent({
  name: 'playlist',
  about: 'Playlists of videos',
  path: '/Playlists',
  fields: {
    title: text('Name'),
    slug: pattern('Slug', /^[a-z0-9][a-z0-9-]*$/, 'lower-case letters, digits and hyphens', {
      name: 'urlSlug',
      hint: 'the last part of its URL (default: from the name)',
    }).filled(),
    summary: text('Summary', { max: 300, hint: 'one or two sentences below its name' }).optional(),
    clips: contents('Videos', clip, { hint: 'its videos, in their order', isOrdered: true }),
    position: integer('Position', { hint: 'its rank among the playlists, lower first (default: last)' }).filled(),
  },
  visibility: 'published',
  order: 'position',
  filters: ['clipId'],
  search: { title: 'A', summary: 'B' },
  columns: ['title', 'urlSlug', 'clips', 'access'],
  address: { slug: 'slug' },
  url: ({ slug }) => href('playlist', { playlistSlug: slug }),
  fill: ({ title = '' }, { id }) => ({ slug: slugify(title) || `playlist-${id}` }),
});
