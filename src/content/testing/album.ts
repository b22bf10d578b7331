import { type } from 'arktype';

import { slugify } from '../../web/slug.ts';
import { defineContent } from '../define-content.ts';
import { file } from '../fields/file.ts';
import { alt, picture } from '../fields/media.ts';
import { integer, pattern, text } from '../fields/plain.ts';
import { contents, people, sports } from '../fields/references.ts';

/** A tag of albums. */
export const topic = defineContent({
  name: 'topic',
  path: '/Topics',
  fields: { title: text('Name') },
  visibility: 'public',
  order: 'title',
});

const albumAnswer = type({
  id: 'number.integer',
  name: 'string',
  url: 'string',
  cover: 'string | null',
  leaflet: 'string | null',
  sports: 'string[]',
  topics: 'string[]',
  people: 'string[]',
  dateModifiedUtc: 'string',
});

type Person = { firstName: string; lastName: string };
type Picture = { imagePath: string; imageAlt: string };

/** A kind that uses every feature of a definition, as no kind of the site does. */
export const album = defineContent({
  name: 'album',
  path: '/Albums',
  fields: {
    title: text('Title'),
    slug: pattern('Slug', /^[a-z0-9-]+$/, 'lower-case letters, digits and hyphens').filled(),
    position: integer('Position').filled(),
    alt: alt({ of: ['cover'] }),
    cover: picture('Cover', { folder: 'albums' }).optional(),
    leaflet: file('Leaflet', { accept: ['document', 'audio'], folder: 'albums' }).optional(),
    sports: sports(),
    topics: contents('Topics', topic, { isOrdered: true }),
    people: people(),
  },
  visibility: 'published',
  order: 'position',
  filters: ['sportId', 'topicId', 'personId'],
  search: { title: 'A' },
  address: { slug: 'slug' },
  url: ({ slug }) => `/albums/${slug}`,
  fill: ({ title = '' }, { id }) => ({ slug: `${slugify(title)}-${id}` }),
  response: {
    schema: albumAnswer,
    toResponse: (row, { related, origin }) => {
      const cover = row.cover === null ? undefined : related<Picture>('image', row.cover);
      const leaflet = row.leaflet === null ? undefined : related<{ path: string }>('file', row.leaflet);
      return {
        id: row.id,
        name: row.title,
        url: `/albums/${row.slug}`,
        cover: cover ? `${origin}/media/${cover.imagePath} ${cover.imageAlt}` : null,
        leaflet: leaflet ? `${origin}/files/${leaflet.path}` : null,
        sports: row.sports.flatMap((id) => related<{ title: string }>('sport', id)?.title ?? []),
        topics: row.topics.flatMap((id) => related<{ title: string }>(topic, id)?.title ?? []),
        people: row.people.flatMap((id) => related<Person>('person', id)?.lastName ?? []),
        dateModifiedUtc: row.updatedAt,
      };
    },
  },
});
