import { type } from 'arktype';

import { sportReference } from '../../domain/sport-reference.ts';
import { contract } from '../contract.ts';
import { pageOf } from '../page.ts';
import { type Parameter, pageIndex, pageSize, sportName } from '../parameters.ts';

const team = type({
  sportTitle: 'string',
  sportSlug: 'string',
  /** First years of the seasons with gaps: "1986, 88–90"; empty if unknown. */
  years: 'string',
  /** The years of letters in the same form; empty for none, null if letters are not recorded. */
  letters: 'string | null',
  /** The bio; null for someone who was on no roster. */
  url: 'string | null',
  note: 'string | null',
});

const historicalPerson = type({
  firstName: 'string',
  lastName: 'string',
  hometown: 'string | null',
  teams: team.array(),
});
export type HistoricalPersonResponse = typeof historicalPerson.infer;

/** `Players/historical`: everyone who was ever on a roster, by name. */
export const historicalRoster = pageOf(historicalPerson).merge({
  /** The sport of the request; null for all sports. */
  sport: sportReference.or('null'),
  /** All initial letters of last names, regardless of the requested letter. */
  letters: type('string').array(),
  /** Years of the sport, newest first. */
  years: type('number.integer').array(),
  /** Sports with people, by title. */
  sports: type({ title: 'string', slug: 'string' }).array(),
});
export type HistoricalRoster = typeof historicalRoster.infer;

const archivedSeason = type({
  title: 'string',
  scheduleUrl: 'string | null',
  rosterUrl: 'string | null',
  coachesUrl: 'string | null',
  statsUrl: 'string | null',
  stories: 'number.integer',
  /** Days of the stories: from the start of the season to the day before the next. */
  from: 'string',
  to: 'string',
});
export type ArchivedSeason = typeof archivedSeason.infer;

/** `Archives`: the past seasons of the sports with the content each has, newest first. */
export const archives = type({ sport: sportReference, seasons: archivedSeason.array() }).array();
export type Archives = typeof archives.infer;

const letter: Parameter<string> = {
  parse: type(/^[A-Za-z]$/)
    .pipe((text) => text.toUpperCase())
    .to(type('string').describe('a letter from A to Z')),
  description: 'First letter of the last name',
  example: 'S',
  schema: { type: 'string' },
};

const year: Parameter<number> = {
  parse: type('string.integer.parse').to('1600 <= number.integer <= 2200').describe('a year such as 1986'),
  description: 'Year in which a season begins',
  example: '2026',
  schema: { type: 'integer' },
};

const hometown: Parameter<string> = {
  parse: type('string <= 60').describe('at most 60 characters'),
  description: 'Part of the hometown',
  example: 'Mich.',
  schema: { type: 'string' },
};

/** Everyone at once, for the CSV file. */
const historySize = {
  ...pageSize,
  parse: type('string.integer.parse').to('1 <= number.integer <= 100000').describe('a whole number from 1 to 100000'),
  schema: { ...pageSize.schema, maximum: 100_000 },
};

export const historyContract = {
  people: contract({
    path: '/Players/historical',
    summary: 'Everyone who was ever on a roster, and letterwinners of years without rosters, by name',
    parameters: {
      sport: { ...sportName, description: 'Slug or short name of the sport; all sports by default' },
      letter,
      year,
      hometown,
      pageIndex,
      pageSize: historySize,
    },
    response: historicalRoster,
  }),
  archives: contract({
    path: '/Archives',
    summary: 'Past seasons of the sports with what exists of each: schedule, roster, coaches, statistics and stories',
    parameters: { sport: { ...sportName, description: 'Slug or short name of the sport; all sports by default' } },
    response: archives,
  }),
};
