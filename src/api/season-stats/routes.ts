import { getSeasonBook } from '../../domain/stats/season/season-books.ts';
import { sheetCsv } from '../../domain/stats/season/sheet-csv.ts';
import { endpoint } from '../endpoint.ts';
import { findPlayerSeasons } from '../players/queries.ts';
import { parameterProblem, unknownValue } from '../problem.ts';
import { playerSlug, playerUrl } from '../rosters/reshape-player.ts';
import { findSeasonByTitle } from '../schedule/queries.ts';
import { findSportId } from '../sports/queries.ts';
import type { Viewer } from '../viewer.ts';
import { toCareerStats } from './career.ts';
import { findImportedCareer } from './imported-queries.ts';
import { findCareerRows, findSeasonsWithStats } from './queries.ts';
import { readSeason } from './read-season.ts';
import { toSeasonStats } from './reshape.ts';
import { type CareerStats, careerContracts, type SeasonStats, seasonStatsContract } from './schema.ts';

/** The tables one below the other, each preceded by its caption; a single table has no caption. */
const toCsv = ({ sheets }: Pick<SeasonStats | CareerStats, 'sheets'>): string =>
  sheets.length === 1
    ? sheets.map(sheetCsv).join('')
    : sheets.map((sheet) => `${sheet.caption}\r\n${sheetCsv(sheet)}`).join('\r\n');

const withTable = <Body extends { sheets: { section: string; inner?: string }[] }>(
  body: Body,
  table: string | undefined,
): Body =>
  table === undefined
    ? body
    : { ...body, sheets: body.sheets.filter((sheet) => (sheet.inner ?? sheet.section) === table) };

/** A player's career. */
const career = (viewer: Viewer) =>
  endpoint(
    careerContracts[viewer],
    async ({ db, tenant, values: { id, table } }) => {
      const details = await findPlayerSeasons(db, tenant.id, id, viewer);
      const own = details?.seasons.find(({ rosterPlayerId }) => rosterPlayerId === id);
      const book = own && getSeasonBook(own.sport.family);
      if (!details || !own || !book) return undefined;
      const { player, seasons } = details;
      const of = { personId: player.personId, sportId: own.sport.id, viewer };
      const [rows, imported] = await Promise.all([
        findCareerRows(db, tenant.id, of),
        findImportedCareer(db, tenant.id, of),
      ]);
      const ofSport = seasons.filter(({ sport }) => sport.id === own.sport.id);
      const body = toCareerStats(book, rows, imported, {
        player,
        sport: own.sport,
        seasons: ofSport.map(({ season, ...row }) => ({
          id: season.id,
          title: season.title,
          url: playerUrl(own.sport, playerSlug(player), row.rosterPlayerId, viewer),
        })),
      });
      const tags = [
        `sport:${own.sport.id}`,
        ...ofSport.map(({ rosterPlayerId }) => `player:${rosterPlayerId}`),
        ...rows.games.map((game) => `game:${game.id}`),
      ];
      return { body: withTable(body, table), tags };
    },
    viewer === 'public' ? { csv: toCsv } : {},
  );

export const seasonStatsEndpoints = [
  endpoint(
    seasonStatsContract,
    async ({ db, tenant, values: { sport, season: title, view = 'overall', player, table }, derive }) => {
      if (view === 'player' && player === undefined) {
        return parameterProblem(400, 'player', 'The player field is required for the view "player".');
      }
      const sportId = await findSportId(db, tenant.id, sport);
      if (sportId === undefined)
        return unknownValue('sport', sport, 'no sport of this college; /api/v2/Sports lists them');
      const season = await findSeasonByTitle(db, tenant.id, sportId, title);
      if (!season) {
        const titles = (await findSeasonsWithStats(db, tenant.id, sportId)).map((each) => each.title);
        const remedy = titles.length > 0 ? `those with statistics are ${titles.join(', ')}` : 'none has statistics';
        return unknownValue('season', title, `no season of this sport; ${remedy}`);
      }
      const book = getSeasonBook(season.sport.family);
      if (!book) return unknownValue('sport', sport, `a sport without season statistics (${season.sport.family})`);
      const derived = await derive(`season-stats ${season.season.id}`, () => readSeason(db, { tenant, season, book }));
      const body = toSeasonStats(derived, { tenant, view, player });
      if (!body)
        return unknownValue(
          'player',
          String(player),
          'no player with statistics in this season; `players` lists their ids',
        );
      const ids = body.sheets.map(({ section, inner }) => inner ?? section);
      if (table !== undefined && !ids.includes(table))
        return unknownValue('table', table, `no table of the view "${view}"; it has ${ids.join(', ') || 'none'}`);
      return { body: withTable(body, table), tags: derived.tags };
    },
    { csv: toCsv },
  ),
  career('public'),
  career('staff'),
];
