import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';

import { expect, test } from 'vitest';

import { sampleServer } from './run/shared-servers.ts';

test('nobody else can read what a server has written to its data folder', async () => {
  const { dataDir } = sampleServer();
  const entries = await readdir(dataDir, { recursive: true });
  expect(entries.length).toBeGreaterThan(100);
  const readable: string[] = [];
  for (const entry of ['.', ...entries]) {
    const status = await stat(path.join(dataDir, entry)).catch(() => undefined);
    // Postgres removes files meanwhile
    if (status && (status.mode & 0o007) !== 0) readable.push(entry);
  }
  expect(readable).toEqual([]);
});
