import type { Db } from '../../db/client.ts';
import { outcomeOf } from '../../domain/game.ts';
import { standingsRules } from '../../domain/standings/rules.ts';
import { mirrored, type TeamGame } from '../../domain/standings/team-game.ts';
import type { Tenant } from '../../domain/tenant.ts';
import { findGamesOfSeason } from '../games/queries.ts';
import type { SeasonRow } from '../schedule/queries.ts';
import { toCountedGame } from '../schedule/reshape.ts';
import { findNamedOpponents, findStandings, findStandingsSeasons } from './queries.ts';
import { toStandings } from './reshape.ts';
import { derivedLines, publishedLines, toTeamGame } from './standings-lines.ts';
import { createTeamFinder } from './team-names.ts';

/**
 * The standings of a season. The college's line is derived from its games; the line of another team is the published one, or else
 * derived from the results of its games.
 *
 * @param met opponents whose series have a page
 */
export async function readStandings(db: Db, tenant: Tenant, row: SeasonRow, met: ReadonlySet<number>) {
  const { sport, season } = row;
  const of = { tenantId: tenant.id, sportId: sport.id, season: season.title };
  const [{ published, played }, seasons, opponents, games] = await Promise.all([
    findStandings(db, of),
    findStandingsSeasons(db, of),
    findNamedOpponents(db, tenant.id),
    findGamesOfSeason(db, tenant.id, season.id),
  ]);
  const tags = [`sport:${sport.id}`, `schedule:${season.id}`, 'games'];
  const rules = standingsRules(sport.family);
  const teamOf = createTeamFinder(tenant, opponents);
  const own = games.filter(({ hostedNotOurs, opponentTitle }) => !hostedNotOurs && opponentTitle !== null);
  const teamGames = [
    ...own.map(
      (game): TeamGame => ({
        ...toCountedGame(game),
        team: tenant.shortName,
        opponent: game.opponentTitle ?? '',
      }),
    ),
    ...played.map((result) => toTeamGame(result, teamOf)),
  ].flatMap((game) => [game, mirrored(game)]);
  const lines = rules
    ? [
        ...publishedLines(published, { teamOf, teamGames, rules }),
        ...derivedLines({
          teamGames,
          rules,
          published: published.map(({ team }) => teamOf(team).title),
          played,
          teamOf,
        }),
      ]
    : [];
  const through = [
    ...published.map(({ through }) => through ?? ''),
    ...teamGames.filter((game) => outcomeOf(game) !== undefined).map(({ localDate }) => localDate),
  ];
  const body = toStandings({
    row,
    lines,
    rules: rules ?? {},
    games: teamGames.filter(({ conference, conferenceTournament }) => conference && !conferenceTournament),
    seasons,
    through: through.sort().at(-1) || null,
    teamOf,
    met,
  });
  return { body, tags };
}
