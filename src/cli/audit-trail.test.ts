import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { createStaff } from '../staff/staff.ts';
import { collegeCommands } from './testing/college-commands.ts';

const commands = collegeCommands();
const email = 'dana@harbor.example.edu';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'audit-trail-'));
});
afterAll(() => rm(folder, { recursive: true }));

const passwordFile = { name: 'password', bytes: new TextEncoder().encode('a long enough sentence\n') };
const run = async (command: string, args: string[], options: Record<string, unknown> = {}, withPassword = false) => {
  const { exit, errs } = await commands.run(command, {
    args,
    options: options as never,
    files: withPassword ? [passwordFile] : [],
  });
  expect(errs.filter((line) => exit !== 0 || line.includes('rror'))).toEqual([]);
};
const createUser = () => run('user create', [email], { name: 'Dana Whistle' }, true);
const createApiToken = async () => {
  await createUser();
  const until = Temporal.Now.plainDateISO().add({ days: 30 }).toString();
  await run('token add', [email], { name: 'Feed', role: 'writer', until });
};
const createAdministrator = () => run('user create', ['anna@harbor.example.edu'], { name: 'Anna', generate: true });
const createToken = () => run('live token-create', [], { name: 'Press box' });
async function logIn() {
  await createUser();
  const staff = createStaff({ db: commands.database.db, originOf: () => 'https://harbor.example.edu', slowestMs: 0 });
  await staff.logIn(commands.college, { email, password: 'a long enough sentence', address: '', userAgent: '' });
}

type Case = [
  name: string,
  change: () => Promise<void>,
  expected: { kind: string; action: string; changes: Record<string, unknown> },
];
const cases: Case[] = [
  [
    'user create',
    createUser,
    { kind: 'user', action: 'add', changes: { email: [null, email], name: [null, 'Dana Whistle'] } },
  ],
  [
    'user password',
    async () => {
      await createUser();
      await run('user password', [email], {}, true);
    },
    { kind: 'user', action: 'change', changes: { password: [null, 'changed'] } },
  ],
  [
    'user disable',
    async () => {
      await createAdministrator();
      await createUser();
      await run('user disable', [email]);
    },
    { kind: 'user', action: 'change', changes: { disabled: [false, true] } },
  ],
  [
    'user disable --undo',
    async () => {
      await createAdministrator();
      await createUser();
      await run('user disable', [email]);
      await run('user disable', [email], { undo: true });
    },
    { kind: 'user', action: 'change', changes: { disabled: [true, false] } },
  ],
  [
    'user role-grant',
    async () => {
      await createUser();
      await run('user role-grant', [email], { role: 'editor' });
    },
    { kind: 'user', action: 'change', changes: { role: [null, 'editor'] } },
  ],
  [
    'user role-remove',
    async () => {
      await createAdministrator();
      await createUser();
      await run('user role-grant', [email], { role: 'editor' });
      await run('user role-remove', [email], { role: 'editor' });
    },
    { kind: 'user', action: 'change', changes: { role: ['editor', null] } },
  ],
  [
    'token add',
    createApiToken,
    { kind: 'api token', action: 'add', changes: { name: [null, 'Feed'], role: [null, 'writer'] } },
  ],
  [
    'token end',
    async () => {
      await createApiToken();
      await run('token end', ['1']);
    },
    { kind: 'api token', action: 'end', changes: { name: ['Feed', null] } },
  ],
  [
    'session end',
    async () => {
      await logIn();
      await run('session end', ['1']);
    },
    { kind: 'session', action: 'end', changes: { user: [1, null] } },
  ],
  ['live token-create', createToken, { kind: 'live token', action: 'add', changes: { name: [null, 'Press box'] } }],
  [
    'live token-revoke',
    async () => {
      await createToken();
      await run('live token-revoke', ['1']);
    },
    { kind: 'live token', action: 'end', changes: { name: ['Press box', null] } },
  ],
  [
    'config set',
    () => run('config set', ['gtmIds=GTM-A']),
    { kind: 'config', action: 'change', changes: { gtmIds: [null, ['GTM-A']] } },
  ],
  [
    'tenant change',
    () => run('tenant change', ['harbor'], { name: 'Harbor State', set: ['ticketsUrl=https://t.example'] }),
    {
      kind: 'tenant',
      action: 'change',
      changes: { name: ['harbor College', 'Harbor State'], ticketsUrl: [null, 'https://t.example'] },
    },
  ],
  [
    'tenant export',
    () => run('tenant export', ['harbor'], { to: path.join(folder, 'export') }),
    { kind: 'tenant export', action: 'add', changes: { folder: [null, expect.stringContaining('export')] } },
  ],
];

test.each(cases)('%s is recorded with its actor, and without a secret', async (_, change, expected) => {
  await change();
  const { outs } = await commands.run('tenant history', { args: ['harbor'], options: { json: true } });
  expect(JSON.parse(outs[0] ?? '{}')).toMatchObject({ actor: 'anna', ...expected });
  expect(outs.join('\n')).not.toMatch(/long enough|argon2|live_|fieldhouse_/);
});

test('a new college and an imported one begin their history with it', async () => {
  await run('tenant create', ['pine'], { name: 'Pine', host: ['pine.localhost'], timezone: 'America/Chicago' });
  await run('tenant export', ['harbor'], { to: path.join(folder, 'copy') });
  await run('tenant import', [path.join(folder, 'copy')], { slug: 'copied', host: ['copied.localhost'] });
  for (const slug of ['pine', 'copied']) {
    const { outs } = await commands.run('tenant history', { args: [slug], options: { json: true } });
    expect(JSON.parse(outs[0] ?? '{}')).toMatchObject({
      actor: 'anna',
      kind: 'tenant',
      action: 'add',
      changes: { slug: [null, slug] },
    });
  }
});

test('a change that is rolled back or refused is not recorded', async () => {
  await commands.run('config set', { args: ['gtmIds=GTM-A'], options: { dryRun: true } });
  await commands.run('session end', { args: ['7'] });
  await commands.run('user disable', { args: ['nobody@harbor.example.edu'] });
  expect((await commands.run('tenant history', { args: ['harbor'] })).errs).toEqual(['No changes are recorded yet.']);
});
