import { href } from '../../routing/routes.ts';
import { slugify } from '../../web/slug.ts';
import { defineContent } from '../define-content.ts';
import { integer, pattern, text } from '../fields/plain.ts';

/** A series of clips, such as highlights or press conferences. */
export const videoChannel = defineContent({
  name: 'videoChannel',
  group: 'video-channel',
  about: 'Channels of videos',
  path: '/VideoChannels',
  fields: {
    title: text('Name'),
    slug: pattern('Slug', /^[a-z0-9][a-z0-9-]*$/, 'lower-case letters, digits and hyphens', {
      name: 'urlSlug',
      hint: 'the last part of its URL (default: from the name)',
    }).filled(),
    summary: text('Summary', { max: 300, hint: 'one line below its name' }).optional(),
    position: integer('Position', { hint: 'its rank among the channels, lower first (default: last)' }).filled(),
  },
  visibility: 'published',
  order: 'position',
  filters: ['slug'],
  search: { title: 'A', summary: 'B' },
  columns: ['title', 'urlSlug', 'position', 'access'],
  address: { slug: 'slug' },
  url: ({ slug }) => href('videos', { channelSlug: slug }),
  fill: ({ title = '' }, { id }) => ({ slug: slugify(title) || `channel-${id}` }),
});
