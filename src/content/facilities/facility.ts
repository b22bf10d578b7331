import { slugify } from '../../domain/slug.ts';
import { href } from '../../routing/routes.ts';
import { defineContent } from '../define-content.ts';
import { html } from '../fields/html.ts';
import { alt, picture } from '../fields/media.ts';
import { integer, text, year } from '../fields/plain.ts';
import { sports } from '../fields/references.ts';

/** A stadium, gym, course or training center. */
export const facility = defineContent({
  name: 'facility',
  about: 'Stadiums, gyms and other facilities',
  path: '/Facilities',
  fields: {
    title: text('Name'),
    location: text('Location', { hint: 'town and state, such as Harbor City, MI' }).optional(),
    opened: year('Year opened').optional(),
    capacity: integer('Seats').optional(),
    surface: text('Playing surface').optional(),
    about: html('Description').optional(),
    alt: alt({ of: ['image'] }),
    image: picture('Picture', { folder: 'facilities' }).optional(),
    sports: sports('Sports', { hint: 'slugs of the sports that play here' }),
  },
  visibility: 'published',
  order: 'title',
  filters: ['sportId'],
  search: { title: 'A', location: 'B', about: 'C' },
  columns: ['title', 'location', 'capacity', 'sports', 'access'],
  url: ({ id, title }) => href('facility', { facilityName: slugify(title), facilityId: String(id) }),
  listUrl: () => href('facilities'),
  section: { title: 'Facilities', group: 'college', isInFooter: true },
});
