import { afterAll, beforeAll, expect, test } from 'vitest';

import { runCommand } from '../cli/run-command.ts';
import { filesOf, recordedIo } from '../cli/testing/recorded-io.ts';
import type { Database } from '../db/client.ts';
import { pushKey } from '../db/schema/push.ts';
import { createTestDatabase } from '../testing/database.ts';
import { createCollege } from '../testing/factories.ts';
import { createMissingKeys } from './create-keys.ts';

let database: Database;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const run = (command: string, args: string[], options: Record<string, string | string[]>) =>
  runCommand(
    command,
    { database, port: 3104, actor: 'anna', io: recordedIo() },
    { args, options, files: filesOf(), fileCount: 0 },
  );
const publicKeys = async () =>
  new Map((await database.db.select().from(pushKey)).map((row) => [row.tenantId, row.publicKey]));

test('a college gets its keys by itself, once, and none after it turned notifications off', async () => {
  const harbor = await createCollege(database.db, { slug: 'harbor' });
  const summit = await createCollege(database.db, { slug: 'summit' });
  const created = await Promise.all([createMissingKeys(database.db), createMissingKeys(database.db)]);
  expect(created.flat().sort()).toEqual([harbor.id, summit.id].sort());
  const keys = await publicKeys();
  expect(new Set(keys.values()).size).toBe(2);
  expect(await createMissingKeys(database.db)).toEqual([]);
  expect(await publicKeys()).toEqual(keys);

  expect(await run('push disable', [], { tenant: 'harbor' })).toBe(0);
  expect(await createMissingKeys(database.db)).toEqual([]);
  expect([...(await publicKeys()).keys()]).toEqual([summit.id]);
  expect(await run('push disable', [], { tenant: 'harbor' })).not.toBe(0);
  expect(await run('push enable', [], { tenant: 'harbor' })).toBe(0);
  expect((await publicKeys()).get(harbor.id)).not.toBe(keys.get(harbor.id));
});

test('a new college has keys at once', async () => {
  const college = {
    name: 'Valley',
    host: ['valley.localhost'],
    timezone: 'America/Chicago',
    primary: '#112233',
    secondary: '#445566',
  };
  expect(await run('tenant create', ['valley'], college)).toBe(0);
  expect(await publicKeys()).toHaveProperty('size', 3);
});
