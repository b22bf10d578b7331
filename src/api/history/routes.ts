import { fitsHistory } from '../../domain/history/historical-people.ts';
import { toSportReference } from '../../domain/sport-reference.ts';
import { csvColumns } from '../../web/csv-table.ts';
import { endpoint } from '../endpoint.ts';
import { rangeOf, toPage } from '../page.ts';
import { findSportBySlug, findSports } from '../sports/queries.ts';
import { findArchivedSeasons, findHistoricalPlayers, findLetterwinners } from './queries.ts';
import { historyChoices, toArchives, toHistoricalPerson, toHistory } from './reshape.ts';
import { type HistoricalRoster, historyContract } from './schema.ts';

export const historyEndpoints = [
  endpoint(
    historyContract.people,
    async ({ db, tenant, derive, values: { sport: slug, letter, year, hometown, ...paging } }) => {
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
      const { offset, limit } = rangeOf(paging);
      const items = fitting.slice(offset, offset + limit);
      return {
        body: {
          ...toPage(
            items.map((person) => toHistoricalPerson(person, sports)),
            fitting.length,
            paging,
          ),
          sport: sport ? toSportReference(sport) : null,
          ...historyChoices(people, filter, sports),
        },
        tags,
      };
    },
    { csv: toCsv },
  ),
  endpoint(historyContract.archives, async ({ db, tenant, values: { sport: slug } }) => {
    const sport = slug === undefined ? undefined : await findSportBySlug(db, tenant.id, slug);
    if (slug !== undefined && (!sport || sport.nonSport)) return undefined;
    const rows = await findArchivedSeasons(db, tenant.id, sport?.id);
    return { body: toArchives(rows), tags: ['stories', ...new Set(rows.map((row) => `sport:${row.sport.id}`))] };
  }),
];

function toCsv({ items }: HistoricalRoster): string {
  return csvColumns(
    items.flatMap(({ teams, ...person }) => teams.map((team) => ({ ...person, ...team }))),
    {
      'Last name': 'lastName',
      'First name': 'firstName',
      Sport: 'sportTitle',
      Years: 'years',
      Letters: 'letters',
      Hometown: 'hometown',
      Note: 'note',
    },
  );
}
