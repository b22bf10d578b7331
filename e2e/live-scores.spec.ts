import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { Running } from '../bench/processes.ts';
import { startSite } from '../bench/servers.ts';
import { todayIn } from '../src/domain/local-time.ts';
import { liveXml, type Moment } from '../src/testing/live-files.ts';
import { commandLine } from './command-line.ts';
import { createSite } from './site.ts';
import { expect, open, test } from './test.ts';

test('a page whose games are far away asks for nothing', async ({ page, site }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/v2/live')) asked.push(request.url());
  });
  await open(page, site.addressOf('pineridge', '/sports/womens-basketball/schedule/2025-26'));
  await page.waitForTimeout(1500);
  expect(asked).toEqual([]);
});

test.describe('while a game is played', () => {
  // one server of its own: a game that is played would stand in the way of the other specs
  let dataDir: string;
  let server: Running;

  test.beforeAll(async () => {
    // its database is made first
    test.setTimeout(120_000);
    dataDir = await mkdtemp(path.join(tmpdir(), 'fieldhouse-live-'));
    server = await startSite({ DATA_DIR: dataDir });
  });

  test.afterAll(async () => {
    await server?.stop();
    await rm(dataDir, { recursive: true, force: true });
  });

  const addressOf = (page: string) => createSite(Number(new URL(server.origin).port)).addressOf('pineridge', page);

  /** Sends the game's file as it stands at a moment, for a game of today that was on no schedule before. */
  async function send(moment: Moment): Promise<void> {
    const file = path.join(dataDir, 'live.xml');
    const date = todayIn('America/Chicago');
    await writeFile(file, liveXml({ date, opponent: 'Stoneville', plays: 4, ...moment }));
    const options = ['--tenant', 'pineridge', '--as', 'H', '--add', '--early'];
    await commandLine({ origin: server.origin, dataDir }, 'live', 'put', file, ...options);
  }

  test('home and schedule follow a game from its beginning to its end, with one stream for both', async ({
    context,
    page,
  }) => {
    const streams: string[] = [];
    context.on('request', (request) => {
      if (request.resourceType() === 'eventsource') streams.push(new URL(request.url()).pathname);
    });
    await send({ home: 0, away: 0, period: 0, plays: 0 });
    await open(page, addressOf('/'));
    const schedule = await context.newPage();
    await open(schedule, addressOf('/sports/womens-basketball/schedule'));
    const card = page.getByRole('article').filter({ hasText: 'Stoneville' }).first();
    const row = schedule.getByRole('listitem').filter({ hasText: 'Stoneville' }).first();
    await expect(card).toContainText('Pregame');
    await expect.poll(() => streams).toEqual(['/api/v2/live/events']);

    await send({ home: 2, away: 0, period: 1, clock: '08:30' });
    await expect(card).toContainText(/Live\s*8:30 1st quarter/);
    await expect(card.getByRole('link')).toHaveText(/Pine Ridge vs Stoneville, 2–0\. Follow live/);
    await expect(row).toContainText('2–0');
    await expect(page.locator('[data-ground="board"] article').first()).toContainText('Stoneville');

    // a correction: what was too much is taken back
    await send({ home: 0, away: 0, period: 1, clock: '08:20' });
    await expect(row).toContainText('0–0');
    await expect(row.getByRole('link', { name: 'Follow live' })).toHaveAttribute('href', /^\/game-center\/\d+$/);

    // the tab that streams closes, the other goes on
    await page.close();
    await send({ home: 61, away: 58, period: 4, clock: '00:00', complete: 'Y' });
    await expect(row).toContainText('61–58');
    await expect(row).toContainText('Win');
    await expect(row).not.toContainText('Live');
    expect(streams).toEqual(['/api/v2/live/events', '/api/v2/live/events']);
  });
});
