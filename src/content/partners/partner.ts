import { href } from '../../routing/routes.ts';
import { defineContent } from '../define-content.ts';
import { alt, picture } from '../fields/media.ts';
import { integer, text, web } from '../fields/plain.ts';

/** A corporate partner or sponsor. */
export const partner = defineContent({
  name: 'partner',
  about: 'Corporate partners',
  path: '/Partners',
  fields: {
    title: text('Name'),
    level: text('Level', {
      max: 60,
      hint: 'the group it is listed in, such as Premier; groups are in the order of their first partner',
    }).default('Partner'),
    link: web('Website').optional(),
    about: text('Description', { max: 500 }).optional(),
    alt: alt({ of: ['image'] }),
    image: picture('Logo', { folder: 'partners' }).optional(),
    position: integer('Position', { hint: 'its rank, lower first (default: last)' }).filled(),
  },
  visibility: 'published',
  order: 'position',
  unique: [['title']],
  search: { title: 'A', about: 'B' },
  columns: ['title', 'level', 'link', 'position', 'access'],
  url: ({ id }) => `${href('partners')}#partner-${id}`,
  listUrl: () => href('partners'),
  section: { title: 'Partners', group: 'fans' },
});
