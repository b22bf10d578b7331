import { afterAll, beforeAll, expect, test } from 'vitest';

import { moment } from '../../content/moments/moment.ts';
import { gameState } from '../../domain/game-state.ts';
import { insertRows } from '../../editing/change-rows.ts';
import { createTwoColleges } from '../../testing/api.ts';
import { createGame, createSeason, createSport } from '../../testing/factories.ts';

let site: Awaited<ReturnType<typeof createTwoColleges>>;
beforeAll(async () => {
  site = await createTwoColleges();
  const season = await createSeason(site.db, await createSport(site.db, site.harborId));
  const played = { state: gameState.GameComplete, ourScore: 27, opponentScore: 10 };
  for (const localDate of ['2019-03-01', '2020-02-29', '2021-03-01'])
    await createGame(site.db, season, { ...played, localDate, title: `Opponent of ${localDate}` });
  await createGame(site.db, season, { ...played, localDate: '2021-03-01', type: 'P', title: 'Postseason opponent' });
  const row = { tenantId: site.harborId, title: 'A moment', date: '1954-03-01', access: 'public' };
  await insertRows(site.db, moment, [
    { ...row, id: 1 },
    { ...row, id: 2, title: 'A hidden moment', access: 'hidden' },
  ]);
});
afterAll(() => site.close());

const titles = (games: { opponent: { title: string } }[]) => games.map(({ opponent }) => opponent.title);

test('GET OnThisDay has the results of past years, newest first, and within a year the notable ones first', async () => {
  const { games } = await site.json('/api/v2/OnThisDay?date=03-01');
  expect(titles(games)).toEqual(['Postseason opponent', 'Opponent of 2021-03-01', 'Opponent of 2019-03-01']);
});

test('February 29 has the results of leap years', async () => {
  expect(titles((await site.json('/api/v2/OnThisDay?date=02-29')).games)).toEqual(['Opponent of 2020-02-29']);
});

test('hidden moments and those of another college are left out', async () => {
  const { moments } = await site.json('/api/v2/OnThisDay?date=3-1');
  expect(moments.map(({ title }: { title: string }) => title)).toEqual(['A moment']);
  const theirs = await site.json('/api/v2/OnThisDay?date=03-01', 'summit.localhost');
  expect([theirs.games, theirs.moments]).toEqual([[], []]);
});

test('a date that does not exist is refused with the remedy', async () => {
  const answer = await site.get('/api/v2/OnThisDay?date=02-30');
  expect(answer.status).toBe(400);
  expect((await answer.json()).errors.date[0]).toContain('a month and a day such as 11-22');
});
