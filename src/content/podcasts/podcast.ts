import { type } from 'arktype';

import { athleticsName } from '../../domain/tenant.ts';
import { href } from '../../routing/routes.ts';
import { slugify } from '../../web/slug.ts';
import { defineContent } from '../define-content.ts';
import { html } from '../fields/html.ts';
import { alt, picture } from '../fields/media.ts';
import { choice, integer, json, pattern, text, yesNo } from '../fields/plain.ts';
import { sports } from '../fields/references.ts';
import { podcastCategories } from './categories.ts';
import { credits } from './credits.ts';
import { directoryNames } from './directories.ts';
import { changedGuid } from './guid.ts';
import { podcastGuid } from './podcast-guid.ts';

/** Maximum bytes of a description that directories accept. */
const maxAboutLength = 4000;

/** Size of artwork that directories accept, in pixels. */
export const artworkSize = { min: 1400, max: 3000 };

const links = type({
  '+': 'reject',
  directory: type.enumerated(...directoryNames),
  url: type(/^https:\/\/\S+$/).describe('an address that begins with https://'),
}).array();

/** A podcast: a series of episodes with a feed for directories and podcast apps. */
export const podcast = defineContent({
  name: 'podcast',
  about: 'Podcasts and their feeds',
  path: '/PodcastShows',
  fields: {
    title: text('Title'),
    slug: pattern('Slug', /^[a-z0-9][a-z0-9-]*$/, 'lower-case letters, digits and hyphens', {
      name: 'urlSlug',
      hint: 'the last part of its URL (default: from the title)',
    }).filled(),
    about: html('Description', { max: maxAboutLength, hint: 'what it is about; at most 4000 bytes' }).optional(),
    author: text('Author', { hint: 'who makes it (default: the athletics department)' }).filled(),
    ownerEmail: pattern('Owner’s e-mail', /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/, 'an e-mail address', {
      hint: 'published in the feed, so that its owner can claim it in directories',
    }).optional(),
    category: choice('Category', podcastCategories, {
      isOpen: true,
      hint: 'a category of Apple Podcasts, such as "Sports > Football" (default: Sports)',
    }).default('Sports'),
    language: pattern('Language', /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})?$/, 'a language code such as en or en-us', {
      hint: 'a language code (default: en-us)',
    }).default('en-us'),
    explicit: yesNo('Explicit', { hint: 'whether its language is explicit (default: no)' }).default(false),
    type: choice('Order of episodes', ['episodic', 'serial'], {
      hint: 'newest first, or in order from the first one (default: episodic)',
    }).default('episodic'),
    copyright: text('Copyright').optional(),
    links: json('Directories', links, {
      hint: `where it is listed: ${directoryNames.join(', ')}`,
      example: '[{"directory":"apple","url":"https://podcasts.apple.com/..."}]',
    }).default([]),
    credits,
    guid: text('Guid', {
      hint: 'its identity in directories, never changed (default: from the URL of the feed)',
    }).filled(),
    position: integer('Position', { hint: 'its rank among the podcasts, lower first (default: last)' }).filled(),
    alt: alt({ of: ['image'] }),
    image: picture('Artwork', {
      folder: 'podcasts',
      square: artworkSize,
      hint: 'PNG or JPEG, square, 1400 to 3000 pixels wide',
    }).optional(),
    sports: sports('Sports', { hint: 'the sports it is about' }),
  },
  visibility: 'published',
  order: 'position',
  unique: [['title']],
  filters: ['slug', 'sportId'],
  search: { title: 'A', author: 'B', about: 'C' },
  columns: ['title', 'category', 'sports', 'access', 'urlSlug'],
  address: { slug: 'slug' },
  url: ({ slug }) => href('podcast', { podcastSlug: slug }),
  listUrl: () => href('podcasts'),
  section: { title: 'Podcasts', group: 'news' },
  fill: ({ title = '', slug }, { id, tenant }) => {
    const ownSlug = slug ?? (slugify(title) || `podcast-${id}`);
    const feed = href('rssPodcast', { podcastSlug: ownSlug });
    return { slug: ownSlug, author: athleticsName(tenant), guid: podcastGuid(tenant.canonicalHost + feed) };
  },
  check: (row, context) => [
    ...changedGuid(row, context),
    ...(Buffer.byteLength(row.about ?? '') > maxAboutLength
      ? [{ field: 'about', message: `it has to have at most ${maxAboutLength} bytes; letters with accents have two` }]
      : []),
  ],
});
