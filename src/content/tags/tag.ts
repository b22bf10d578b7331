import { href } from '../../routing/routes.ts';
import { slugify } from '../../web/slug.ts';
import { defineContent } from '../define-content.ts';
import { html } from '../fields/html.ts';
import { alt, picture } from '../fields/media.ts';
import { text } from '../fields/plain.ts';
import { contents } from '../fields/references.ts';
import { slug } from '../fields/slug.ts';

/** A subject that content of several kinds can have. */
export const tag = defineContent({
  name: 'tag',
  // the group "tag" manages third-party tracking tags
  group: 'content-tag',
  about: 'Tags of stories, photo galleries and other content',
  path: '/Tags',
  fields: {
    title: text('Name', { max: 80 }),
    slug: slug('name'),
    about: html('Description', { max: 2000 }).optional(),
    alt: alt({ of: ['image'] }),
    image: picture('Picture', { folder: 'tags' }).optional(),
  },
  visibility: 'published',
  order: 'title',
  unique: [['title']],
  filters: ['slug'],
  search: { title: 'A', about: 'C' },
  columns: ['title', 'urlSlug', 'access'],
  address: { slug: 'slug' },
  url: ({ slug: tagSlug }) => href('tag', { tagSlug }),
  listUrl: () => href('tags'),
  section: { title: 'Tags', group: 'news' },
  fill: ({ title = '' }, { id }) => ({ slug: slugify(title) || `tag-${id}` }),
});

/** The tags of a row, by name. Rows of a kind with this field are listed on the pages of their tags. */
export const tags = () => contents('Tags', tag, { hint: 'its tags' });
