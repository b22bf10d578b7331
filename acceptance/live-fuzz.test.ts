import { readFileSync } from 'node:fs';
import path from 'node:path';

import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

import { cutGameFile } from '../replay/cut-game-file.ts';
import { redateGameFile } from '../replay/redate-game-file.ts';
import type { LiveGame } from '../src/api/live/schema.ts';
import { readGameFile } from '../src/importers/read-game-file.ts';
import { isImportRefusal } from '../src/importers/refusal.ts';
import { data, hasGameFiles } from './data.ts';
import { corruptions } from './live/corrupted-files.ts';
import { patience, publishedGame } from './live/expectations.ts';
import { createLiveGames, type LiveGames } from './live/live-games.ts';
import { openLivePage, stubBrowser } from './live/live-page.ts';
import { sendRequest } from './run/request.ts';
import { requireCommand, writeInput } from './run/run-command.ts';
import { type Site, startSite } from './run/site.ts';

/** One file per scoring program and format. */
const files = [
  'statcrew/fb-duke-at-unc-2025-11-22.xml',
  'statcrew/bs-indiana-at-unc-2026-02-14.xml',
  'statcrew/vb-miami-at-unc-2025-11-29.xml',
  'sidearm/wbb-oregon-at-maryland-2026-01-31.json',
  'ncaa/genius-bbgame-byu-at-gonzaga-2021-01-07.json',
];

const count = 10;

describe.skipIf(!hasGameFiles())('corrupted snapshots of real games in progress', () => {
  let site: Site;
  let live: LiveGames;

  beforeAll(async () => {
    stubBrowser();
    const variables = { DEFAULT_TENANT: 'harbor', LOG_LEVEL: 'error' };
    site = await startSite({ samples: 'off', variables });
    live = await createLiveGames(site);
  });
  afterAll(() => site?.stop());

  test.each(files)('%s is refused and changes nothing, or is shown as parsed', async (name) => {
    const start = Temporal.PlainTime.from('18:00');
    const bytes = redateGameFile(readFileSync(path.join(data, name)), { date: live.day, start, sourceId: name });
    const recording = cutGameFile(bytes);
    const middle = Math.floor(recording.length / 2);
    const file = await writeInput(site, path.basename(name), recording.snapshot(middle));
    const options = ['--tenant', 'harbor', '--as', 'H', '--add', '--json'];
    const { gameId } = JSON.parse(await requireCommand(site, 'live', 'put', file, ...options));
    const address = `http://127.0.0.1:${site.port}/api/v2/live/${gameId}`;
    const page = openLivePage<LiveGame>(address);
    let shown = await get(address);
    const statuses = new Set<number>();

    for (const [index, corrupted] of corruptions(recording.snapshot(middle), { seed: 5, count }).entries()) {
      const { status, text } = await live.put(corrupted, { gameId, query: '?as=H' });
      statuses.add(status);
      const message = `corruption ${index}: ${text.slice(0, 300)}`;
      const game = parse(corrupted);
      expect([200, 400, 409, 422], message).toContain(status);
      if (!game) expect(status, message).toBe(400);
      const now = await get(address);
      if (status !== 200) expect(now === shown, message).toBe(true);
      else expect(JSON.parse(now).book.boxScore, message).toMatchObject(publishedGame(game ?? expect.unreachable()));
      shown = now;
    }
    expect(statuses).toContain(400);

    const next = recording.snapshot(middle + 1);
    expect((await live.put(next, { gameId, query: '?as=H' })).status).toBe(200);
    const expected = publishedGame(readGameFile(next, { inPlay: true }).boxScore);
    await vi.waitFor(() => expect(page.current()?.book.boxScore).toMatchObject(expected), patience);
    page.close();
    expect((await sendRequest(site, { host: 'localhost', path: '/healthz' })).status).toBe(200);
  });

  test('the server has logged nothing', async () => {
    expect((await site.log()).split('\n').filter((line) => line.includes('"level"'))).toEqual([]);
  });
});

const get = async (address: string) => (await fetch(address)).text();

/** The game as the importer parses it; undefined if it refuses the file. */
function parse(bytes: Uint8Array) {
  try {
    return readGameFile(bytes, { inPlay: true }).boxScore;
  } catch (error) {
    if (isImportRefusal(error)) return undefined;
    throw error;
  }
}
