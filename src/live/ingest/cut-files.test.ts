import { existsSync, readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { readGameFile } from '../../importers/read-game-file.ts';
import { isImportRefusal } from '../../importers/refusal.ts';
import { liveCollege } from '../../testing/live-college.ts';
import { liveJson, liveXml } from '../../testing/live-files.ts';

const college = liveCollege();

const cuts = (bytes: Uint8Array) =>
  Array.from({ length: Math.floor((bytes.length - 1) / 1024) }, (_, index) => bytes.subarray(0, (index + 1) * 1024));

test.each([
  ['XML', () => liveXml({ plays: 200, home: 32 })],
  ['JSON', () => liveJson({ plays: 200, home: 32 })],
])('%s truncated anywhere changes nothing that readers see', async (_, make) => {
  await college.take({});
  const before = [await college.live(), await college.game()];
  const parts = cuts(make());
  expect(parts.length).toBeGreaterThan(10);
  for (const part of parts) {
    const failure = await college.take(part, { gameId: 1 }).then(
      () => undefined,
      (error: unknown) => error,
    );
    expect(isImportRefusal(failure)).toBe(true);
  }
  expect([await college.live(), await college.game()]).toEqual(before);
});

const real = ['statcrew/fb-duke-at-unc-2025-11-22.xml', 'sidearm/wbb-oregon-at-maryland-2026-01-31.json'];
const folder = new URL('../../../../shared/data/', import.meta.url);
const isThere = existsSync(folder);
if (!isThere) console.warn('Real game files are not here: cutting them is not tried.');

test.skipIf(!isThere).each(real)('%s truncated anywhere is not a game file', (name) => {
  for (const part of cuts(readFileSync(new URL(name, folder)))) {
    expect(() => readGameFile(part, { inPlay: true })).toThrow(expect.objectContaining({ refusal: expect.anything() }));
  }
});
