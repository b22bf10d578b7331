import { type } from 'arktype';

import { href } from '../../routing/routes.ts';
import { slugify } from '../../web/slug.ts';
import { defineContent } from '../define-content.ts';
import { html } from '../fields/html.ts';
import { alt, picture } from '../fields/media.ts';
import { json, pattern, text } from '../fields/plain.ts';
import { slug } from '../fields/slug.ts';

const social = type({ channel: 'string > 0', url: 'string > 0' }).array();

/** A writer of stories, with a page that lists them. */
export const author = defineContent({
  name: 'author',
  about: 'Writers of stories',
  path: '/Authors',
  fields: {
    title: text('Name', { max: 120 }),
    slug: slug('name'),
    role: text('Position', { hint: 'such as "Assistant director of communications"' }).optional(),
    bio: html('Biography', { max: 5000 }).optional(),
    email: pattern('E-mail', /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/, 'an e-mail address').optional(),
    social: json('Social accounts', social, {
      hint: 'accounts, each with a channel and a URL',
      example: '[{"channel":"twitter","url":"https://social.example/annreed"}]',
    }).default([]),
    alt: alt({ of: ['image'] }),
    image: picture('Portrait', { folder: 'authors' }).optional(),
  },
  visibility: 'published',
  order: 'title',
  unique: [['title']],
  filters: ['slug'],
  search: { title: 'A', role: 'B', bio: 'C' },
  columns: ['title', 'role', 'urlSlug', 'access'],
  address: { slug: 'slug' },
  url: ({ slug: authorSlug }) => href('author', { authorSlug }),
  fill: ({ title = '' }, { id }) => ({ slug: slugify(title) || `author-${id}` }),
});
