import { csvColumns } from '../../web/csv-table.ts';
import { endpoint } from '../endpoint.ts';
import { findMetOpponents } from '../opponent-history/find-series-games.ts';
import { unknownValue } from '../problem.ts';
import { findSeasonByTitle } from '../schedule/queries.ts';
import { findSportId } from '../sports/queries.ts';
import { readStandings } from './read-standings.ts';
import { type Standings, standingsContract } from './schema.ts';

const toCsv = ({ tables }: Standings): string =>
  csvColumns(
    tables.flatMap(({ title, rows }) => rows.map((row) => ({ title, ...row }))),
    {
      Division: 'title',
      Place: 'place',
      Team: 'team',
      Conference: 'conference',
      Pct: 'conferencePercentage',
      Points: 'points',
      GB: 'gamesBack',
      Overall: 'overall',
      'Overall pct': 'overallPercentage',
      Home: 'home',
      Away: 'away',
      Streak: 'streak',
    },
  );

export const standingsEndpoint = endpoint(
  standingsContract,
  async ({ db, tenant, values: { sport, season }, derive }) => {
    const sportId = await findSportId(db, tenant.id, sport);
    const row = sportId === undefined ? undefined : await findSeasonByTitle(db, tenant.id, sportId, season);
    if (!row) {
      return sportId === undefined
        ? unknownValue('sport', sport, 'no sport of this college; /api/v2/Sports lists them')
        : unknownValue('season', season, 'no season of this sport; /api/v2/Schedule/pasts lists them');
    }
    return derive(`standings ${row.season.id}`, async () =>
      readStandings(db, tenant, row, await findMetOpponents({ db, tenant, derive }, sport)),
    );
  },
  { csv: toCsv },
);
