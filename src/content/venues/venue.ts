import { defineContent } from '../define-content.ts';
import { decimal, text, web } from '../fields/plain.ts';
import { timeZone } from '../fields/zone.ts';

/** A place where games are played. */
export const venue = defineContent({
  name: 'venue',
  about: 'Places where games are played, with their time zones',
  isCore: true,
  fields: {
    title: text('Name', { columns: ['Venue', 'Stadium', 'Facility'] }),
    street: text('Street').optional(),
    city: text('City', { columns: ['Town'] }).optional(),
    state: text('State', { hint: 'state or province' }).optional(),
    country: text('Country').optional(),
    timezone: timeZone('Time zone', { hint: 'the zone in which times of its games are entered and printed' }),
    latitude: decimal('Latitude', { min: -90, max: 90 }).optional(),
    longitude: decimal('Longitude', { min: -180, max: 180 }).optional(),
    url: web('Website', { columns: ['Website', 'Link'] }).optional(),
  },
  visibility: 'public',
  order: 'title',
  columns: ['title', 'city', 'state', 'timezone'],
});
