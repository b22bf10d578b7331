import { expect, test } from 'vitest';

import { databaseDamage } from './database-damage.ts';

const failed = (code: string, message: string) =>
  new Error('Failed query: select', { cause: Object.assign(new Error(message), { code }) });

test.each([
  ['a page', 'XX001', 'invalid page in block 0 of relation "base/16384/16999"'],
  ['a short file', 'XX001', 'could not read blocks 3..3 in file "base/16384/16999": read only 0 of 8192 bytes'],
  ['an index', 'XX002', 'index "game_day" contains unexpected zero page at block 4'],
  ['a missing file', '58P01', 'could not open file "base/16384/16999": No such file or directory'],
  ['a disk', '58030', 'could not read block 2 in file "base/16384/16999": Input/output error'],
])('damage to %s is named with the command that restores a backup', (_, code, message) => {
  expect(databaseDamage(failed(code, message))).toContain(
    `The database is damaged: ${message}. Restore the latest backup into a new folder: DATA_DIR=NEW_FOLDER npm run cli -- backup restore BACKUP_FOLDER`,
  );
});

test.each([
  ['a wrong query', '42P01', 'relation "base/1" does not exist'],
  ['a missing extension', '58P01', 'could not open extension control file "/usr/share/unaccent.control"'],
  ['a lost connection', 'ECONNRESET', 'read ECONNRESET'],
])('%s is no damage', (_, code, message) => expect(databaseDamage(failed(code, message))).toBeUndefined());
