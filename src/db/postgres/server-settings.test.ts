import { expect, test } from 'vitest';

import { createDatabaseFolder } from '../../testing/database-template.ts';
import { createTempFolder, removeTempFolder } from '../../testing/temp-folder.ts';
import { runEmbedded } from '../embedded/server.ts';
import { openPostgres } from '../open-postgres.ts';
import { findUnsafeSettings } from './server-settings.ts';

test.each<[string, Record<string, string>, string[]]>([
  ['default settings', {}, []],
  [
    'settings that trade durability for speed',
    { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off' },
    ['fsync = off', 'full_page_writes = off', 'synchronous_commit = off'],
  ],
  ['commits that wait for a standby', { synchronous_commit: 'remote_apply' }, []],
])('a server with %s is reported by its unsafe ones', async (_, further, expected) => {
  const dataDir = await createTempFolder('fieldhouse-settings-');
  await createDatabaseFolder(dataDir);
  const server = await runEmbedded({ dataDir, further });
  const database = await openPostgres(server.url);
  const problems = await findUnsafeSettings(database);
  expect(problems).toEqual(expected.map((text) => expect.stringContaining(text)));
  await database.close();
  await server.stop();
  await removeTempFolder(dataDir);
});
