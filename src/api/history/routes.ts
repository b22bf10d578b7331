import { type } from 'arktype';

import { csvTable } from '../../domain/csv-table.ts';
import { fitsHistory } from '../../domain/history/historical-people.ts';
import { toSportReference } from '../../domain/sport-reference.ts';
import { endpoint } from '../endpoint.ts';
import { type Parameter, pageIndex, pageSize, sportName } from '../parameters.ts';
import { findSportBySlug, findSports } from '../sports/queries.ts';
import { findArchivedSeasons, findHistoricalPlayers, findLetterwinners } from './queries.ts';
import { historyChoices, toArchives, toHistoricalPerson, toHistory } from './reshape.ts';
import { archives, type HistoricalRoster, historicalRoster } from './schema.ts';

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

export const historyEndpoints = [
  endpoint({
    path: '/Players/historical',
    summary: 'Everyone who was ever on a roster, and letterwinners of years without rosters, by name',
    parameters: {
      sport: { ...sportName, description: 'Slug or short name of the sport; every sport without' },
      letter,
      year,
      hometown,
      pageIndex,
      pageSize: historySize,
    },
    answer: historicalRoster,
    csv: toCsv,
    respond: async ({ db, tenant, derive, values: { sport: slug, letter, year, hometown, pageIndex, pageSize } }) => {
      const sport = slug === undefined ? undefined : await findSportBySlug(db, tenant.id, slug);
      if (slug !== undefined && (!sport || sport.nonSport)) return undefined;
      const { people, sports, tags } = await derive('historical-roster', async () => {
        const [players, letterwinners, sportRows] = await Promise.all([
          findHistoricalPlayers(db, tenant.id),
          findLetterwinners(db, tenant.id),
          findSports(db, tenant.id),
        ]);
        return {
          people: toHistory(players, letterwinners),
          sports: new Map(sportRows.map((row) => [row.sport.id, row.sport])),
          tags: ['players'],
        };
      });
      const filter = { sportId: sport?.id, letter, year, hometown };
      const fitting = people.filter((person) => fitsHistory(person, filter));
      const page = Math.max(pageIndex, 1);
      const items = fitting.slice((page - 1) * pageSize, page * pageSize);
      return {
        body: {
          items: items.map((person) => toHistoricalPerson(person, sports)),
          total: fitting.length,
          page,
          pages: Math.ceil(fitting.length / pageSize),
          sport: sport ? toSportReference(sport) : null,
          ...historyChoices(people, filter, sports),
        },
        tags,
      };
    },
  }),
  endpoint({
    path: '/Archives',
    summary: 'Past seasons of the sports with what exists of each: schedule, roster, coaches, statistics and stories',
    parameters: { sport: { ...sportName, description: 'Slug or short name of the sport; every sport without' } },
    answer: archives,
    respond: async ({ db, tenant, values: { sport: slug } }) => {
      const sport = slug === undefined ? undefined : await findSportBySlug(db, tenant.id, slug);
      if (slug !== undefined && (!sport || sport.nonSport)) return undefined;
      const rows = await findArchivedSeasons(db, tenant.id, sport?.id);
      return { body: toArchives(rows), tags: ['stories', ...new Set(rows.map((row) => `sport:${row.sport.id}`))] };
    },
  }),
];

function toCsv({ items }: HistoricalRoster): string {
  return csvTable([
    ['Last name', 'First name', 'Sport', 'Years', 'Letters', 'Hometown', 'Note'],
    ...items.flatMap(({ lastName, firstName, hometown: town, teams }) =>
      teams.map(({ sportTitle, years, letters, note }) => [
        lastName,
        firstName,
        sportTitle,
        years,
        letters,
        town,
        note,
      ]),
    ),
  ]);
}
