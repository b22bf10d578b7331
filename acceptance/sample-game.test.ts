import { afterAll, beforeAll, expect, test } from 'vitest';

import { createSite } from '../e2e/site.ts';
import { type Site, startSite } from './run/site.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite({ samples: 'on', variables: { SAMPLE_LIVE_GAME: 'on' } });
});
afterAll(() => site.stop());

const addresses = async () => [...(await site.log()).matchAll(/live sample game: (http:\S+)/g)].map(([, url]) => url);

test('a process beside the server plays the live sample game, whose address the server prints, and ends with the server', async () => {
  await expect.poll(addresses, { timeout: 30_000 }).toHaveLength(1);
  const [address = ''] = await addresses();
  const { pathname } = new URL(address);
  const game = await createSite(site.port).api('lakeshore', pathname.replace('/game-center/', '/live/'));
  expect(game).toMatchObject({ gameId: Number(pathname.split('/').at(-1)), period: 1 });
  expect(game.version).toBeGreaterThan(0);

  await site.kill();
  await site.restart();
  await expect.poll(addresses, { timeout: 30_000 }).toHaveLength(2);
  // a process that is left has a connection
  expect(await site.log()).not.toContain('Waiting for a command that uses the database');
});
