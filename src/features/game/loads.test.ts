import { describe, expect, test } from 'vitest';

import { gameState } from '../../domain/game-state.ts';
import type { LoadRequest } from '../../routing/load.ts';
import { loadConcurrentGames } from './loads.ts';

const games: Record<number, object> = {
  11: { id: 11, gameState: gameState.GameComplete, date: '2026-11-21T12:00:00', dateUtc: '2026-11-21T18:00:00Z' },
  12: { id: 12, gameState: gameState.Live, date: '2026-11-21T14:00:00', dateUtc: '2026-11-21T20:00:00Z' },
  13: { id: 13, gameState: gameState.Scheduled, date: '2026-11-21T19:00:00', dateUtc: null },
  14: { id: 14, gameState: gameState.Canceled, date: '2026-11-21T10:00:00', dateUtc: '2026-11-21T16:00:00Z' },
};

const open = (ids: string) =>
  loadConcurrentGames({
    url: new URL(`http://harbor.localhost/gameday/concurrent.aspx?ids=${ids}`),
    api: {
      games: { get: async (id: number) => games[id] },
      live: { games: async () => ({ version: 0, games: [] }) },
    },
  } as unknown as LoadRequest<'concurrentGames'>);

const shown = async (ids: string) => {
  const loaded = await open(ids);
  return 'games' in loaded ? [loaded.games.map(({ id }) => id), loaded.notices] : loaded;
};

describe('the page of several games', () => {
  test('lists games in progress first, then upcoming, final and canceled ones', async () => {
    expect(await shown('14,11,13,12')).toEqual([[12, 13, 11, 14], []]);
  });

  test('names the ids that it leaves out', async () => {
    const more = Array.from({ length: 12 }, (_, index) => 101 + index);
    expect(await shown(`12,99,12,${more}`)).toEqual([
      [12],
      [
        `Not found at this college: games 99, ${more.slice(0, 10).join(', ')}.`,
        'Listed more than once, shown once: 12.',
        'Only the first 12 games are shown; the address lists 2 more.',
      ],
    ]);
  });

  test.each([
    ['', 400, 'The address names no games. Add their ids, such as ?ids=12,15.'],
    ['12,x', 400, '“12,x” is no list of game ids. Write them as ?ids=12,15.'],
    ['99', 404, 'There is no game 99 at this college.'],
    ['98,99', 404, 'There are no games with the ids 98, 99 at this college.'],
  ])('of ids “%s” answers %i with the reason', async (ids, status, refusal) => {
    expect(await shown(ids)).toMatchObject({ status, refusal });
  });
});
