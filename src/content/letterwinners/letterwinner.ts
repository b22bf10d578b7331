import { parseLetterYears } from '../../domain/history/letter-years.ts';
import { parsePersonName } from '../../domain/person-name.ts';
import { sportSlug } from '../../domain/sport.ts';
import type { SportReference } from '../../domain/sport-reference.ts';
import { href } from '../../routing/routes.ts';
import { plainLatin } from '../../web/slug.ts';
import { defineContent } from '../define-content.ts';
import { text } from '../fields/plain.ts';
import { person, sport } from '../fields/references.ts';

/** A letterwinner of years without rosters. */
export const letterwinner = defineContent({
  name: 'letterwinner',
  about: 'Letterwinners of years without rosters',
  fields: {
    name: text('Name', { hint: 'first and last name, or Last, First', max: 100 }),
    sportId: sport('Sport', { hint: 'the sport' }),
    years: text('Years', { hint: 'years lettered, such as 1986, 88-90', max: 60 }).optional(),
    hometown: text('Hometown', { max: 100 }).optional(),
    personId: person('Person', { hint: 'the same person on one of our rosters' }).optional(),
    note: text('Note', { hint: 'such as captain 1990, or manager', max: 100 }).optional(),
    source: text('Source', { hint: 'where it is from, such as Record book 2019', max: 120 }).optional(),
  },
  visibility: 'public',
  order: ['name', 'sportId', 'id'],
  unique: [['name', 'sportId', 'years']],
  search: { name: 'A', years: 'B', hometown: 'C', note: 'C' },
  columns: ['name', 'sport', 'years', 'hometown', 'note'],
  searchUrl: ({ name, sportId }, related) => {
    const reference = related<SportReference>('sport', sportId);
    const letter = plainLatin(parsePersonName(name).lastName).charAt(0).toUpperCase();
    const filter = { letter: /[A-Z]/.test(letter) ? letter : undefined };
    return reference && href('sportHistoricalRoster', { globalSportNameSlug: sportSlug(reference) }, filter);
  },
  check: ({ years }) =>
    years === null || parseLetterYears(years)
      ? []
      : [{ field: 'years', message: 'it has to be years in ascending order, such as 1986, 88-90' }],
});
