import { defineContent } from '../define-content.ts';
import { text, web } from '../fields/plain.ts';

/** A conference in which the college plays. */
export const conference = defineContent({
  name: 'conference',
  about: 'Conferences of seasons',
  isCore: true,
  fields: {
    name: text('Name', { columns: ['Conference'] }),
    abbrev: text('Abbreviation', { max: 40 }),
    website: web('Website').optional(),
  },
  visibility: 'public',
  order: 'name',
  columns: ['name', 'abbrev', 'website'],
});
