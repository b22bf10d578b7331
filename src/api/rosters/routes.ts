import type { EndpointRequest } from '../endpoint.ts';
import { endpoint } from '../endpoint.ts';
import { idOf, required, seasonTitle, sportName } from '../parameters.ts';
import { findSeason, findSeasonByTitle, type SeasonRow } from '../schedule/queries.ts';
import { findSportId } from '../sports/queries.ts';
import { type Viewer, viewerAccess } from '../viewer.ts';
import { findRosterPlayers, findRosterSeasons, findRosterStaff } from './queries.ts';
import { toRoster } from './reshape.ts';
import { roster, rosterOptions, rosterPage } from './schema.ts';

type ViewerRequest = Omit<EndpointRequest<unknown>, 'values'> & { viewer: Viewer };

async function answerOf({ db, tenant, origin, viewer }: ViewerRequest, season: SeasonRow | undefined) {
  if (!season || season.sport.nonSport) return undefined;
  const { id: seasonId, rosterAccess } = season.season;
  if (rosterAccess === 'hidden' && viewer === 'public') return undefined;
  const [players, staff] = await Promise.all([
    findRosterPlayers(db, tenant.id, seasonId, viewer),
    findRosterStaff(db, tenant.id, seasonId, viewer),
  ]);
  const tags = [`sport:${season.sport.id}`, `roster:${seasonId}`, ...players.map(({ id }) => `player:${id}`)];
  return { body: toRoster(season, players, staff, { origin, viewer }), tags };
}

/** Roster endpoints by sport and season, for the public and for staff. */
const rostersFor = (viewer: Viewer) => {
  const { prefix, access, what } = viewerAccess[viewer];
  return [
    endpoint({
      ...access,
      path: `${prefix}/Rosters/list`,
      summary: `The seasons of which a sport has a roster${what}, newest first`,
      parameters: { sport: required(sportName) },
      answer: rosterOptions,
      respond: async ({ db, tenant, values }) => {
        const sportId = await findSportId(db, tenant.id, values.sport);
        if (sportId === undefined) return undefined;
        const rows = await findRosterSeasons(db, tenant.id, sportId, viewer);
        const body = rows.map(({ id, title, isCurrent }) => ({ id, rosterId: id, seasonTitle: title, isCurrent }));
        return { body, tags: [`sport:${sportId}`, ...rows.map(({ id }) => `roster:${id}`)] };
      },
    }),
    endpoint({
      ...access,
      path: `${prefix}/Rosters/bySport/{sport}`,
      summary: `The roster of a sport in a season${what}`,
      parameters: { sport: sportName, season: seasonTitle },
      answer: roster,
      respond: async ({ values, ...request }) => {
        const sportId = await findSportId(request.db, request.tenant.id, values.sport);
        if (sportId === undefined) return undefined;
        const season = await findSeasonByTitle(request.db, request.tenant.id, sportId, values.season);
        return answerOf({ ...request, viewer }, season);
      },
    }),
    endpoint({
      ...access,
      path: `${prefix}/Rosters/{id}`,
      summary: `A roster${what}`,
      parameters: { id: idOf('roster') },
      answer: roster,
      respond: async ({ values, ...request }) =>
        answerOf({ ...request, viewer }, await findSeason(request.db, request.tenant.id, values.id)),
    }),
  ];
};

export const rosterEndpoints = [
  endpoint({
    path: '/Rosters',
    summary: 'The current roster of a sport, in an envelope',
    parameters: { sportId: required(idOf('sport')) },
    answer: rosterPage,
    respond: async ({ values, ...request }) => {
      const found = await answerOf(
        { ...request, viewer: 'public' },
        await findSeasonByTitle(request.db, request.tenant.id, values.sportId, undefined),
      );
      const items = found ? [found.body] : [];
      return { body: { items, total: items.length, page: 1, pages: items.length }, tags: found?.tags ?? [] };
    },
  }),
  ...rostersFor('public'),
  ...rostersFor('staff'),
];
