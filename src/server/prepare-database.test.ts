import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { expect, test } from 'vitest';

import { lockFolder } from '../db/folder-lock.ts';
import { prepareDatabase } from './prepare-database.ts';

test('if the process that adds the sample colleges fails, the error has its message and code', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'fieldhouse-prepare-'));
  const unlock = await lockFolder(path.join(dataDir, 'database'));
  const prepared = prepareDatabase({ DATA_DIR: dataDir, SAMPLE_COLLEGES: 'on' }, () => {});
  await expect(prepared).rejects.toMatchObject({
    code: 'FOLDER_IN_USE',
    message: expect.stringContaining(`in use by process ${process.pid}`),
  });
  await unlock();
  await rm(dataDir, { recursive: true });
});
