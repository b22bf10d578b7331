import { href } from '../../routing/routes.ts';
import { slugify } from '../../web/slug.ts';
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
    title: text('Name', { columns: ['Facility', 'Venue', 'Stadium'] }),
    location: text('Location', {
      hint: 'town and state, such as Harbor City, MI',
      columns: ['City', 'Town'],
    }).optional(),
    opened: year('Year opened', { columns: ['Year built', 'Built'] }).optional(),
    capacity: integer('Seats', { columns: ['Seating', 'Seating capacity'] }).optional(),
    surface: text('Playing surface', { columns: ['Turf'] }).optional(),
    about: html('Description', { columns: ['Notes'] }).optional(),
    alt: alt({ of: ['image'] }),
    image: picture('Picture', { folder: 'facilities' }).optional(),
    sports: sports('Sports', { hint: 'the sports that play here' }),
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
