import { endpoint } from '../endpoint.ts';
import { rangeOf, toPage } from '../page.ts';
import { hasSport } from '../sports/queries.ts';
import type { Viewer } from '../viewer.ts';
import { findHistory, findPlayer } from './queries.ts';
import { toPlayerBio, toPlayerHistory } from './reshape.ts';
import { playerContracts, playerHistoryContract } from './schema.ts';

const player = (viewer: Viewer) =>
  endpoint(playerContracts[viewer], async ({ db, tenant, origin, values }) => {
    const details = await findPlayer(db, tenant.id, values.id, viewer);
    const body = details && toPlayerBio(details, { origin, viewer });
    if (!body) return undefined;
    const tags = [
      `sport:${body.sport.id}`,
      `roster:${body.season.id}`,
      ...body.seasons.map((season) => `player:${season.rosterPlayerId}`),
    ];
    return { body, tags: [...tags, ...body.gameLog.map(({ game }) => `game:${game.id}`)] };
  });

export const playerEndpoints = [
  endpoint(
    playerHistoryContract,
    async ({ db, tenant, origin, values: { lastNameStart: start = '', sportId, ...paging } }) => {
      const rows = await findHistory(db, tenant.id, { start, sportId, ...rangeOf(paging) });
      if (rows.length === 0 && sportId !== undefined && !(await hasSport(db, tenant.id, sportId))) return undefined;
      const total = rows[0]?.total ?? 0;
      const items = rows.map((row) => toPlayerHistory(row, origin));
      return {
        body: toPage(items, total, paging),
        tags: ['players', ...rows.map(({ latestId }) => `player:${latestId}`)],
      };
    },
  ),
  player('public'),
  player('staff'),
];
