import { csvTable } from '../../web/csv-table.ts';
import { endpoint } from '../endpoint.ts';
import { findMetOpponents } from '../opponent-history/find-series-games.ts';
import { problem } from '../problem.ts';
import { findSeasonByTitle } from '../schedule/queries.ts';
import { findSportId } from '../sports/queries.ts';
import { readStandings } from './read-standings.ts';
import { type Standings, standingsContract } from './schema.ts';

const toCsv = ({ tables }: Standings): string =>
  csvTable([
    [
      'Division',
      'Place',
      'Team',
      'Conference',
      'Pct',
      'Points',
      'GB',
      'Overall',
      'Overall pct',
      'Home',
      'Away',
      'Streak',
    ],
    ...tables.flatMap(({ title, rows }) =>
      rows.map((row) => [
        title,
        row.place,
        row.team,
        row.conference,
        row.conferencePercentage,
        row.points,
        row.gamesBack,
        row.overall,
        row.overallPercentage,
        row.home,
        row.away,
        row.streak,
      ]),
    ),
  ]);

export const standingsEndpoints = [
  endpoint(
    standingsContract.get,
    async ({ db, tenant, values: { sport, season }, derive }) => {
      const sportId = await findSportId(db, tenant.id, sport);
      const row = sportId === undefined ? undefined : await findSeasonByTitle(db, tenant.id, sportId, season);
      if (!row) {
        const [name, value, list] =
          sportId === undefined
            ? ['sport', sport, 'sport of this college; /api/v2/Sports lists them']
            : ['season', season, 'season of this sport; /api/v2/Schedule/pasts lists them'];
        const sentence = `${name} is ${JSON.stringify(value)}, which is no ${list}.`;
        return problem(404, sentence, { [name]: [sentence] });
      }
      return derive(`standings ${row.season.id}`, async () =>
        readStandings(db, tenant, row, await findMetOpponents({ db, tenant, derive }, sport)),
      );
    },
    { csv: toCsv },
  ),
];
