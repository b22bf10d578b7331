import { open } from 'node:fs/promises';
import path from 'node:path';

import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { openEmbedded } from '../db/open-database.ts';
import { loggedError } from '../runtime/logged-error.ts';
import { createDatabaseFolder } from '../testing/database-template.ts';
import { createCollege } from '../testing/factories.ts';
import { createTempFolder, removeTempFolder } from '../testing/temp-folder.ts';
import { dispatch } from './dispatch.ts';
import { recordedIo } from './testing/recorded-io.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await createTempFolder('fieldhouse-damage-');
  await createDatabaseFolder(dataDir);
});
afterEach(() => removeTempFolder(dataDir));

test('damage that appears while the database runs is named with the command that restores a backup', async () => {
  const before = await openEmbedded({ dataDir });
  await createCollege(before.db);
  const { rows } = await before.db.execute<{ file: string }>(sql`select pg_relation_filepath('tenant') as file`);
  // nothing of the table stays in memory
  await before.close();
  const file = await open(path.join(dataDir, 'postgres/cluster', rows[0]?.file ?? ''), 'r+');
  await file.write(Buffer.alloc(8192, 0xff), 0, 8192, 0);
  await file.close();

  const named = expect.stringMatching(
    /The database is damaged: invalid page in block 0 of relation .*\. Restore .*: DATA_DIR=NEW_FOLDER .* backup restore BACKUP_FOLDER/,
  );
  const io = recordedIo();
  const settings = { DATA_DIR: dataDir, PORT: 3000 };
  expect(await dispatch({ command: 'tenant list', args: [], options: {}, files: [] }, settings, io)).toBe(1);
  expect(io.errs).toEqual([named]);

  const database = await openEmbedded({ dataDir });
  const error = await database.db.execute(sql`select * from tenant`).catch((reason: Error) => reason);
  expect(loggedError(error as Error)).toMatchObject({ remedy: named });
  await database.close();
}, 60_000);
