import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { game as gameTable, story as storyTable } from '../../db/schema/all.ts';
import { gameState } from '../../domain/game-state.ts';
import { createTestApi } from '../../testing/api.ts';
import {
  createCollege,
  createGame,
  createOpponent,
  createSeason,
  createSport,
  createStory,
} from '../../testing/factories.ts';

let site: Awaited<ReturnType<typeof createTestApi>>;
let tenantId: number;
let season: Awaited<ReturnType<typeof createSeason>>;
beforeAll(async () => {
  site = await createTestApi();
  tenantId = (await createCollege(site.db, { slug: 'harbor' })).id;
  season = await createSeason(
    site.db,
    await createSport(site.db, tenantId, 'football', { displayOpponentHistory: true }),
    { title: '2024' },
  );
  await createOpponent(site.db, tenantId);
});
beforeEach(async () => {
  await site.db.delete(gameTable);
  await site.db.delete(storyTable);
});
afterAll(() => site.close());

type Given = { slug: string; publishedAt: string; title?: string; access?: 'hidden' };

const finished = { ourScore: 2, opponentScore: 1 };

/** The links of a game at 6 p.m. in New York on 2024-09-10 about which these stories are. */
async function linksOf(stories: readonly Given[], game: Parameters<typeof createGame>[2] = {}) {
  const { id } = await createGame(site.db, season, { localDate: '2024-09-10', opponentId: 1, ...game });
  for (const story of stories)
    await createStory(site.db, tenantId, { localDate: '2024-09-10', ...story, gameIds: [id] });
  await site.announce(tenantId);
  const [{ previewUrl, recapUrl }] = (await site.json(`/api/v2/Schedule/${season.id}`)).games;
  return [previewUrl, recapUrl].map((url) => url?.split('/').at(-1) ?? null);
}

test.each<[name: string, stories: Given[], game: Parameters<typeof createGame>[2], links: [unknown, unknown]]>([
  [
    'from before the start is the preview, one from after it the recap',
    [
      { slug: 'before', publishedAt: '2024-09-10T13:00:00Z' },
      { slug: 'after', publishedAt: '2024-09-11T01:00:00Z' },
    ],
    finished,
    ['before', 'after'],
  ],
  [
    'is one of several: the last before and the first after the start',
    [
      { slug: 'season', publishedAt: '2024-08-01T13:00:00Z' },
      { slug: 'preview', publishedAt: '2024-09-09T13:00:00Z' },
      { slug: 'recap', publishedAt: '2024-09-11T02:00:00Z' },
      { slug: 'feature', publishedAt: '2024-09-15T02:00:00Z' },
    ],
    finished,
    ['preview', 'recap'],
  ],
  [
    'of the day of a finished game without a time is its recap',
    [{ slug: 'noon', publishedAt: '2024-09-10T16:00:00Z' }],
    finished,
    [null, 'noon'],
  ],
  [
    'of the day of a game to come without a time is its preview',
    [{ slug: 'noon', publishedAt: '2024-09-10T16:00:00Z' }],
    {},
    ['noon', null],
  ],
  [
    'that calls itself a preview is one',
    [{ slug: 'named', publishedAt: '2024-09-10T16:00:00Z', title: 'Preview: Tides at Gulls' }],
    finished,
    ['named', null],
  ],
  [
    'of the day of a game without a time is its recap',
    [{ slug: 'day', publishedAt: '2024-09-10T13:00:00Z' }],
    { ...finished, tbd: true },
    [null, 'day'],
  ],
  [
    'from after the start of a canceled game is no recap',
    [{ slug: 'rain', publishedAt: '2024-09-11T01:00:00Z' }],
    { state: gameState.Canceled },
    [null, null],
  ],
  [
    'that is hidden is neither',
    [{ slug: 'secret', publishedAt: '2024-09-11T01:00:00Z', access: 'hidden' }],
    finished,
    [null, null],
  ],
])('a story about a game %s', async (_, stories, game, links) => {
  expect(await linksOf(stories, game)).toEqual(links);
});

test('a game that names its recap has this one', async () => {
  const named = await createStory(site.db, tenantId, { slug: 'named', localDate: '2024-09-12' });
  const recap = { slug: 'first', publishedAt: '2024-09-11T01:00:00Z' };
  expect(await linksOf([recap], { ...finished, recapStoryId: named.id })).toEqual([null, 'named']);
});

test('the list of meetings, the game center and the box score have the same recap', async () => {
  await linksOf([{ slug: 'after', publishedAt: '2024-09-11T01:00:00Z' }], finished);
  const [{ id }] = (await site.json(`/api/v2/Schedule/${season.id}`)).games;
  expect(await site.json(`/api/v2/GameCenter/${id}`)).toMatchObject({ stories: { recap: { slug: 'after' } } });
  expect(JSON.stringify(await site.json('/api/v2/OpponentHistory/football/1'))).toContain('/after');
});
