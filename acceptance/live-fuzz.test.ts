import { readFileSync } from 'node:fs';
import path from 'node:path';

import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

import type { LiveGame } from '../src/api/live/schema.ts';
import { readGameFile } from '../src/importers/read-game-file.ts';
import { isImportRefusal } from '../src/importers/refusal.ts';
import { cutGameFile } from '../src/live/replay/cut-game-file.ts';
import { redateGameFile } from '../src/live/replay/redate-game-file.ts';
import { data, hasData } from './data.ts';
import { patience, shownOf } from './live/expectations.ts';
import { openPressBox, type PressBox } from './live/press-box.ts';
import { beBrowser, openReader } from './live/reader.ts';
import { say } from './live/say.ts';
import { mangled } from './live/spoiled-files.ts';
import { ask } from './run/ask.ts';
import { type Site, startSite } from './run/site.ts';

/** One of each program and shape. */
const files = [
  'statcrew/fb-duke-at-unc-2025-11-22.xml',
  'statcrew/bs-indiana-at-unc-2026-02-14.xml',
  'statcrew/vb-miami-at-unc-2025-11-29.xml',
  'sidearm/wbb-oregon-at-maryland-2026-01-31.json',
  'ncaa/genius-bbgame-byu-at-gonzaga-2021-01-07.json',
];

const manglings = 10;

describe.skipIf(!hasData())('files of real games in mid-play, mangled', () => {
  let site: Site;
  let box: PressBox;

  beforeAll(async () => {
    beBrowser();
    const variables = { DEFAULT_TENANT: 'harbor', LOG_LEVEL: 'error' };
    site = await startSite({ samples: 'off', variables });
    box = await openPressBox(site);
  });
  afterAll(() => site?.stop());

  test.each(files)('%s: is refused and changes nothing, or is shown as it reads', async (name) => {
    const start = Temporal.PlainTime.from('18:00');
    const bytes = redateGameFile(readFileSync(path.join(data, name)), { date: box.day, start, sourceId: name });
    const recording = cutGameFile(bytes);
    const middle = Math.floor(recording.length / 2);
    const options = { tenant: 'harbor', as: 'H', add: true, json: true };
    const file = { name: path.basename(name), bytes: recording.snapshot(middle) };
    const { gameId } = JSON.parse(await say(site, 'live put', { options, file }));
    const address = `http://127.0.0.1:${site.port}/api/v2/live/${gameId}`;
    const reader = openReader<LiveGame>(address);
    let shown = await get(address);
    const statuses = new Set<number>();

    for (const [index, spoiled] of mangled(file.bytes, { seed: 5, count: manglings }).entries()) {
      const { status, text } = await box.put(spoiled, { gameId, query: '?as=H' });
      statuses.add(status);
      const of = `mangling ${index}: ${text.slice(0, 300)}`;
      const game = readable(spoiled);
      expect([200, 400, 409, 422], of).toContain(status);
      if (!game) expect(status, of).toBe(400);
      const now = await get(address);
      if (status !== 200) expect(now === shown, of).toBe(true);
      else expect(JSON.parse(now).book.boxScore, of).toMatchObject(shownOf(game ?? expect.unreachable()));
      shown = now;
    }
    expect(statuses).toContain(400);

    const next = recording.snapshot(middle + 1);
    expect((await box.put(next, { gameId, query: '?as=H' })).status).toBe(200);
    const whole = shownOf(readGameFile(next, { inPlay: true }).game);
    await vi.waitFor(() => expect(reader.now()?.book.boxScore).toMatchObject(whole), patience);
    reader.leave();
    expect((await ask(site, { host: 'localhost', path: '/healthz' })).status).toBe(200);
  });

  test('nothing of it was a failure of ours', async () => {
    expect((await site.printed()).split('\n').filter((line) => line.includes('"level"'))).toEqual([]);
  });
});

const get = async (address: string) => (await fetch(address)).text();

/** The game as the importers read it here; undefined where they refuse it. */
function readable(bytes: Uint8Array) {
  try {
    return readGameFile(bytes, { inPlay: true }).game;
  } catch (error) {
    if (isImportRefusal(error)) return undefined;
    throw error;
  }
}
