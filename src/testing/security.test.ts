import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { expect, test } from 'vitest';

const text = readFileSync('docs/security.md', 'utf8');

test('every test that docs/security.md names exists', () => {
  const files = [...text.matchAll(/`((?:src|e2e|acceptance)\/[^`]+)`/g)].map(([, file = '']) => file);
  expect(files.length).toBeGreaterThan(80);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});

test('every document that docs/security.md links to exists', () => {
  const links = [...text.matchAll(/\]\(([^)#]+)(?:#[^)]*)?\)/g)].map(([, link = '']) => link);
  expect(links.filter((link) => !existsSync(path.join('docs', link)))).toEqual([]);
});

test('every row of docs/security.md has a point, an explanation, and a test or a blank', () => {
  const rows = text.split('\n').filter((line) => /^\| \d/.test(line));
  expect(rows.length).toBeGreaterThan(80);
  expect(rows.filter((row) => !/^\| \d[^|]* \| [^|]{5,} \| (?:`[^|]+` )?\|$/.test(row))).toEqual([]);
});
