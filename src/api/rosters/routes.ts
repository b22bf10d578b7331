import { type EndpointRequest, endpoint } from '../endpoint.ts';
import { findSeason, findSeasonByTitle, type SeasonRow } from '../schedule/queries.ts';
import { findSportId } from '../sports/queries.ts';
import type { Viewer } from '../viewer.ts';
import { findRosterPlayers, findRosterSeasons, findRosterStaff } from './queries.ts';
import { toRoster } from './reshape.ts';
import { rosterContracts, rosterPageContract } from './schema.ts';

type ViewerRequest = Omit<EndpointRequest<unknown>, 'values'> & { viewer: Viewer };

async function responseOf({ db, tenant, origin, viewer }: ViewerRequest, season: SeasonRow | undefined) {
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

/** Roster endpoints by sport and season. */
const rostersFor = (viewer: Viewer) => [
  endpoint(rosterContracts[viewer].list, async ({ db, tenant, values }) => {
    const sportId = await findSportId(db, tenant.id, values.sport);
    if (sportId === undefined) return undefined;
    const rows = await findRosterSeasons(db, tenant.id, sportId, viewer);
    const body = rows.map(({ id, title, isCurrent }) => ({ id, rosterId: id, seasonTitle: title, isCurrent }));
    return { body, tags: [`sport:${sportId}`, ...rows.map(({ id }) => `roster:${id}`)] };
  }),
  endpoint(rosterContracts[viewer].bySport, async ({ values, ...request }) => {
    const sportId = await findSportId(request.db, request.tenant.id, values.sport);
    if (sportId === undefined) return undefined;
    const season = await findSeasonByTitle(request.db, request.tenant.id, sportId, values.season);
    return responseOf({ ...request, viewer }, season);
  }),
  endpoint(rosterContracts[viewer].get, async ({ values, ...request }) =>
    responseOf({ ...request, viewer }, await findSeason(request.db, request.tenant.id, values.id)),
  ),
];

export const rosterEndpoints = [
  endpoint(rosterPageContract, async ({ values, ...request }) => {
    const season = await findSeasonByTitle(request.db, request.tenant.id, values.sportId, undefined);
    const found = await responseOf({ ...request, viewer: 'public' }, season);
    const items = found ? [found.body] : [];
    return { body: { items, total: items.length, page: 1, pages: items.length }, tags: found?.tags ?? [] };
  }),
  ...rostersFor('public'),
  ...rostersFor('staff'),
];
