import { endpoint } from '../endpoint.ts';
import { filterId, idOf, nameStart, pageIndex, pageSize } from '../parameters.ts';
import { hasSport } from '../sports/queries.ts';
import { type Viewer, viewerAccess } from '../viewer.ts';
import { findHistory, findPlayer } from './queries.ts';
import { toPlayerBio, toPlayerHistory } from './reshape.ts';
import { playerBio, playerHistoryPage } from './schema.ts';

/** Player endpoints for the public and for staff. */
const player = (viewer: Viewer) => {
  const { prefix, access, what } = viewerAccess[viewer];
  return endpoint({
    ...access,
    path: `${prefix}/Players/{id}`,
    summary: `A player${what}: facts, every season, the games of this one and the sums of each`,
    parameters: { id: idOf('player on a roster (`rosterPlayerId`)') },
    answer: playerBio,
    respond: async ({ db, tenant, origin, values }) => {
      const details = await findPlayer(db, tenant.id, values.id, viewer);
      const body = details && toPlayerBio(details, { origin, viewer });
      if (!body) return undefined;
      const tags = [
        `sport:${body.sport.id}`,
        `roster:${body.season.id}`,
        ...body.seasons.map((season) => `player:${season.rosterPlayerId}`),
      ];
      return { body, tags: [...tags, ...body.gameLog.map(({ game }) => `game:${game.id}`)] };
    },
  });
};

export const playerEndpoints = [
  endpoint({
    path: '/Players/history',
    summary: 'Everyone who was on a roster, by name',
    parameters: { lastNameStart: nameStart, sportId: filterId('sport; every sport without'), pageIndex, pageSize },
    answer: playerHistoryPage,
    respond: async ({ db, tenant, origin, values: { lastNameStart = '', sportId, pageIndex, pageSize } }) => {
      const page = Math.max(pageIndex, 1);
      const rows = await findHistory(db, tenant.id, {
        start: lastNameStart,
        sportId,
        limit: pageSize,
        offset: (page - 1) * pageSize,
      });
      if (rows.length === 0 && sportId !== undefined && !(await hasSport(db, tenant.id, sportId))) return undefined;
      const total = rows[0]?.total ?? 0;
      const items = rows.map((row) => toPlayerHistory(row, origin));
      return {
        body: { items, total, page, pages: Math.ceil(total / pageSize) },
        tags: ['players', ...rows.map(({ latestId }) => `player:${latestId}`)],
      };
    },
  }),
  player('public'),
  player('staff'),
];
