import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { releases } from '../backup/testing/releases.ts';
import { createProgram } from './program.ts';

const changelog = [...readFileSync('CHANGELOG.md', 'utf8').matchAll(/^## (\d+\.\d+\.\d+), \d{4}-\d{2}-\d{2}$/gm)];

test('--version prints the version of package.json, which is the latest one of CHANGELOG.md', () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
  const { version: locked } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  expect([createProgram([], async () => {}).version(), locked, changelog[0]?.[1]]).toEqual([version, version, version]);
});

test('every version has data for the tests of updates', () => {
  expect([...releases].sort()).toEqual(changelog.map(([, version]) => version).sort());
});
