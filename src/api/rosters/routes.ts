import type { Asked } from '../endpoint.ts';
import { endpoint } from '../endpoint.ts';
import { idOf, required, seasonTitle, sportWord } from '../parameters.ts';
import { findSeason, findSeasonByTitle, type SeasonRow } from '../schedule/queries.ts';
import { findSportId } from '../sports/queries.ts';
import { findRosterPlayers, findRosterSeasons, findRosterStaff } from './queries.ts';
import { toRoster } from './reshape.ts';
import { roster, rosterOptions, rosterPage } from './schema.ts';

async function answerOf({ db, tenant, origin }: Omit<Asked<unknown>, 'values'>, season: SeasonRow | undefined) {
  if (!season || season.sport.nonSport) return undefined;
  const seasonId = season.season.id;
  const [players, staff] = await Promise.all([
    findRosterPlayers(db, tenant.id, seasonId),
    findRosterStaff(db, tenant.id, seasonId),
  ]);
  const tags = [`sport:${season.sport.id}`, `roster:${seasonId}`, ...players.map(({ id }) => `player:${id}`)];
  return { body: toRoster(season, players, staff, origin), tags };
}

export const rosterEndpoints = [
  endpoint({
    path: '/Rosters',
    summary: 'The current roster of a sport, in an envelope',
    parameters: { sportId: required(idOf('sport')) },
    answer: rosterPage,
    respond: async ({ values, ...asked }) => {
      const found = await answerOf(
        asked,
        await findSeasonByTitle(asked.db, asked.tenant.id, values.sportId, undefined),
      );
      const items = found ? [found.body] : [];
      return { body: { items, total: items.length, page: 1, pages: items.length }, tags: found?.tags ?? [] };
    },
  }),
  endpoint({
    path: '/Rosters/list',
    summary: 'The seasons of which a sport has a roster, newest first',
    parameters: { sport: required(sportWord) },
    answer: rosterOptions,
    respond: async ({ db, tenant, values }) => {
      const sportId = await findSportId(db, tenant.id, values.sport);
      if (sportId === undefined) return undefined;
      const rows = await findRosterSeasons(db, tenant.id, sportId);
      const body = rows.map(({ id, title, isCurrent }) => ({ id, rosterId: id, seasonTitle: title, isCurrent }));
      return { body, tags: [`sport:${sportId}`, ...rows.map(({ id }) => `roster:${id}`)] };
    },
  }),
  endpoint({
    path: '/Rosters/bySport/{sport}',
    summary: 'The roster of a sport in a season',
    parameters: { sport: sportWord, season: seasonTitle },
    answer: roster,
    respond: async ({ values, ...asked }) => {
      const sportId = await findSportId(asked.db, asked.tenant.id, values.sport);
      if (sportId === undefined) return undefined;
      return answerOf(asked, await findSeasonByTitle(asked.db, asked.tenant.id, sportId, values.season));
    },
  }),
  endpoint({
    path: '/Rosters/{id}',
    summary: 'A roster',
    parameters: { id: idOf('roster') },
    answer: roster,
    respond: async ({ values, ...asked }) => answerOf(asked, await findSeason(asked.db, asked.tenant.id, values.id)),
  }),
];
