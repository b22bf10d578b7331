import { csvTable } from '../../web/csv-table.ts';
import { endpoint } from '../endpoint.ts';
import { findSportBySlug } from '../sports/queries.ts';
import { findCoachingYears } from './coaching-rows.ts';
import { toCoachingRecords } from './reshape.ts';
import { type CoachingRecord, type CoachingRecords, coachingContract } from './schema.ts';

export const coachingEndpoint = endpoint(
  coachingContract,
  async ({ db, tenant, values: { sport: slug, type } }) => {
    const sport = await findSportBySlug(db, tenant.id, slug);
    if (!sport || sport.nonSport) return undefined;
    const coaching = await findCoachingYears(db, tenant.id, sport.id);
    const body = toCoachingRecords(coaching, sport, type);
    return { body, tags: [`sport:${sport.id}`, ...coaching.games.map(({ id }) => `game:${id}`)] };
  },
  { csv: toCsv },
);

const heads = ['First season', 'Last season', 'Seasons', 'Coach', 'Role', 'W', 'L', 'T', 'Pct'];
const moreHeads = ['Conf W', 'Conf L', 'Conf T', 'Conf Pct', 'Place', 'Postseason', 'From', 'Source', 'Notes'];

function toCsv({ rows }: CoachingRecords): string {
  return csvTable([
    [...heads, ...moreHeads],
    ...rows.map((row) => [
      row.firstSeason,
      row.lastSeason,
      row.seasons,
      row.coach?.name,
      row.role,
      ...recordCells(row.overall),
      ...recordCells(row.conference),
      row.placing,
      row.postseason,
      row.from,
      row.source,
      row.notes.join(' '),
    ]),
  ]);
}

const recordCells = (record: CoachingRecord | null) => [
  record?.wins,
  record?.losses,
  record?.ties,
  record?.percentage?.toFixed(3),
];
