import { afterAll, beforeAll, expect, it } from 'vitest';

import { createTwoColleges } from '../../testing/api.ts';
import { createBoxPlayer, createBoxScore } from '../../testing/box-score-factories.ts';
import { createGame, createOpponent, createPlayer, createSeason, createSport } from '../../testing/factories.ts';
import type { GameLeader } from './schema.ts';

let site: Awaited<ReturnType<typeof createTwoColleges>>;
beforeAll(async () => {
  site = await createTwoColleges();
  const { db, harborId, summitId } = site;
  const addCollege = async (tenantId: number, lastName: string, points: number, hide = false) => {
    const sport = await createSport(db, tenantId, 'mens-basketball', { family: 'basketball' });
    const season = await createSeason(db, sport);
    const { id: opponentId } = await createOpponent(db, tenantId, { title: 'Elm' });
    const player = await createPlayer(db, season, { firstName: 'Ann', lastName, jersey: '7', hide });
    for (const [localDate, figure] of [
      ['2026-11-16', points + 9],
      ['2026-11-20', points],
      ['2026-11-21', points - 4],
    ] as const) {
      const game = await createGame(db, season, {
        opponentId,
        localDate,
        ourScore: 70,
        opponentScore: 60,
        locationIndicator: 'A',
      });
      await createBoxScore(db, game, { family: 'basketball' });
      await createBoxPlayer(db, game, { rosterPlayerId: player.id, stats: { box: { pts: figure } } });
    }
  };
  await addCollege(harborId, 'Ash', 24);
  await addCollege(summitId, 'Secret', 60);
});
afterAll(() => site.close());

const base = '/api/v2/Leaders';

it('GET /Leaders has the best line of each sport in a range of days', async () => {
  const leaders: GameLeader[] = await site.json(`${base}?from=2026-11-17&to=2026-11-22`);
  expect(leaders).toMatchObject([
    {
      sport: { title: "Men's Basketball" },
      category: 'Points',
      figure: 24,
      text: '24 points',
      player: { name: 'Ann Ash', url: expect.stringContaining('/roster/ann-ash/') },
      game: { date: '2026-11-20', opponent: 'Elm', atVs: 'at' },
    },
  ]);
  expect(await site.json(`${base}?from=2026-12-01&to=2026-12-02`)).toEqual([]);
});

it.each([
  ['from=2026-11-01&to=2026-12-31', 'to is "2026-12-31"'],
  ['from=2026-11-22&to=2026-11-21', 'to is "2026-11-21"'],
  ['from=2026-11-22', 'The to field is required'],
])('GET /Leaders?%s is refused with the field and the remedy', async (query, detail) => {
  const response = await site.get(`${base}?${query}`);
  expect(response.status).toBe(400);
  expect((await response.json()).detail).toContain(detail);
});
