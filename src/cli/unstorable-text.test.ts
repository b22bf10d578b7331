import { type } from 'arktype';
import { expect, test } from 'vitest';

import { json } from '../content/fields/plain.ts';
import { formFields } from '../content/forms/form-fields.ts';
import { readRowsFile } from './row-inputs.ts';
import { runCommand } from './run-command.ts';

const half = '\ud83d';
const escaped = String.raw`[{"title":"\ud83d"}]`;

test.each<[place: string, args: string[], options: Record<string, string | string[]>, message: string]>([
  ['an option', [], { name: `Ann${half}` }, '--name contains'],
  ['one of several values', [], { host: ['a.localhost', half] }, '--host contains'],
  ['an argument', [`unc${half}`], {}, 'The argument unc\ufffd contains'],
])('a command with half of a surrogate pair in %s is refused', async (_, args, options, message) => {
  const errors: string[] = [];
  const io = { out: () => {}, err: (line: string) => void errors.push(line), progress: () => {} };
  const files = (async function* () {})();
  const context = { database: {} as never, actor: 'ann', port: 3000, io };
  expect(await runCommand('tenant create', context, { args, options, files, fileCount: 0 })).toBe(1);
  expect(errors).toEqual([expect.stringContaining(message)]);
});

test.each([
  ['rows.json', escaped],
  ['rows.jsonl', '{"title":"Elm"}\n{"title":"\\ud83d"}\n'],
])('half of a surrogate pair in %s is refused', async (name, text) => {
  await expect(readRowsFile({ name, bytes: Buffer.from(text) }, ['title'])).rejects.toThrow('half of a surrogate pair');
});

test.each([
  ['a JSON value', json('Links', type('object'))],
  ['the fields of a form', formFields()],
])('half of a surrogate pair in %s is refused', async (_, field) => {
  await expect((async () => field.read(escaped, {} as never))()).rejects.toThrow('half of a surrogate pair');
});
