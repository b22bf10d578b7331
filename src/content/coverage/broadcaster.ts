import { href } from '../../routing/routes.ts';
import { defineContent } from '../define-content.ts';
import { html } from '../fields/html.ts';
import { alt, picture } from '../fields/media.ts';
import { choice, integer, text, web } from '../fields/plain.ts';
import { sports } from '../fields/references.ts';

/** The ways to follow a game, in the order of the coverage page. */
export const media = ['tv', 'radio', 'streaming'] as const;

/** A station, channel or service that carries the college's games. */
export const broadcaster = defineContent({
  name: 'broadcaster',
  about: 'Stations and services that carry games',
  path: '/Broadcasters',
  fields: {
    title: text('Name'),
    medium: choice('Medium', media),
    channel: text('Channel', { hint: 'where to find it, such as "97.5 FM" or "Channel 6"' }).optional(),
    link: web('Website', { hint: 'where to watch or listen' }).optional(),
    about: html('Description').optional(),
    alt: alt({ of: ['image'] }),
    image: picture('Logo', { folder: 'broadcasters' }).optional(),
    sports: sports('Sports', { hint: 'the sports it carries (default: all)' }),
    position: integer('Position', { hint: 'its rank, lower first (default: last)' }).filled(),
  },
  visibility: 'published',
  order: ['medium', 'position'],
  unique: [['title', 'medium']],
  filters: ['sportId', 'medium'],
  search: { title: 'A', channel: 'B', about: 'C' },
  columns: ['title', 'medium', 'channel', 'sports', 'access'],
  url: ({ id }) => `${href('coverage')}#broadcaster-${id}`,
  listUrl: () => href('coverage'),
  section: { title: 'Television and radio', group: 'fans' },
});
