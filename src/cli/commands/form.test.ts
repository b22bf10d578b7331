import { beforeEach, expect, test } from 'vitest';

import { formSubmission } from '../../db/schema/form.ts';
import { mail } from '../../db/schema/mail.ts';
import { collegeCommands, jsonFile } from '../testing/college-commands.ts';

const commands = collegeCommands();

const sessions = [
  { title: 'June 8-11', value: 'june' },
  { title: 'Another week', value: 'other', showOtherAnswer: true },
];
const camp = {
  title: 'Camp',
  recipients: [{ address: 'camps@harbor.example.edu' }],
  fields: [
    { id: 'h', type: '-', title: '<h2>Camper</h2>' },
    { id: 'name', type: 'T', title: 'Name' },
    { id: 'email', type: 'T', title: 'E-mail address', isEmailField: true },
    { id: 'session', type: 'R', title: 'Session', options: sessions },
  ],
};

const submission = (key: string, answers: object, changes: object = {}) => ({
  tenantId: commands.college.id,
  formId: 1,
  key,
  reference: `AAAA-${key}`,
  state: 'complete' as const,
  answers: answers as Record<string, { values: string[] }>,
  createdAt: '2026-11-23T17:00:00Z',
  ...changes,
});

beforeEach(async () => {
  await commands.run('form add', { options: { file: 'x.json' }, files: [jsonFile(camp)] });
  await commands.database.db.insert(formSubmission).values([
    submission('2222', {
      name: { values: ['=HYPERLINK("http://x")'] },
      session: { values: ['other'], other: 'July' },
    }),
    submission('3333', { name: { values: ['Ann'] } }, { email: 'ann@example.com' }),
    submission(
      '4444',
      { name: { values: ['Bo'] } },
      { state: 'held', heldReason: 'submitted 0.1 seconds after the form was opened' },
    ),
  ]);
});

const submissions = async (options: Record<string, string | boolean> = {}) =>
  (await commands.run('form submissions', { args: ['1'], options })).outs;
const idOf = async (reference: string): Promise<string> => {
  const rows = (await submissions({ json: true })).map((line) => JSON.parse(line));
  return rows.find((row) => row.reference === reference)?.id;
};

test('the CSV of submissions has a readable column for each field, without formulas', async () => {
  const [csv = ''] = await submissions({ csv: true, state: 'complete' });
  const [heading, first] = csv.replace('\uFEFF', '').split('\r\n');
  expect(csv.startsWith('\uFEFF')).toBe(true);
  expect(heading).toBe('id,reference,state,submitted,name,email,session');
  expect(first).toMatch(
    /^\d+,AAAA-2222,complete,2026-11-23 12:00,"'=HYPERLINK\(""http:\/\/x""\)",,Another week: July$/,
  );
});

test('submissions are listed as a table and as JSON, optionally filtered by state', async () => {
  expect((await submissions()).join('\n')).toMatch(/AAAA-3333 .*Ann/);
  const [held, ...others] = await submissions({ json: true, state: 'held' });
  expect(JSON.parse(held ?? '')).toMatchObject({ reference: 'AAAA-4444', answers: { name: { values: ['Bo'] } } });
  expect(others).toEqual([]);
});

test('a held submission is completed, which sends its mail, or deleted', async () => {
  const id = await idOf('AAAA-4444');
  expect((await commands.run('form approve', { args: [id] })).outs).toEqual([`submission ${id} completed`]);
  expect(await commands.database.db.$count(mail)).toBe(1);
  const again = await commands.run('form reject', { args: [id] });
  expect(again).toMatchObject({ exit: 1, errs: [`harbor has no held submission ${id}`] });
});

test('the submissions of a person are deleted, but not in a dry run', async () => {
  const forget = (dryRun: boolean) => commands.run('form forget', { args: ['Ann@Example.com'], options: { dryRun } });
  expect((await forget(true)).outs).toEqual(['1 submission deleted']);
  expect((await forget(false)).outs).toEqual(['1 submission deleted']);
  expect(await idOf('AAAA-3333')).toBeUndefined();
});

test('a recipient to whom no mail can be sent is refused', async () => {
  const { exit, errs } = await commands.run('form add', {
    options: { file: 'x.json' },
    files: [jsonFile({ ...camp, recipients: [{ address: 'camps@-harbor.edu' }] })],
  });
  expect([exit, errs.join('\n')]).toEqual([1, expect.stringContaining('an e-mail address such as name@college.edu')]);
});

test('a form with a broken definition is not added, and the message names what to change', async () => {
  const { exit, errs } = await commands.run('form add', {
    options: { file: 'x.json' },
    files: [jsonFile({ ...camp, fields: [{ id: 'a', type: 'X', title: 'A' }] })],
  });
  expect([exit, errs.join('\n')]).toEqual([1, expect.stringContaining('Form match error: field type [X] not found')]);
});
