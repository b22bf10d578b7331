import { createLiveCollege, inFiveMinutes, type LiveCollege } from './live-college.ts';
import { type RecordedGame, recordedStates } from './recorded-game.ts';
import { expect, open, test } from './test.ts';

test('a page without a game within hours makes no live requests', async ({ page, site }) => {
  const live: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/v2/live')) live.push(request.url());
  });
  await page.clock.install();
  await open(page, site.addressOf('pineridge', '/sports/womens-basketball/schedule/2025-26'));
  await page.clock.runFor(5000);
  expect(live).toEqual([]);
});

test.describe('during a game', () => {
  test.describe.configure({ timeout: 180_000 });

  let college: LiveCollege;
  test.beforeAll(async ({ site }) => {
    college = await createLiveCollege(site);
  });
  test.afterAll(() => college?.close());

  const game: RecordedGame = {
    ...{ away: 'Northfield', home: 'Harbor', ours: 'home' },
    ...{ gender: 'F', periods: 4, start: inFiveMinutes(), states: recordedStates(4, 10) },
  };

  test('home and schedule follow a game from its beginning to its end, with one stream for both', async ({
    context,
    page,
  }) => {
    const streams: string[] = [];
    context.on('request', (request) => {
      if (request.resourceType() === 'eventsource') streams.push(new URL(request.url()).pathname);
    });
    const gameId = await college.schedule('womens-basketball', game);
    await college.send(gameId, game, 0);
    await open(page, college.addressOf('/'));
    const schedule = await context.newPage();
    await open(schedule, college.addressOf('/sports/womens-basketball/schedule'));
    const card = page.getByRole('article').filter({ hasText: 'Northfield' }).first();
    const row = schedule.getByRole('listitem').filter({ hasText: 'Northfield' }).first();
    await expect(card).toContainText('Pregame');
    await expect.poll(() => streams).toEqual(['/api/v2/live/events']);

    await college.send(gameId, game, 3);
    await expect(card).toContainText(/Live\s*\d:\d\d 1st quarter/);
    await expect(card.getByRole('link')).toHaveText('Northfield 2 at Harbor 3. Follow live');
    await expect(row).toContainText('3–2');
    await expect(page.locator('[data-ground="board"] article').first()).toContainText('Northfield');

    // a correction takes back a point
    await college.send(gameId, game, 4);
    await expect(row).toContainText('2–2');
    await expect(row.getByRole('link', { name: 'Follow live' })).toHaveAttribute('href', /^\/game-center\/\d+$/);

    // the tab that has the stream closes, and the other opens its own
    await page.close();
    await college.send(gameId, game, 11);
    await expect(row).toContainText('7–8');
    await expect(row).toContainText('Loss');
    await expect(row).not.toContainText('Live');
    expect(streams).toEqual(['/api/v2/live/events', '/api/v2/live/events']);
  });

  test('a live game is one tap away on the home page of a phone', async ({ browser }) => {
    const live: RecordedGame = { ...game, away: 'Ashgrove', gender: 'M' };
    const gameId = await college.schedule('mens-basketball', live);
    await college.send(gameId, live, 3);
    const phone = await browser.newPage({ viewport: { width: 390, height: 844 }, hasTouch: true });
    await phone.goto(college.addressOf('/'));
    const card = phone.getByRole('article').filter({ hasText: 'Ashgrove' }).first();
    await expect(card).toBeInViewport();
    // the first screen has room for the score because the date gives way to it
    const playing = phone.getByRole('region', { name: /^Playing now/ });
    await expect(playing).toContainText('3–2');
    await expect(playing.getByRole('time')).toBeHidden();
    await card.tap();
    await phone.waitForURL(`**/game-center/${gameId}`);
    await phone.close();
  });
});
