import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { unzipRelease } from '../../backup/testing/releases.ts';
import { createTempFolder, removeTempFolder } from '../../testing/temp-folder.ts';
import { runEmbedded } from './server.ts';

let folder: string;
beforeEach(async () => {
  folder = await createTempFolder('fieldhouse-conversion-');
});
afterEach(() => removeTempFolder(folder));

const shell = (command: string) =>
  promisify(execFile)('sh', ['-c', command], { env: { ...process.env, DATA_DIR: '' } });

test('a data folder of 0.1.0 is converted by the commands that its refusal prints', async () => {
  const dataDir = path.join(folder, 'data');
  await mkdir(path.join(dataDir, 'database'), { recursive: true });
  await writeFile(path.join(dataDir, 'database/PG_VERSION'), '17\n');
  const refusal = String(await runEmbedded({ dataDir }).catch((reason: Error) => reason));
  const commands = [...refusal.matchAll(/^ {2}\d\..*? {2,}(\S.*)$/gm)].map(([, command = '']) => command);
  const [withFormerVersion = '', ...others] = commands;
  // what 0.1.0 writes
  const [, backup = ''] = /backup create (\S+)$/.exec(withFormerVersion) ?? [];
  await unzipRelease('0.1.0', backup);
  expect(others).toHaveLength(2);
  for (const command of others) await shell(command);
  expect(existsSync(`${dataDir}-0.1.0/database/PG_VERSION`)).toBe(true);
  const { stdout } = await shell(`DATA_DIR=${dataDir} npm run --silent cli -- tenant list --json`);
  expect(JSON.parse(stdout.split('\n')[0] ?? '')).toHaveProperty('slug');
}, 120_000);
