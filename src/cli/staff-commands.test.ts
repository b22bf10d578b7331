import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import type { Database } from '../db/client.ts';
import { staffAccount, staffFactor } from '../db/schema/staff.ts';
import type { Tenant } from '../domain/tenant.ts';
import { findAccount } from '../staff/accounts.ts';
import { createStaff } from '../staff/staff.ts';
import { createTestDatabase } from '../testing/database.ts';
import { createCollege } from '../testing/factories.ts';
import type { OptionValues } from './command.ts';
import { describeCommands } from './commands.ts';
import { createProgram } from './program.ts';
import { runCommand } from './run-command.ts';
import { filesOf, recordedIo } from './testing/recorded-io.ts';

let database: Database;
let college: Tenant;
beforeAll(async () => {
  database = await createTestDatabase();
  college = await createCollege(database.db);
});
beforeEach(() => database.db.delete(staffAccount));
afterAll(() => database.close());

async function run(command: string, args: string[], options: OptionValues = {}, password?: string) {
  const io = recordedIo();
  const files = password === undefined ? [] : [{ name: 'password', bytes: new TextEncoder().encode(`${password}\n`) }];
  const input = { args, options: { tenant: 'harbor', ...options }, files: filesOf(...files), fileCount: files.length };
  return { exit: await runCommand(command, { database, port: 3104, actor: 'anna', io }, input), ...io };
}
const email = 'dana@harbor.example.edu';
const create = (password = 'a long enough sentence') => run('user create', [email], { name: 'Dana Whistle' }, password);
const logIn = (password = 'a long enough sentence') =>
  createStaff({ db: database.db, originOf: () => 'https://harbor.example.edu', slowestMs: 0 }).logIn(college, {
    email,
    password,
    address: '192.0.2.7',
    userAgent: 'A browser',
  });

test('user create adds an account that can log in', async () => {
  expect(await create()).toMatchObject({
    exit: 0,
    outs: [`Dana Whistle (${email}) can log in at http://harbor.localhost:3104/login`],
  });
  expect(await logIn()).toHaveProperty('token');
});

test('user create ignores the case of the e-mail address and refuses a duplicate', async () => {
  expect(
    await run('user create', ['Dana@Harbor.example.EDU'], { name: 'Dana' }, 'a long enough sentence'),
  ).toMatchObject({ exit: 0 });
  expect(await create()).toMatchObject({
    exit: 1,
    errs: [expect.stringContaining(`harbor already has the account ${email}`)],
  });
});

test.each([
  ['eleven let…', 'needs 12 to 256 characters'],
  ['', 'needs 12 to 256 characters'],
  ['x'.repeat(257), 'needs 12 to 256 characters'],
])('user create refuses the password %j', async (password, problem) => {
  expect(await create(password)).toMatchObject({ exit: 1, errs: [expect.stringContaining(problem)] });
});

test('user create --generate generates a password, prints it once and does not store it', async () => {
  const { outs } = await run('user create', [email], { name: 'Dana', generate: true });
  const password = outs[1]?.replace('Password: ', '') ?? '';
  expect(password).toMatch(/^([a-z2-9]{4}-){4}[a-z2-9]{4}$/);
  expect(JSON.stringify(await database.db.select().from(staffAccount))).not.toContain(password);
  expect(await logIn(password)).toHaveProperty('token');
});

test('user password ends open sessions', async () => {
  await create();
  await logIn();
  const { outs } = await run('user password', [email], {}, 'another long sentence');
  expect(outs).toEqual([`${email} has a new password; sessions ended: 1`]);
  expect(await logIn()).toEqual({ wrong: true });
  expect(await run('user password', ['nobody@harbor.example.edu'], {}, 'another long sentence')).toMatchObject({
    exit: 1,
  });
});

test('user disable locks an account and --undo unlocks it', async () => {
  await run('user create', ['anna@harbor.example.edu'], { name: 'Anna', generate: true });
  await create();
  await logIn();
  expect((await run('user disable', [email])).outs).toEqual([`${email} is locked; sessions ended: 1`]);
  expect(await logIn()).toEqual({ wrong: true });
  expect((await run('user list', [], { json: true })).outs[1]).toContain('"state":"locked"');
  await run('user disable', [email], { undo: true });
  expect(await logIn()).toHaveProperty('token');
});

test('user factor-remove lets an owner who has lost the app log in with the password', async () => {
  await create();
  expect((await run('user factor-remove', [email])).errs).toEqual([
    `${email} has no authenticator app; its log-in asks for the password only`,
  ]);
  const accountId = (await findAccount(database.db, college.id, email))?.id ?? 0;
  const confirmed = { tenantId: college.id, accountId, secret: 'JBSWY3DPEHPK3PXP', confirmedAt: sql`now()` };
  await database.db.insert(staffFactor).values(confirmed);
  expect(await logIn()).toHaveProperty('pending');
  expect((await run('user factor-remove', [email])).outs).toEqual([
    `${email} logs in with the password only; sessions ended: 0`,
  ]);
  expect(await logIn()).toHaveProperty('token');
});

test('session list shows open sessions with their e-mail address, and session end ends one', async () => {
  await create();
  await logIn();
  const { outs } = await run('session list', [], { json: true });
  const session = JSON.parse(outs[0] ?? '{}');
  expect(session).toMatchObject({ email, address: '192.0.2.7', userAgent: 'A browser' });
  expect(await run('session end', [String(session.id)])).toMatchObject({ exit: 0 });
  expect((await run('session list', [])).errs).toEqual(['Nobody is logged in at harbor.']);
  expect(await run('session end', [String(session.id)])).toMatchObject({ exit: 1 });
});

test.each([
  [['user', 'create', 'a@b.example', '--tenant', 'x', '--name', 'A'], ['-']],
  [['user', 'create', 'a@b.example', '--tenant', 'x', '--name', 'A', '--password-file', 'pw.txt'], ['pw.txt']],
  [['user', 'create', 'a@b.example', '--tenant', 'x', '--name', 'A', '--generate'], []],
  [['user', 'list', '--tenant', 'x'], []],
])('%j reads its password from %j', async (argv, files) => {
  const parsed: unknown[] = [];
  const program = createProgram(await describeCommands(), async (invocation) => void parsed.push(invocation.files));
  await program.parseAsync(['node', 'cli', ...argv]);
  expect(parsed).toEqual([files]);
});

test('no command takes a password as an argument', async () => {
  const program = createProgram(await describeCommands(), async () => {});
  const flags = program.commands.flatMap((group) =>
    group.commands.flatMap((one) => one.options.map((option) => option.long)),
  );
  expect(flags).not.toContain('--password');
});
