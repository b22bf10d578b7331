import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { findPasswordProblem } from './password-problem.ts';

const owner = { email: 'dana.whistle@lakeshore.example.edu', name: 'Dana Whistle' };
const college = {
  name: 'Lakeshore University',
  shortName: 'Lakeshore',
  slug: 'lakeshore',
  canonicalHost: 'athletics.lakeshore.example.edu',
};

let folder: string;
const listed = 'a password that only the operator lists';
const removed = 'a password with a count of zero';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'breached-'));
  for (const [password, count] of [
    [listed, 3],
    [removed, 0],
    ['a perfectly good sentence', undefined],
    ['A PASSWORD THAT ONLY THE OPERATOR LISTS', undefined],
    ['a perfectly good Sentence', undefined],
  ] as const) {
    const hash = createHash('sha1').update(password).digest('hex').toUpperCase();
    const lines = [
      '0018A45C4D1DEF81644B54AB7F969B88D65:1',
      ...(count === undefined ? [] : [`${hash.slice(5)}:${count}`]),
    ];
    await writeFile(path.join(folder, `${hash.slice(0, 5)}.txt`), lines.join('\r\n'));
  }
});
afterAll(() => rm(folder, { recursive: true }));

const problem = (password: string, breachedPasswords?: string) =>
  findPasswordProblem(password, { owner, college, breachedPasswords });

test.each([
  ['eleven let…', /12 to 256/],
  ['', /12 to 256/],
  ['x'.repeat(257), /12 to 256/],
  // on the list of the program, in any case
  ['123456789012', /stolen/],
  ['qwertyqwerty', /stolen/],
  ['QWERTYqwerty', /stolen/],
  ['aaaaaaaaaaaa', /stolen/],
  // names
  ['lakeshore2026', /names/],
  ['DanaWhistle!1', /names/],
  ['athleticsfieldhouse', /names/],
])('%j is refused', async (password, reason) => {
  expect(await problem(password)).toMatch(reason);
});

test.each([
  'a perfectly good sentence',
  'correct horse battery staple lakeshore',
  'ünïcödé is wélcome',
  '🏈'.repeat(12),
])('%j is accepted', async (password) => {
  expect(await problem(password)).toBeUndefined();
});

test('a password on a list of the operator is refused, in any case', async () => {
  expect(await problem(listed)).toBeUndefined();
  expect(await problem(listed, folder)).toMatch(/stolen/);
  expect(await problem(listed.toUpperCase(), folder)).toMatch(/stolen/);
});

test('other passwords of the lists, and those with a count of zero, which hide the length of an answer, are accepted', async () => {
  expect(await problem('a perfectly good sentence', folder)).toBeUndefined();
  expect(await problem(removed, folder)).toBeUndefined();
});

test('a folder without the file of a password is an error that names it', async () => {
  await expect(problem('a sentence without a file', folder)).rejects.toThrow(/[0-9A-F]{5}\.txt/);
});
